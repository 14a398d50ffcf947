import type { ReactNode } from 'react';
import styles from './LandingSection.module.css';

interface LandingSectionProps {
  /** The section's id. */
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** A section of the landing page: a heading, a paragraph, and content. */
export function LandingSection({ id, title, lead, children }: LandingSectionProps) {
  const titleId = `${id}-title`;
  return (
    <section id={id} className={styles.root} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <p className={styles.lead}>{lead}</p>
      {children}
    </section>
  );
}
