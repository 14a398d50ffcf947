import type { CSSProperties, MouseEvent } from 'react';
import { useLabels } from '@components/SiteContext';
import { copyText } from '@components/ui/copying/copyText';
import { useCopyFeedback } from '@components/ui/copying/useCopyFeedback';
import { blockHtml } from './blockHtml';
import { pastableText } from './pastableText';
import styles from './CodeBlock.module.css';

export interface CodeBlockProps {
  /** The highlighted `<pre>`, prepared at build. */
  html: string;
  title?: string;
  lang?: string;
  /** Whether long lines wrap at first; the reader may toggle it. */
  isWrapped?: boolean;
  /** How many lines the block has, where it is folded. */
  lines?: number | string;
  /** Height of the block before it scrolls or folds, in pixels. */
  height?: number | string;
}

/** Code with its title, language, wrap toggle and copy button, in the page as one prepared string. */
export function CodeBlock({ html, title, lang, isWrapped = false, lines, height }: CodeBlockProps) {
  const labels = useLabels().code;
  const endFeedback = useCopyFeedback();

  const copy = async (root: Element, button: Element) => {
    const code = root.querySelector('code');
    const status = root.querySelector('[role=status]');
    if (!code || !status) return;
    if (!(await copyText(pastableText(code), labels.copyPrompt))) return;
    button.setAttribute('data-state', 'copied');
    status.textContent = labels.copied;
    endFeedback(() => {
      button.removeAttribute('data-state');
      status.textContent = '';
    });
  };

  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    const root = event.currentTarget;
    const button = (event.target as Element).closest('button');
    if (button?.dataset.action === 'copy') void copy(root, button);
    if (button?.dataset.action === 'wrap') {
      const isNowWrapped = root.toggleAttribute('data-wrap');
      button.setAttribute('aria-pressed', String(isNowWrapped));
    }
  };

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the buttons are in the prepared string; their clicks, from keys too, arrive here
    <div
      className={styles.root}
      data-titled={title ? '' : undefined}
      data-wrap={isWrapped ? '' : undefined}
      style={height ? ({ '--code-height': `${height}px` } as CSSProperties) : undefined}
      data-capped={height && !lines ? '' : undefined}
      onClick={onClick}
      dangerouslySetInnerHTML={{
        __html: blockHtml({ html, title, lang, isWrapped, lines: Number(lines ?? 0) }, labels),
      }}
    />
  );
}
