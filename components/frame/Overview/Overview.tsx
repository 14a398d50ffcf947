import type { ReactNode, Ref } from 'react';
import { SiteLink } from '../../SiteContext';
import { Breakable } from '../../ui/Breakable';
import { Tag } from '../../ui/Tag';
import styles from './Overview.module.css';

interface OverviewPage {
  text: string;
  href: string;
  tag?: string | undefined;
  details?: { purpose: string; type?: string; default?: string } | undefined;
  headers: { href: string; text: string; depth: number }[];
}

export interface OverviewSectionProps {
  /** `id` attribute of the group's heading. */
  id: string;
  name: string;
  pages: OverviewPage[];
}

interface PageDetailsProps extends NonNullable<OverviewPage['details']> {
  defaultLabel: string;
}

/** What a page is for; of an option also its type and default. */
function PageDetails({ purpose, type, default: value, defaultLabel }: PageDetailsProps) {
  return (
    <>
      <p className={styles.purpose}>{purpose}</p>
      {type && (
        <p className={styles.facts}>
          <code lang="en">{type}</code>
          {value && (
            <span>
              {defaultLabel} <code lang="en">{value}</code>
            </span>
          )}
        </p>
      )}
    </>
  );
}

/** One group: its pages, each with its headings, or as a row with its details. */
function OverviewSection({
  id,
  name,
  pages,
  defaultLabel,
}: OverviewSectionProps & { defaultLabel: string }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.name}>
        {name}
      </h2>
      <ul className={styles.pages}>
        {pages.map(({ text, href, tag, details, headers }) => (
          <li key={href} className={details ? styles.row : styles.page}>
            <SiteLink className={styles.link} href={href}>
              <Breakable>{text}</Breakable>
              {tag && <Tag text={tag} />}
            </SiteLink>
            {details && <PageDetails {...details} defaultLabel={defaultLabel} />}
            {headers.length > 0 && (
              <ul className={styles.headers}>
                {headers.map((header) => (
                  <li key={header.href}>
                    <SiteLink
                      className={styles.header}
                      href={header.href}
                      data-depth={header.depth}
                    >
                      <Breakable>{header.text}</Breakable>
                    </SiteLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OverviewProps {
  ref: Ref<HTMLElement>;
  labels: {
    filter: string;
    placeholder: string;
    /** Shown in front of the query when nothing matches. */
    noResult: string;
    /** In front of an option's default. */
    default: string;
  };
  query: string;
  onQueryChange: (query: string) => void;
  /** How many of all pages are listed. */
  count: string;
  /** Groups that match the query. */
  groups: OverviewSectionProps[];
  /** Inline script of static pages that sets `data-pending` when the URL contains a query. */
  pendingScript?: ReactNode;
}

/** Pages in groups, with a filter field. */
export function Overview({
  ref,
  labels,
  query,
  onQueryChange,
  count,
  groups,
  pendingScript,
}: OverviewProps) {
  return (
    <section ref={ref} className={styles.root}>
      <label className={styles.filter}>
        <span className={styles.label}>{labels.filter}</span>
        <input
          type="search"
          className={styles.input}
          placeholder={labels.placeholder}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => {
            onQueryChange(event.currentTarget.value);
          }}
        />
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      </label>
      <p className={styles.noResult} role="status">
        {groups.length === 0 && labels.noResult + query}
      </p>
      {pendingScript}
      <div className={styles.groups}>
        {groups.map((group) => (
          <OverviewSection key={group.id} {...group} defaultLabel={labels.default} />
        ))}
      </div>
    </section>
  );
}
