import styles from './PageFailure.module.css';

interface PageFailureProps {
  /** The page's address; its link leads there by a page load. */
  href: string;
  labels: { heading: string; advice: string };
}

/** Stands where a page would that could not be loaded. */
export function PageFailure({ href, labels }: PageFailureProps) {
  return (
    <div role="alert" className={styles.root}>
      <h1 className={styles.heading}>{labels.heading}</h1>
      <p>{labels.advice}</p>
      <a href={href} data-reload="">
        {href}
      </a>
    </div>
  );
}
