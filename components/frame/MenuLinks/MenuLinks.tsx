import { SiteLink, type LinkProps } from '../../SiteContext';
import { Tag } from '../../ui/Tag';
import styles from './MenuLinks.module.css';

interface MenuEntryBase {
  text: string;
  tag?: string | undefined;
  /** `page` for the page on show, `true` for the section or choice that it belongs to. */
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
  /** Names the list where its place does not. */
  label?: string | undefined;
  /** `lg` for fingers. */
  size?: 'md' | 'lg';
  entries: readonly MenuEntry[];
}

/** What a dropdown or a screen menu holds: links one below the other, groups under their name. */
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
