import { useId, type KeyboardEvent, type ReactNode } from 'react';
import styles from './TabGroup.module.css';

export interface TabItem {
  value: string;
  label: string;
  content: ReactNode;
}

interface TabGroupProps {
  tabs: readonly TabItem[];
  selected: string;
  onSelect: (value: string) => void;
  /** Says what the tabs choose between. */
  label?: string | undefined;
}

/** Which tab a key leads to; undefined for keys that are not the tabs' own. */
export function tabAfterKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/**
 * Tabs by the ARIA pattern: one of them in the tab order, arrows move and select.
 * Every panel is in the page, so that without script, and on paper, all can be read.
 */
export function TabGroup({ tabs, selected, onSelect, label }: TabGroupProps) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const index = tabs.findIndex(({ value }) => value === selected);
    const next = tabAfterKey(event.key, index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.value);
    document.getElementById(`${id}-tab-${tab.value}`)?.focus();
  };
  return (
    <div className={styles.root}>
      <div role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.value}`}
            aria-controls={`${id}-panel-${tab.value}`}
            aria-selected={tab.value === selected}
            tabIndex={tab.value === selected ? 0 : -1}
            className={styles.tab}
            onKeyDown={onKeyDown}
            onClick={() => {
              onSelect(tab.value);
            }}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${tab.value}`}
          aria-labelledby={`${id}-tab-${tab.value}`}
          data-label={tab.label}
          hidden={tab.value !== selected}
          className={styles.panel}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
