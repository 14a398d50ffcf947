import type { ReactNode } from 'react';
import styles from './Callout.module.css';

export interface CalloutProps {
  type: 'tip' | 'note' | 'important' | 'warning' | 'caution' | 'danger' | 'info' | 'details';
  title?: string;
  children: ReactNode;
}

/** A container of Markdown: `:::tip Title`. `details` folds. */
export function Callout({ type, title, children }: CalloutProps) {
  if (type === 'details') {
    return (
      <details className={styles.root} data-type={type}>
        <summary className={styles.title}>{title}</summary>
        {children}
      </details>
    );
  }
  return (
    <div className={styles.root} data-type={type}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
