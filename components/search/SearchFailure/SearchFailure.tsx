import styles from './SearchFailure.module.css';

interface SearchFailureProps {
  /** What the service or the browser said. */
  reason: string | null;
  labels: Record<'title' | 'help' | 'ownIndex', string>;
  /** Asks the site's own index instead, where there is one that was not asked. */
  onOwnIndex?: (() => void) | undefined;
}

/** Says that no answer came, and what the reader can do. */
export function SearchFailure({ reason, labels, onOwnIndex }: SearchFailureProps) {
  return (
    <div className={styles.root} role="alert">
      <p className={styles.title}>{labels.title}</p>
      <p>{labels.help}</p>
      {onOwnIndex && (
        <button type="button" className={styles.ownIndex} onClick={onOwnIndex}>
          {labels.ownIndex}
        </button>
      )}
      {reason && <p className={styles.reason}>{reason}</p>}
    </div>
  );
}
