import type { ReactNode } from 'react';
import styles from './NavBar.module.css';

interface NavBarProps {
  /** Names the landmark. */
  label: string;
  logo: ReactNode;
  /** The site's sections. */
  menu: ReactNode;
  /** Search, switches, social links. */
  tools: ReactNode;
}

/** The bar across the top of every page but blank ones. */
export function NavBar({ label, logo, menu, tools }: NavBarProps) {
  return (
    <header className={styles.root} data-part="navbar">
      <div className={styles.inner}>
        {logo}
        <nav className={styles.menu} aria-label={label}>
          {menu}
        </nav>
        <div className={styles.tools}>{tools}</div>
      </div>
    </header>
  );
}
