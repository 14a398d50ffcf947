import styles from './KeyHints.module.css';

interface KeyHintsProps {
  labels: Record<'select' | 'navigate' | 'close', string>;
  /** Attribution of a hosted service that requires it. */
  credit?: { text: string; name: string; href: string } | undefined;
}

/** Keyboard shortcuts of the search dialog, and the attribution. */
export function KeyHints({ labels, credit }: KeyHintsProps) {
  return (
    <div className={styles.root}>
      <ul className={styles.keys}>
        <li>
          <kbd className={styles.key}>↵</kbd> {labels.select}
        </li>
        <li>
          <kbd className={styles.key}>↑</kbd> <kbd className={styles.key}>↓</kbd> {labels.navigate}
        </li>
        <li>
          <kbd className={styles.key}>Esc</kbd> {labels.close}
        </li>
      </ul>
      {credit && (
        <p>
          {credit.text}{' '}
          <a href={credit.href} target="_blank" rel="noopener noreferrer">
            {credit.name}
          </a>
        </p>
      )}
    </div>
  );
}
