import type { ReactNode } from 'react';
import { TabGroup } from '@components/ui/TabGroup';
import { tabsOf } from './tabsOf';

interface TabsProps {
  /** Groups of the same id switch together, and remember their selection across pages. */
  groupId?: string;
  /** Says what the tabs choose between. */
  label?: string;
  /** `Tab` elements. */
  children: ReactNode;
}

/** Content of which a reader needs one part. */
export const Tabs = ({ children, groupId, label }: TabsProps) => (
  <TabGroup tabs={tabsOf(children)} groupId={groupId} label={label} />
);
