import { SiteLink } from '../../SiteContext';
import { Breakable } from '../../ui/Breakable';
import styles from './Pagination.module.css';

interface PaginationLink {
  text: string;
  href: string;
}

interface PaginationProps {
  labels: { landmark: string; previous: string; next: string };
  previous: PaginationLink | null;
  next: PaginationLink | null;
}

/** Links to the previous and next page. */
export function Pagination({ labels, previous, next }: PaginationProps) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.root} aria-label={labels.landmark}>
      {previous && <PaginationCard rel="prev" label={labels.previous} {...previous} />}
      {next && <PaginationCard rel="next" label={labels.next} {...next} />}
    </nav>
  );
}

function PaginationCard({
  rel,
  label,
  text,
  href,
}: PaginationLink & { rel: string; label: string }) {
  return (
    <SiteLink className={styles.card} href={href} rel={rel}>
      <span className={styles.label}>{label}</span>
      {/* Keyed by text: when a browser extension has translated a text, React can only remove it together with its element. */}
      <span key={text} className={styles.text}>
        <Breakable>{text}</Breakable>
      </span>
    </SiteLink>
  );
}
