import { useId, type ReactNode } from 'react';
import styles from './TabGroup.module.css';

export interface TabItem {
  value: string;
  label: string;
  content: ReactNode;
}

interface TabGroupProps {
  /** The first is selected. */
  tabs: readonly TabItem[];
  /** Groups of the same id switch together. */
  groupId?: string | undefined;
  /** Says what the tabs choose between. */
  label?: string | undefined;
}

/**
 * Tabs by the ARIA pattern: one of them in the tab order, arrows move and select. Plain HTML, which `useTabs` answers.
 * Every panel is in the page, so that without script, and on paper, all can be read.
 */
export function TabGroup({ tabs, groupId, label }: TabGroupProps) {
  const id = useId();
  return (
    <div className={styles.root}>
      <div role="tablist" aria-label={label} data-group={groupId} className={styles.list}>
        {tabs.map(({ value, label }, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-tab-${value}`}
            aria-controls={`${id}-panel-${value}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
            data-value={value}
            className={styles.tab}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ value, label, content }, index) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}-panel-${value}`}
          aria-labelledby={`${id}-tab-${value}`}
          data-label={label}
          hidden={index > 0}
          className={styles.panel}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
