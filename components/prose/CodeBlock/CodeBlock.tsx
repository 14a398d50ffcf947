import type { CSSProperties } from 'react';
import { useLabels } from '@components/SiteContext';
import { blockHtml } from './blockHtml';
import styles from './CodeBlock.module.css';

export interface CodeBlockProps {
  /** The highlighted `<pre>`, generated during the build. */
  html: string;
  title?: string;
  lang?: string;
  /** Whether it shows the output of a command: such a block has a caption and no language label. */
  isOutput?: boolean;
  /** Whether long lines wrap initially; the user can toggle it. */
  isWrapped?: boolean;
  /** Number of lines, if the block is folded. */
  lines?: number | string;
  /** Height of the block before it scrolls or folds, in pixels. */
  height?: number | string;
}

/**
 * A code block with title, language label, wrap button and copy button, as one HTML string; `ContentActions` handles
 * the buttons.
 */
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
  // The block's HTML keeps its line breaks.
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
