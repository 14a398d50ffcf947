import styles from './Tag.module.css';

interface TagProps {
  text: string;
}

/** A short label next to a navigation item: 'new', 'experimental'. */
export function Tag({ text }: TagProps) {
  return <span className={styles.root}>{text}</span>;
}
