import type { ComponentProps } from 'react';
import { useLabels } from '@components/SiteContext';
import styles from './Heading.module.css';
import { textOf } from './textOf';

type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

interface HeadingProps extends ComponentProps<'h1'> {
  level: HeadingLevel;
}

/** A heading and, beside it, a link to itself: outside the heading, so that its name stays its text. */
export function Heading({ level, children, ...props }: HeadingProps) {
  const labels = useLabels();
  const Tag = `h${level}` as const;
  return (
    <div className={styles.root} data-level={level}>
      <Tag {...props}>{children}</Tag>
      {props.id && (
        <a
          href={`#${props.id}`}
          aria-label={labels.headingAnchor(textOf(children))}
          className={styles.anchor}
        />
      )}
    </div>
  );
}
