import type { ReactNode } from 'react';
import { Anchor } from '@components/prose/Anchor';
import { useSitePort } from '@components/SiteContext';
import { Breakable } from '@components/ui/Breakable';
import styles from './Cards.module.css';

interface CardProps {
  title: string;
  href: string;
  /** One line that says what the reader finds there. */
  children?: ReactNode;
}

/** A link with a line about where it leads; stands in `Cards`. */
export function Card({ title, href, children }: CardProps) {
  const { localize } = useSitePort();
  if (!title || !href) {
    throw new Error(`<Card title="${title}" href="${href}"> needs both a title and an href.`);
  }
  return (
    <li className={styles.card}>
      <Anchor href={localize(href)} className={styles.link}>
        <Breakable>{title}</Breakable>
      </Anchor>
      <div className={styles.text}>{children}</div>
    </li>
  );
}

/** Places to go next to each other, as a list of links. */
export function Cards({ children }: { children: ReactNode }) {
  return <ul className={styles.root}>{children}</ul>;
}
