import { Fragment, type ReactNode } from 'react';
import { TabGroup } from '@components/ui/TabGroup';
import { tabsOf, type TabItem } from './tabsOf';
import { useTabSelection } from './useTabSelection';

interface TabsProps {
  /** Groups of the same id switch together, and remember their selection across pages. */
  groupId?: string;
  /** Says what the tabs choose between. */
  label?: string;
  /** `Tab` elements. */
  children: ReactNode;
}

/** Content of which a reader needs one part. */
export function Tabs({ children, ...props }: TabsProps) {
  const tabs = tabsOf(children);
  return import.meta.env.SSG_MD ? <TabsText tabs={tabs} /> : <TabsView tabs={tabs} {...props} />;
}

interface TabsViewProps {
  tabs: TabItem[];
  groupId?: string;
  label?: string;
}

function TabsView({ tabs, groupId, label }: TabsViewProps) {
  const values = tabs.map(({ value }) => value);
  const [selected, select] = useTabSelection(values, groupId);
  return <TabGroup tabs={tabs} selected={selected} onSelect={select} label={label} />;
}

/** For the Markdown copy of the page: every tab under its label. */
function TabsText({ tabs }: { tabs: TabItem[] }) {
  return tabs.map(({ value, label, content }) => (
    <Fragment key={value}>
      {`\n**${label}**\n\n`}
      {content}
    </Fragment>
  ));
}
