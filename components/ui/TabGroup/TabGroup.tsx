import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { tabAfterKey } from './tabAfterKey';
import styles from './TabGroup.module.css';
import { TabPanel } from './TabPanel';

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
        <TabPanel
          key={tab.value}
          id={`${id}-panel-${tab.value}`}
          aria-labelledby={`${id}-tab-${tab.value}`}
          label={tab.label}
          isSelected={tab.value === selected}
          onReveal={() => {
            onSelect(tab.value);
          }}
        >
          {tab.content}
        </TabPanel>
      ))}
    </div>
  );
}
