import styles from './HitText.module.css';

/** Part of a text, and whether it matches the query. */
export interface HitFragment {
  text: string;
  isMarked: boolean;
}

interface HitTextProps {
  title: readonly HitFragment[];
  detail: readonly HitFragment[];
}

const marked = (fragments: readonly HitFragment[]) =>
  fragments.map(({ text, isMarked }, index) => (isMarked ? <mark key={index}>{text}</mark> : text));

/** A hit's page and section, with the matching excerpt below. */
export function HitText({ title, detail }: HitTextProps) {
  return (
    <span className={styles.root}>
      <span className={styles.title}>{marked(title)}</span>
      {detail.length > 0 && <span className={styles.detail}>{marked(detail)}</span>}
    </span>
  );
}
