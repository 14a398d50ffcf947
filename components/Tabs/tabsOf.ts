import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { TabItem } from '@components/ui/TabGroup';
import { Tab, type TabProps } from './Tab';

export type { TabItem };

const isBlank = (child: ReactNode): boolean => typeof child === 'string' && child.trim() === '';

/** The tabs among the children of `Tabs`. @throws a sentence for the writer where they make no group. */
export function tabsOf(children: ReactNode): TabItem[] {
  const tabs = Children.toArray(children)
    .filter((child) => !isBlank(child))
    .map((child) => {
      if (!isValidElement(child) || child.type !== Tab) {
        throw new Error(
          '<Tabs> holds something that is no <Tab>. Put all of its content into <Tab label="…" value="…">.',
        );
      }
      const { label, value, children: content } = (child as ReactElement<Partial<TabProps>>).props;
      if (!label || !value) {
        throw new Error(
          `<Tab label="${label ?? ''}" value="${value ?? ''}"> needs both a label and a value.`,
        );
      }
      return { label, value, content };
    });
  if (tabs.length === 0) {
    throw new Error('<Tabs> is empty. Put at least one <Tab label="…" value="…"> into it.');
  }
  const twice = tabs.find(
    ({ value }, index) => tabs.findIndex((tab) => tab.value === value) < index,
  );
  if (twice) {
    throw new Error(
      `<Tabs> has two tabs of the value "${twice.value}". Give each <Tab> a value of its own.`,
    );
  }
  return tabs;
}
