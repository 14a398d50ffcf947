import { LanguageIcon } from '../../icons/interfaceIcons';
import { SiteLink, type LinkProps } from '../../SiteContext';
import { Menu } from '../../ui/Menu';
import { Tag } from '../../ui/Tag';
import styles from './MenuLinks.module.css';

interface MenuEntryBase {
  text: string;
  tag?: string | undefined;
  /** `page` for the current page, `true` for the current section, language or version. */
  current?: 'page' | 'true' | undefined;
}

export interface MenuLink
  extends MenuEntryBase, Pick<LinkProps, 'lang' | 'hrefLang' | 'rel' | 'download'> {
  href: string;
}

export interface MenuGroup extends MenuEntryBase {
  href?: string | undefined;
  items: MenuEntry[];
}

export type MenuEntry = MenuLink | MenuGroup;

interface MenuLinksProps {
  /** Accessible name of the list. */
  label?: string | undefined;
  /** `lg` for touch screens. */
  size?: 'md' | 'lg';
  entries: readonly MenuEntry[];
}

/** Links of a menu, with group titles. */
export function MenuLinks({ label, size = 'md', entries }: MenuLinksProps) {
  return (
    <ul className={styles.root} data-size={size} aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.text}>
          {'items' in entry ? <MenuSection size={size} {...entry} /> : <MenuEntryLink {...entry} />}
        </li>
      ))}
    </ul>
  );
}

function MenuEntryLink({ text, tag, current, ...link }: MenuLink) {
  return (
    <SiteLink className={styles.link} aria-current={current} {...link}>
      {text}
      {tag && <Tag text={tag} />}
    </SiteLink>
  );
}

function MenuSection({ text, tag, href, current, items, size }: MenuGroup & { size: 'md' | 'lg' }) {
  return (
    <>
      {href ? (
        <MenuEntryLink text={text} tag={tag} href={href} current={current} />
      ) : (
        <p className={styles.heading} aria-hidden="true">
          {text}
          {tag && <Tag text={tag} />}
        </p>
      )}
      <MenuLinks label={text} size={size} entries={items} />
    </>
  );
}

interface LanguageMenuProps {
  /** Accessible name of the button. */
  label: string;
  links: readonly MenuLink[];
}

/** A menu with links to the page in each language. */
export function LanguageMenu({ label, links }: LanguageMenuProps) {
  return (
    <Menu variant="icon" align="end" label={label} trigger={<LanguageIcon />}>
      <MenuLinks entries={links} />
    </Menu>
  );
}

interface VersionMenuProps {
  /** Accessible name of the button, including the current version. */
  label: string;
  current: string;
  links: readonly MenuLink[];
}

/** A menu with links to the page in each version. */
export function VersionMenu({ label, current, links }: VersionMenuProps) {
  return (
    <Menu align="end" label={label} trigger={current}>
      <MenuLinks entries={links} />
    </Menu>
  );
}
