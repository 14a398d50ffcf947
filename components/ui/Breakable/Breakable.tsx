import {
  Children,
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ReactNode,
} from 'react';

/** Minimum length of a word that can break, in characters. Names such as WebAssembly start with a capital letter. */
const SHORTEST_BROKEN = { identifier: 11, name: 14 };

const WORD = /[\w$.]+/g;

/** Matches after a dot within a word, and between the words of a camelCase name. */
const BREAK = /(?<=\w\.)(?=[A-Za-z_$])|(?<=[a-z\d])(?=[A-Z])/;

/**
 * Splits text where long identifiers can break: `performance.removeMomentLocale` after the dot and before each capital
 * letter.
 */
export function splitAtBreakPoints(text: string): string[] {
  const parts: string[] = [];
  let part = '';
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const [first = '', ...rest] =
      word.length < SHORTEST_BROKEN[/^[A-Z]/.test(word) ? 'name' : 'identifier']
        ? [word]
        : word.split(BREAK);
    part += text.slice(end, index) + first;
    for (const next of rest) {
      parts.push(part);
      part = next;
    }
    end = index + word.length;
  }
  return [...parts, part + text.slice(end)];
}

const withBreaks = (text: string): ReactNode =>
  createElement(
    Fragment,
    null,
    ...splitAtBreakPoints(text).flatMap((part, index) => (index === 0 ? [part] : [<wbr />, part])),
  );

/** Adds `<wbr>` to long identifiers in `children`, including nested elements. */
export function Breakable({ children }: { children: ReactNode }): ReactNode {
  return Children.map(children, (child) => {
    if (typeof child === 'string') return withBreaks(child);
    if (!isValidElement<{ children?: ReactNode }>(child) || child.props.children === undefined) {
      return child;
    }
    return cloneElement(child, undefined, <Breakable>{child.props.children}</Breakable>);
  });
}
