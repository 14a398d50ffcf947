import { useId, type ReactNode } from 'react';
import { useLabels, type CalloutType } from '@components/SiteContext';
import styles from './Callout.module.css';

interface CalloutProps {
  type: CalloutType;
  /** The engine sets the type's English name if the page sets no title. */
  title?: string;
  children: ReactNode;
}

/** A Markdown container, `:::tip Title`, or an alert, `> [!NOTE]`. `details` can be folded. */
export function Callout({ type, title, children }: CalloutProps) {
  const labels = useLabels().callout;
  const id = useId();
  const isNamedByType = !title || title.toLowerCase() === type;
  const shownTitle = isNamedByType ? labels[type] : title;
  if (type === 'details') {
    return (
      <details className={styles.root} data-type={type}>
        <summary className={styles.title}>{shownTitle}</summary>
        {children}
      </details>
    );
  }
  return (
    <div role="note" aria-labelledby={id} className={styles.root} data-type={type}>
      <p id={id} className={styles.title}>
        {shownTitle}
      </p>
      {children}
    </div>
  );
}
