import type { ReactNode, Ref } from 'react';
import styles from './Overview.module.css';
import { OverviewSection, type OverviewSectionProps } from './OverviewSection';

interface OverviewProps {
  ref: Ref<HTMLElement>;
  labels: {
    filter: string;
    placeholder: string;
    /** Stands before the query where nothing matches it. */
    noResult: string;
  };
  query: string;
  onQueryChange: (query: string) => void;
  /** What matches the query. */
  groups: OverviewSectionProps[];
  /** In a static page: an inline script that marks the overview `data-pending` where the address holds a query. */
  pendingScript?: ReactNode;
}

/** Pages by group with a filter: type a part of a name to see what has it. */
export function Overview({
  ref,
  labels,
  query,
  onQueryChange,
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
      </label>
      <p className={styles.noResult} role="status">
        {groups.length === 0 && labels.noResult + query}
      </p>
      {pendingScript}
      <div className={styles.groups}>
        {groups.map((group) => (
          <OverviewSection key={group.id} {...group} />
        ))}
      </div>
    </section>
  );
}
