import styles from './SearchFailure.module.css';

interface SearchFailureProps {
  /** What the service or the browser said. */
  reason: string | null;
  labels: Record<'title' | 'help', string>;
}

/** Says that no answer came, and what the reader can do. */
export function SearchFailure({ reason, labels }: SearchFailureProps) {
  return (
    <div className={styles.root} role="alert">
      <p className={styles.title}>{labels.title}</p>
      <p>{labels.help}</p>
      {reason && <p className={styles.reason}>{reason}</p>}
    </div>
  );
}
