import styles from './OfflinePages.module.css';

/** Announces progress in steps of ten percent. */
const ANNOUNCEMENT_STEP = 0.1;

interface OfflinePagesProps {
  /** Nothing is shown while the state is unknown or if the browser can't store pages. */
  phase: 'unknown' | 'partial' | 'keeping' | 'kept' | 'failed' | 'removed';
  /** Number of stored pages. */
  pages: number;
  /** Size of the whole language in bytes. */
  bytes?: number | undefined;
  /** Share that is stored so far, 0 to 1. */
  share: number;
  labels: Record<'label' | 'text' | 'keep' | 'kept' | 'failed' | 'remove' | 'removed', string> & {
    size: (bytes: number) => string;
    pages: (count: number) => string;
    keeping: (share: number) => string;
  };
  onKeep: () => void;
  onRemove: () => void;
}

/** Controls to store the documentation for offline reading and to remove it. */
export function OfflinePages({
  phase,
  pages,
  bytes,
  share,
  labels,
  onKeep,
  onRemove,
}: OfflinePagesProps) {
  const announcement = Math.floor(share / ANNOUNCEMENT_STEP) * ANNOUNCEMENT_STEP;
  const news = {
    unknown: '',
    partial: '',
    keeping: labels.keeping(announcement),
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
