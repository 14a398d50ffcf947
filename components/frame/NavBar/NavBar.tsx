import type { ReactNode } from 'react';
import styles from './NavBar.module.css';

interface NavBarProps {
  /** Slid out of view, unless the keyboard or an open menu is in it. */
  isHidden: boolean;
  logo: ReactNode;
  /** The site's sections; small screens have them in `screenMenu`. */
  menu: ReactNode;
  /** On screens of every width. */
  search: ReactNode;
  /** Switches and links for wide screens. */
  tools: ReactNode;
  /** The button and menu of small screens. */
  screenMenu: ReactNode;
}

/** The bar across the top of every page but blank ones. */
export function NavBar({ isHidden, logo, menu, search, tools, screenMenu }: NavBarProps) {
  return (
    <header className={styles.root} data-part="navbar" data-state={isHidden ? 'hidden' : 'shown'}>
      <div className={styles.inner}>
        {logo}
        <div className={styles.menu}>{menu}</div>
        {search}
        <div className={styles.tools}>{tools}</div>
        <div className={styles.screenMenu}>{screenMenu}</div>
      </div>
    </header>
  );
}
