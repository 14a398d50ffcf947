import { Children, isValidElement, useState, type ReactElement, type ReactNode } from 'react';
import { useSitePort } from '@components/SiteContext';
import { TabGroup } from '@components/ui/TabGroup';

/** One storage slot per group id: `rsbuild-docs-tabs:framework`. */
const STORAGE_PREFIX = 'rsbuild-docs-tabs:';

interface TabProps {
  label: string;
  /** What the group remembers; lasts longer than the label, and is the same in every language. */
  value: string;
  children: ReactNode;
}

interface TabsProps {
  /** Groups of the same id switch together, and remember their selection across pages. */
  groupId?: string;
  /** Says what the tabs choose between. */
  label?: string;
  children: ReactNode;
}

/** A choice inside `Tabs`, which draws it; alone it shows its content. */
export function Tab({ children }: TabProps) {
  return children;
}

/** @throws a sentence for the writer where a child is no `Tab`, or where two share a value. */
export function tabsOf(children: ReactNode): TabProps[] {
  const seen = new Set<string>();
  const tabs = Children.toArray(children)
    .filter((child) => typeof child !== 'string' || child.trim() !== '')
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
      if (seen.has(value)) {
        throw new Error(
          `<Tabs> has two tabs of the value "${value}". Give each <Tab> a value of its own.`,
        );
      }
      seen.add(value);
      return { label, value, children: content };
    });
  if (tabs.length === 0)
    throw new Error('<Tabs> is empty. Put at least one <Tab label="…" value="…"> into it.');
  return tabs;
}

/** The stored value where the group still has it; its first tab otherwise. */
export function selectedTab(tabs: readonly TabProps[], stored: string | null): string {
  const value = tabs.some((tab) => tab.value === stored) ? stored : tabs[0]?.value;
  return value ?? '';
}

function StoredTabs({
  groupId,
  tabs,
  label,
}: {
  groupId: string;
  tabs: TabProps[];
  label: string | undefined;
}) {
  const { useStoredValue } = useSitePort();
  const [stored, setStored] = useStoredValue(STORAGE_PREFIX + groupId);
  return (
    <TabList tabs={tabs} label={label} selected={selectedTab(tabs, stored)} onSelect={setStored} />
  );
}

function LocalTabs({ tabs, label }: { tabs: TabProps[]; label: string | undefined }) {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <TabList tabs={tabs} label={label} selected={selectedTab(tabs, chosen)} onSelect={setChosen} />
  );
}

interface TabListProps {
  tabs: TabProps[];
  label: string | undefined;
  selected: string;
  onSelect: (value: string) => void;
}

function TabList({ tabs, ...props }: TabListProps) {
  return (
    <TabGroup
      tabs={tabs.map(({ label, value, children }) => ({ label, value, content: children }))}
      {...props}
    />
  );
}

/** Content of which the reader needs one part; the choice is remembered per group. */
export function Tabs({ groupId, label, children }: TabsProps) {
  const tabs = tabsOf(children);
  if (import.meta.env.SSG_MD) {
    return tabs.map((tab) => (
      <div key={tab.value}>
        {`**${tab.label}**\n\n`}
        {tab.children}
      </div>
    ));
  }
  return groupId ? (
    <StoredTabs groupId={groupId} tabs={tabs} label={label} />
  ) : (
    <LocalTabs tabs={tabs} label={label} />
  );
}
