import { useId, type ReactNode } from 'react';
import styles from './TabGroup.module.css';

export interface TabItem {
  value: string;
  label: string;
  content: ReactNode;
}

interface TabGroupProps {
  /** The first tab is selected. */
  tabs: readonly TabItem[];
  /** Groups with the same id switch together. */
  groupId?: string | undefined;
  /** Accessible name of the tab list. */
  label?: string | undefined;
}

/**
 * Tabs that follow the ARIA pattern: one of them is in the tab order, and arrow keys move and select. Plain HTML;
 * `useTabs` handles events. All panels are in the page, so that they can be read without JavaScript and in print.
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
