import type { ReactNode } from 'react';

export { Badge, PackageManagerTabs, Steps, Tab, Tabs } from '@rspress/core/theme';

/** The engine has nothing like these: they show what they hold and no more, which favours its figures. */
function Plain({ children }: { children?: ReactNode }) {
  return <div>{children}</div>;
}

export {
  Plain as Benchmark,
  Plain as Card,
  Plain as Cards,
  Plain as FileTree,
  Plain as NextSteps,
  Plain as OptionMeta,
  Plain as SourceLink,
};
