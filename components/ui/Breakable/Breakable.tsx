import {
  Children,
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ReactNode,
} from 'react';
import { splitAtBreakPoints } from './breakPoints';

const withBreaks = (text: string): ReactNode =>
  createElement(
    Fragment,
    null,
    ...splitAtBreakPoints(text).flatMap((part, index) => (index === 0 ? [part] : [<wbr />, part])),
  );

/** Text whose long identifiers break after dots and between humps only, however deep in `children` they are. */
export function Breakable({ children }: { children: ReactNode }): ReactNode {
  return Children.map(children, (child) => {
    if (typeof child === 'string') return withBreaks(child);
    if (!isValidElement<{ children?: ReactNode }>(child) || child.props.children === undefined) {
      return child;
    }
    return cloneElement(child, undefined, <Breakable>{child.props.children}</Breakable>);
  });
}
