import styles from './VerifiedWith.module.css';

interface VerifiedWithProps {
  label: string;
  /** Package and version: `@rsbuild/core 1.7.6`. */
  version: string;
}

/** What the samples of the page were last checked against. */
export function VerifiedWith({ label, version }: VerifiedWithProps) {
  return (
    <p className={styles.root}>
      {label} <span translate="no">{version}</span>
    </p>
  );
}
