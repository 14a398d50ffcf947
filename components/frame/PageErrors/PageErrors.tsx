import { SiteLink } from '../../SiteContext';
import styles from './PageErrors.module.css';

interface NotFoundProps {
  homeHref: string;
  labels: { heading: string; takeMeHome: string };
}

/** What a wrong address shows; specification §2. */
export function NotFound({ homeHref, labels }: NotFoundProps) {
  return (
    <div className={styles.page}>
      <p className={styles.code}>404</p>
      <h1 className={styles.heading}>{labels.heading}</h1>
      <SiteLink className={styles.home} href={homeHref}>
        {labels.takeMeHome}
      </SiteLink>
    </div>
  );
}

interface PageFailureProps {
  /** The page's address; its link leads there by a page load. */
  href: string;
  labels: { heading: string; advice: string };
}

/** Stands where a page would that could not be loaded. */
export function PageFailure({ href, labels }: PageFailureProps) {
  return (
    <div role="alert" className={styles.page}>
      <h1 className={styles.heading}>{labels.heading}</h1>
      <p>{labels.advice}</p>
      <a href={href} data-reload="">
        {href}
      </a>
    </div>
  );
}
