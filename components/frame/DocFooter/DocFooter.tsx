import type { ComponentProps, ReactNode } from 'react';
import { PencilIcon } from '../../icons/interfaceIcons';
import { SiteLink } from '../../SiteContext';
import styles from './DocFooter.module.css';

interface EditLinkProps {
  href: string;
  text: string;
}

/** A link to the page's source. */
export function EditLink({ href, text }: EditLinkProps) {
  return (
    <SiteLink className={styles.edit} href={href}>
      <PencilIcon className={styles.editIcon} />
      {text}
    </SiteLink>
  );
}

interface LastUpdatedProps {
  label: string;
  /** ISO timestamp. */
  time: string;
  /** The time, formatted for the user. */
  text: string;
}

/** The date of the page's last change. */
export function LastUpdated({ label, time, text }: LastUpdatedProps) {
  return (
    <p className={styles.fact}>
      {label} <time dateTime={time}>{text}</time>
    </p>
  );
}

interface VerifiedWithProps {
  label: string;
  /** Package and version: `@rsbuild/core 1.7.6`. */
  version: string;
}

/** The version that the page's samples were checked against. */
export function VerifiedWith({ label, version }: VerifiedWithProps) {
  return (
    <p className={styles.fact}>
      {label} <span translate="no">{version}</span>
    </p>
  );
}

interface DocFooterProps extends ComponentProps<'footer'> {
  /** Edit link, date and version, side by side. */
  facts: ReactNode;
}

/** The footer below an article. */
export function DocFooter({ facts, children, ...props }: DocFooterProps) {
  return (
    <footer {...props} className={styles.root} data-part="footer">
      <div className={styles.facts}>{facts}</div>
      {children}
    </footer>
  );
}
