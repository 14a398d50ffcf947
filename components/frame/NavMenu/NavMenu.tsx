import { SiteLink } from '../../SiteContext';
import styles from './NavMenu.module.css';

export interface NavMenuLink {
  text: string;
  href: string;
  isActive: boolean;
}

interface NavMenuProps {
  links: NavMenuLink[];
}

/** The site's sections, side by side. */
export function NavMenu({ links }: NavMenuProps) {
  return (
    <ul className={styles.root}>
      {links.map(({ text, href, isActive }) => (
        <li key={href}>
          <SiteLink
            className={styles.link}
            href={href}
            aria-current={isActive || undefined}
          >
            {text}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
