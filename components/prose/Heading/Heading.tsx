import type { ComponentProps } from 'react';
import { useLabels } from '@components/SiteContext';
import { Breakable } from '@components/ui/Breakable';
import styles from './Heading.module.css';
import { textOf } from './textOf';

/** In characters: what fits on one line of a phone 320 px wide in the size of a top heading. */
const LONGEST_WORD = 15;

type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

interface HeadingProps extends ComponentProps<'h1'> {
  level: HeadingLevel;
}

/** A heading and, beside it, a link to itself: outside the heading, so that its name stays its text. */
export function Heading({ level, children, ...props }: HeadingProps) {
  const labels = useLabels();
  const Tag = `h${level}` as const;
  const text = textOf(children);
  const hasLongWord = text.split(/\s/).some(({ length }) => length > LONGEST_WORD);
  return (
    <div className={styles.root} data-level={level} data-has-long-word={hasLongWord || undefined}>
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
