import { SiteLink } from '../../SiteContext';
import styles from './StartLinks.module.css';

interface StartLinksProps {
  /** Accessible name and heading of the list. */
  label: string;
  links: readonly { text: string; href: string }[];
  /** Called when the reader follows a link. */
  onChoose?: (() => void) | undefined;
}

/** Pages to go on from where there is nothing to show: an unknown URL, or a search without results. */
export function StartLinks({ label, links, onChoose }: StartLinksProps) {
  return (
    <nav className={styles.root} aria-label={label}>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      <ul className={styles.list}>
        {links.map(({ text, href }) => (
          <li key={href}>
            <SiteLink className={styles.link} href={href} onClick={onChoose}>
              {text}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
