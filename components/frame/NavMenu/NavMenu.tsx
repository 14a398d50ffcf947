import { SiteLink } from '../../SiteContext';
import { Menu } from '../../ui/Menu';
import { Tag } from '../../ui/Tag';
import { MenuLinks, type MenuEntry, type MenuGroup, type MenuLink } from '../MenuLinks';
import styles from './NavMenu.module.css';

interface NavMenuProps {
  /** Accessible name of the landmark. */
  label: string;
  /** Label of the button that opens a group whose title is a link. */
  groupLabel: (text: string) => string;
  start: readonly MenuEntry[];
  end: readonly MenuEntry[];
}

/** The main navigation: items next to the logo, and items next to the tools. */
export function NavMenu({ label, groupLabel, start, end }: NavMenuProps) {
  const items = (entries: readonly MenuEntry[]) =>
    entries.map((entry) => (
      <li key={entry.text}>
        {'items' in entry ? (
          <NavGroup label={groupLabel(entry.text)} {...entry} />
        ) : (
          <NavLink {...entry} />
        )}
      </li>
    ));
  return (
    <nav className={styles.root} aria-label={label}>
      {start.length > 0 && <ul className={styles.list}>{items(start)}</ul>}
      {end.length > 0 && (
        <ul className={styles.list} data-side="end">
          {items(end)}
        </ul>
      )}
    </nav>
  );
}

function NavLink({ text, tag, current, ...link }: MenuLink) {
  return (
    <SiteLink className={styles.link} aria-current={current} {...link}>
      {text}
      {tag && <Tag text={tag} />}
    </SiteLink>
  );
}

function NavGroup({ label, text, tag, href, current, items }: MenuGroup & { label: string }) {
  const name = (
    <>
      {text}
      {tag && <Tag text={tag} />}
    </>
  );
  if (!href) {
    return (
      <Menu trigger={name} isCurrent={current !== undefined}>
        <MenuLinks entries={items} />
      </Menu>
    );
  }
  return (
    <Menu
      lead={<NavLink text={text} tag={tag} href={href} current={current} />}
      label={label}
      isCurrent={current !== undefined}
    >
      <MenuLinks entries={items} />
    </Menu>
  );
}
