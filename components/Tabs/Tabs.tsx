import type { ReactNode } from 'react';
import { TabGroup } from '@components/ui/TabGroup';
import { tabsOf } from './tabsOf';
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
export function Tabs({ children, groupId, label }: TabsProps) {
  const tabs = tabsOf(children);
  const values = tabs.map(({ value }) => value);
  const [selected, select] = useTabSelection(values, groupId);
  return <TabGroup tabs={tabs} selected={selected} onSelect={select} label={label} />;
}
