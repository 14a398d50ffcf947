import styles from './Tag.module.css';

interface TagProps {
  text: string;
}

/** A short mark beside an item of navigation: 'new', 'experimental'. */
export function Tag({ text }: TagProps) {
  return <span className={styles.root}>{text}</span>;
}
