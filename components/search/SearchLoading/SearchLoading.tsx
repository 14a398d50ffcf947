import styles from './SearchLoading.module.css';

interface SearchLoadingProps {
  text: string;
}

/** Placeholder shown until the first results arrive. */
export function SearchLoading({ text }: SearchLoadingProps) {
  return <p className={styles.root}>{text}</p>;
}
