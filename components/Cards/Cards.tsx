import type { ReactNode } from 'react';
import { Anchor } from '@components/prose/Anchor';
import { useSitePort } from '@components/SiteContext';
import { Breakable } from '@components/ui/Breakable';
import styles from './Cards.module.css';

interface CardProps {
  title: string;
  href: string;
  /** One line about the target page. */
  children?: ReactNode;
}

/** A link with a description, inside `Cards`. */
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

/** A grid of links. */
export function Cards({ children }: { children: ReactNode }) {
  return <ul className={styles.root}>{children}</ul>;
}
