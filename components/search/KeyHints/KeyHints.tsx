import styles from './KeyHints.module.css';

interface KeyHintsProps {
  labels: Record<'select' | 'navigate' | 'close', string>;
}

/** The keys that work in the modal. */
export function KeyHints({ labels }: KeyHintsProps) {
  return (
    <ul className={styles.root}>
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
  );
}
