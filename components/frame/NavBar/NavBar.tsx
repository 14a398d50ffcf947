import type { ReactNode } from 'react';
import styles from './NavBar.module.css';

interface NavBarProps {
  /** Whether it's hidden, except while the keyboard focus or an open menu is inside. */
  isHidden: boolean;
  logo: ReactNode;
  /** The main navigation; small screens have it in `screenMenu`. */
  menu: ReactNode;
  /** Search, on all screens. */
  search: ReactNode;
  /** Menus and buttons for wide screens. */
  tools: ReactNode;
  /** The menu of small screens with its button. */
  screenMenu: ReactNode;
}

/** The navbar at the top of pages. */
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
