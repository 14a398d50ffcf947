import { isValidElement, type ComponentProps, type ReactNode } from 'react';
import { useLabels } from '@components/SiteContext';
import { Breakable } from '@components/ui/Breakable';
import styles from './Heading.module.css';

/** Text content of a React node. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}

/** Number of characters of an `h1` that fit on one line of a 320 px wide phone. */
const LONGEST_WORD = 15;

/** The name of an option as the title of its page: `mode`, `output.filenameHash`. */
const IDENTIFIER = /^[a-z][A-Za-z]*(?:\.[A-Za-z]+)*$/;

type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

interface HeadingProps extends ComponentProps<'h1'> {
  level: HeadingLevel;
}

/** A heading with a permalink. The link is outside the heading element, so that it isn't part of the heading's accessible name. */
export function Heading({ level, children, ...props }: HeadingProps) {
  const labels = useLabels();
  const Tag = `h${level}` as const;
  const text = textOf(children);
  const hasLongWord = text.split(/\s/).some(({ length }) => length > LONGEST_WORD);
  return (
    <div
      className={styles.root}
      data-level={level}
      data-has-long-word={hasLongWord || undefined}
      data-is-identifier={(level === 1 && IDENTIFIER.test(text)) || undefined}
    >
      <Tag {...props}>
        <Breakable>{children}</Breakable>
      </Tag>
      {props.id && (
        <a
          href={`#${props.id}`}
          aria-label={labels.headingAnchor(text)}
          className={styles.anchor}
        />
      )}
    </div>
  );
}
