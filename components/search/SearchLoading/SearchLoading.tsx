import styles from './SearchLoading.module.css';

interface SearchLoadingProps {
  text: string;
}

/** Stands in for the hits until the first answer. */
export function SearchLoading({ text }: SearchLoadingProps) {
  return <p className={styles.root}>{text}</p>;
}
