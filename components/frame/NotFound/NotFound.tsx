import { SiteLink } from '../../SiteContext';
import styles from './NotFound.module.css';

interface NotFoundProps {
  homeHref: string;
  labels: { heading: string; takeMeHome: string };
}

/** What a wrong address shows; specification §2. */
export function NotFound({ homeHref, labels }: NotFoundProps) {
  return (
    <div className={styles.root}>
      <p className={styles.code}>404</p>
      <h1 className={styles.heading}>{labels.heading}</h1>
      <SiteLink className={styles.home} href={homeHref}>
        {labels.takeMeHome}
      </SiteLink>
    </div>
  );
}
