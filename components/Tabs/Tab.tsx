import type { ReactNode } from 'react';

export interface TabProps {
  label: string;
  /** What the group remembers: outlasts the label, and is the same in every language. */
  value: string;
  children: ReactNode;
}

/** A choice inside `Tabs`, which draws it; alone it shows its content. */
export function Tab({ children }: TabProps) {
  return children;
}
