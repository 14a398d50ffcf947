import { SiteLink } from '../../SiteContext';
import styles from './PageErrors.module.css';

interface NotFoundProps {
  homeHref: string;
  labels: { heading: string; takeMeHome: string };
}

/** The 404 message; specification §2. */
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
  /** The page's URL; the link opens it by a page load. */
  href: string;
  labels: { heading: string; advice: string };
}

/** Error message for a page that couldn't be loaded. */
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
