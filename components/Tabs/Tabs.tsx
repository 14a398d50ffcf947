import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { TabGroup, type TabItem } from '@components/ui/TabGroup';

interface TabProps {
  label: string;
  /** Stored when the user selects the tab. Keep it the same in both languages. */
  value: string;
  children: ReactNode;
}

/** One tab of `Tabs`, which renders it; outside `Tabs` it renders its content. */
export function Tab({ children }: TabProps) {
  return children;
}

const isBlank = (child: ReactNode): boolean => typeof child === 'string' && child.trim() === '';

/** Reads the tabs from the children of `Tabs`. @throws an error for the author when they don't form a valid group. */
function tabsOf(children: ReactNode): TabItem[] {
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

interface TabsProps {
  /** Groups with the same id switch together, and their selection is stored across pages. */
  groupId?: string;
  /** Accessible name of the tab list. */
  label?: string;
  /** `Tab` elements. */
  children: ReactNode;
}

/** Tabs with alternatives, of which a user needs one. */
export const Tabs = ({ children, groupId, label }: TabsProps) => (
  <TabGroup tabs={tabsOf(children)} groupId={groupId} label={label} />
);
