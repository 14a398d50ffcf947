import { SiteLink, type LinkProps } from '../../SiteContext';
import { Tag } from '../../ui/Tag';
import styles from './MenuLinks.module.css';

export interface MenuLink extends Pick<LinkProps, 'lang' | 'hrefLang' | 'rel' | 'download'> {
  text: string;
  href: string;
  tag?: string | undefined;
  /** `page` for the page on show, `true` for the section or choice that it belongs to. */
  current?: 'page' | 'true' | undefined;
}

interface MenuLinksProps {
  /** Names the list where its place does not. */
  label?: string | undefined;
  links: readonly MenuLink[];
}

/** The links inside a dropdown or a screen menu, one below the other. */
export function MenuLinks({ label, links }: MenuLinksProps) {
  return (
    <ul className={styles.root} aria-label={label}>
      {links.map(({ text, tag, current, ...link }) => (
        <li key={link.href}>
          <SiteLink className={styles.link} aria-current={current} {...link}>
            {text}
            {tag && <Tag text={tag} />}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
