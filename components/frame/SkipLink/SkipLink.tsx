import styles from './SkipLink.module.css';

interface SkipLinkProps {
  label: string;
  /** The id of the main content. */
  target: string;
}

/** The first stop of the keyboard: past the navigation, to the content. */
export function SkipLink({ label, target }: SkipLinkProps) {
  return (
    <a className={styles.root} href={`#${target}`}>
      {label}
    </a>
  );
}
