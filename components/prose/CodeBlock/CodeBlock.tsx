import type { CSSProperties } from 'react';
import { useLabels } from '@components/SiteContext';
import { blockHtml } from './blockHtml';
import styles from './CodeBlock.module.css';

export interface CodeBlockProps {
  /** The highlighted `<pre>`, prepared at build. */
  html: string;
  title?: string;
  lang?: string;
  /** Whether it is what a command prints: such a block has a caption, and no language. */
  isOutput?: boolean;
  /** Whether long lines wrap at first; the reader may toggle it. */
  isWrapped?: boolean;
  /** How many lines the block has, where it is folded. */
  lines?: number | string;
  /** Height of the block before it scrolls or folds, in pixels. */
  height?: number | string;
}

/** Code with its title, language, wrap toggle and copy button, in the page as one prepared string; `ContentActions` answers the buttons. */
export function CodeBlock({
  html,
  title,
  lang,
  isOutput = false,
  isWrapped = false,
  lines,
  height,
}: CodeBlockProps) {
  const labels = useLabels().code;
  // A finished block keeps its line breaks, whatever is marked in it.
  const isSingle = !title && !isOutput && !html.trimEnd().includes('\n');
  return (
    <div
      className={styles.root}
      data-code=""
      data-titled={title ? '' : undefined}
      data-output={isOutput ? '' : undefined}
      data-single={isSingle ? '' : undefined}
      data-wrap={isWrapped ? '' : undefined}
      style={height ? ({ '--code-height': `${height}px` } as CSSProperties) : undefined}
      data-capped={height && !lines ? '' : undefined}
      dangerouslySetInnerHTML={{
        __html: blockHtml(
          {
            html,
            title,
            lang: isSingle ? undefined : lang,
            isOutput,
            isWrapped,
            lines: Number(lines ?? 0),
          },
          labels,
        ),
      }}
    />
  );
}
