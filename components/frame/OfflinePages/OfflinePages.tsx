import styles from './OfflinePages.module.css';

/** Screen readers hear of progress at every tenth. */
const TOLD_STEP = 0.1;

interface OfflinePagesProps {
  /** Nothing is shown while it is unknown what is stored, nor where nothing can be. */
  phase: 'unknown' | 'partial' | 'keeping' | 'kept' | 'failed' | 'removed';
  /** How many pages are stored. */
  pages: number;
  /** What all of the language takes, in bytes. */
  bytes?: number | undefined;
  /** How much is stored while the rest is fetched, 0 to 1. */
  share: number;
  labels: Record<'label' | 'text' | 'keep' | 'kept' | 'failed' | 'remove' | 'removed', string> & {
    size: (bytes: number) => string;
    pages: (count: number) => string;
    keeping: (share: number) => string;
  };
  onKeep: () => void;
  onRemove: () => void;
}

/** Lets the reader keep the documentation for offline reading, and remove it again. */
export function OfflinePages({
  phase,
  pages,
  bytes,
  share,
  labels,
  onKeep,
  onRemove,
}: OfflinePagesProps) {
  const told = Math.floor(share / TOLD_STEP) * TOLD_STEP;
  const news = {
    unknown: '',
    partial: '',
    keeping: labels.keeping(told),
    kept: labels.kept,
    failed: labels.failed,
    removed: labels.removed,
  }[phase];
  const canKeep = bytes !== undefined && phase !== 'kept' && phase !== 'keeping';
  return (
    <section aria-label={labels.label} className={styles.root}>
      {phase !== 'unknown' && (
        <div>
          {labels.text} {pages > 0 && labels.pages(pages)}
        </div>
      )}
      <div role="status">{news}</div>
      {phase === 'keeping' && (
        <progress className={styles.progress} aria-label={labels.keep} value={share} />
      )}
      <div className={styles.actions}>
        {canKeep && (
          <>
            <button type="button" className={styles.button} onClick={onKeep}>
              {labels.keep}
            </button>
            {labels.size(bytes)}
          </>
        )}
        {pages > 0 && phase !== 'keeping' && (
          <button type="button" className={styles.button} onClick={onRemove}>
            {labels.remove}
          </button>
        )}
      </div>
    </section>
  );
}
