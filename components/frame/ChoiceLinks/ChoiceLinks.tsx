import { SiteLink } from '../../SiteContext';
import type { MenuLink } from '../MenuLinks';
import styles from './ChoiceLinks.module.css';

interface ChoiceLinksProps {
  label: string;
  links: readonly Omit<MenuLink, 'tag'>[];
}

/** Links to the page in each language or version, side by side, for the menu of small screens. */
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
