import styles from './SearchFailure.module.css';

interface SearchFailureProps {
  labels: Record<'title' | 'help' | 'ownIndex', string>;
  /** Searches the site's own index instead; absent if that is what failed. */
  onOwnIndex?: (() => void) | undefined;
}

/** Says that no results came, or none yet, and what the reader can do. */
export function SearchFailure({ labels, onOwnIndex }: SearchFailureProps) {
  return (
    <div className={styles.root} role="alert">
      <p className={styles.title}>{labels.title}</p>
      <p>{labels.help}</p>
      {onOwnIndex && (
        <button type="button" className={styles.ownIndex} onClick={onOwnIndex}>
          {labels.ownIndex}
        </button>
      )}
    </div>
  );
}
