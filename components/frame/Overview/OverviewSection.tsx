import { SiteLink } from '../../SiteContext';
import { Breakable } from '../../ui/Breakable';
import { Tag } from '../../ui/Tag';
import styles from './Overview.module.css';

interface OverviewPage {
  text: string;
  href: string;
  tag?: string | undefined;
  headers: { href: string; text: string; depth: number }[];
}

export interface OverviewSectionProps {
  /** The id of the group's heading. */
  id: string;
  name: string;
  pages: OverviewPage[];
}

/** One group of an overview: its pages, each with its headings. */
export function OverviewSection({ id, name, pages }: OverviewSectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.name}>
        {name}
      </h2>
      <ul className={styles.pages}>
        {pages.map(({ text, href, tag, headers }) => (
          <li key={href} className={styles.page}>
            <SiteLink className={styles.link} href={href}>
              <Breakable>{text}</Breakable>
              {tag && <Tag text={tag} />}
            </SiteLink>
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
