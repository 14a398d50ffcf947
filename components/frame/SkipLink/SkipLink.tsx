import styles from './SkipLink.module.css';

interface SkipLinkProps {
  label: string;
  /** The id of the main content. */
  target: string;
}

/** The first focusable element: a link that skips the navigation. */
export function SkipLink({ label, target }: SkipLinkProps) {
  return (
    <a className={styles.root} href={`#${target}`}>
      {label}
    </a>
  );
}
