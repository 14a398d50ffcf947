import { useState } from 'react';
import { CheckIcon, CopyIcon, TextIcon } from '../../icons/interfaceIcons';
import { copyText, useCopyFeedback } from '../../ui/copying/useCopyFeedback';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './PageCopy.module.css';

interface PageCopyProps {
  /** URL of the page's Markdown copy. */
  href: string;
  labels: Record<'copy' | 'copied' | 'view', string> & {
    /** Text of the prompt for manual copying, given the platform's shortcut. */
    copyPrompt: (shortcut: string) => string;
  };
}

async function textAt(href: string): Promise<string> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} answers ${String(response.status)}`);
  return response.text();
}

/** Copies the page as Markdown, or opens it. Fetches it on demand. */
export function PageCopy({ href, labels }: PageCopyProps) {
  const [isCopied, setIsCopied] = useState(false);
  const endFeedback = useCopyFeedback();

  const copy = async () => {
    // If the fetch fails, the browser shows why.
    const text = await textAt(href).catch(() => null);
    if (text === null) window.location.assign(href);
    else if (await copyText(text, labels.copyPrompt)) {
      setIsCopied(true);
      endFeedback(() => {
        setIsCopied(false);
      });
    }
  };

  const Icon = isCopied ? CheckIcon : CopyIcon;
  return (
    <p className={styles.root}>
      <button type="button" className={styles.action} onClick={() => void copy()}>
        <Icon className={styles.icon} />
        {labels.copy}
      </button>
      <VisuallyHidden role="status">{isCopied ? labels.copied : ''}</VisuallyHidden>
      <a className={styles.action} href={href} data-reload="">
        <TextIcon className={styles.icon} />
        {labels.view}
      </a>
    </p>
  );
}
