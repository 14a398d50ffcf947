import { SiteLink } from '@components/SiteContext';
import styles from './HomeFooter.module.css';

export interface FooterGroup {
  title: string;
  links: { text: string; href: string }[];
}

interface HomeFooterProps {
  /** Accessible name of the navigation. */
  label: string;
  groups: FooterGroup[];
  /** The last line. */
  note: string;
}

/** Links at the end of the landing page. */
export function HomeFooter({ label, groups, note }: HomeFooterProps) {
  return (
    <footer className={styles.root} data-part="footer">
      <nav className={styles.groups} aria-label={label}>
        {groups.map(({ title, links }) => (
          <div key={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul className={styles.list}>
              {links.map(({ text, href }) => (
                <li key={href}>
                  <SiteLink className={styles.link} href={href}>
                    {text}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <p className={styles.note}>{note}</p>
    </footer>
  );
}
