import { SiteLink } from '../../SiteContext';
import type { MenuLink } from '../MenuLinks';
import styles from './ChoiceLinks.module.css';

interface ChoiceLinksProps {
  label: string;
  links: readonly Omit<MenuLink, 'tag'>[];
}

/** The same page in each language or version, side by side: for screens without room for a menu in a menu. */
export function ChoiceLinks({ label, links }: ChoiceLinksProps) {
  return (
    <div className={styles.root}>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      <ul className={styles.list} aria-label={label}>
        {links.map(({ text, current, ...link }) => (
          <li key={text}>
            <SiteLink className={styles.link} aria-current={current} {...link}>
              {text}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
