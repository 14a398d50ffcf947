import styles from './LastUpdated.module.css';

interface LastUpdatedProps {
  label: string;
  /** ISO timestamp. */
  time: string;
  /** The time in the reader's words. */
  text: string;
}

/** When the page was last changed. */
export function LastUpdated({ label, time, text }: LastUpdatedProps) {
  return (
    <p className={styles.root}>
      {label} <time dateTime={time}>{text}</time>
    </p>
  );
}
