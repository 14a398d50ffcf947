import type { ReactNode } from 'react';
import { SearchIcon } from '../../icons/interfaceIcons';
import { SiteLink } from '../../SiteContext';
import styles from './PageErrors.module.css';

interface NotFoundProps {
  homeHref: string;
  /** The existing page that the reader may have meant. */
  nearest?: { text: string; href: string } | undefined;
  labels: { heading: string; takeMeHome: string; search: string; nearest: string };
  /** Absent where the site has no search. */
  onSearch?: (() => void) | undefined;
  /** Other pages to go to. */
  children?: ReactNode;
}

/** The 404 message; specification §2. */
export function NotFound({ homeHref, nearest, labels, onSearch, children }: NotFoundProps) {
  return (
    <div className={styles.page}>
      <p className={styles.code}>404</p>
      <h1 className={styles.heading}>{labels.heading}</h1>
      {nearest && (
        <p>
          {labels.nearest} <SiteLink href={nearest.href}>{nearest.text}</SiteLink>
        </p>
      )}
      <div className={styles.actions}>
        <SiteLink className={styles.home} href={homeHref}>
          {labels.takeMeHome}
        </SiteLink>
        {onSearch && (
          <button type="button" className={styles.search} onClick={onSearch}>
            <SearchIcon className={styles.icon} />
            {labels.search}
          </button>
        )}
      </div>
      {children}
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
