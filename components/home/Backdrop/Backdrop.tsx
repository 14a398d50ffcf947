import type { ReactNode } from 'react';
import backdrop from './backdrop.svg?url';
import styles from './Backdrop.module.css';

/** Size of the drawing in pixels; it is centred on the page and cut off at its sides. */
const IMAGE_WIDTH = 1600;
const IMAGE_HEIGHT = 760;

interface BackdropProps {
  /** Whether the page has left its top: from then on the navigation bar covers what runs below it. */
  isScrolled: boolean;
  children: ReactNode;
}

/** The landing page's background; the navigation bar above it is transparent at the top of the page. */
export function Backdrop({ isScrolled, children }: BackdropProps) {
  return (
    <div className={styles.root} data-scrolled={isScrolled}>
      <div className={styles.frame} aria-hidden="true">
        <img
          className={styles.image}
          src={backdrop}
          alt=""
          width={IMAGE_WIDTH}
          height={IMAGE_HEIGHT}
          decoding="async"
        />
      </div>
      {children}
    </div>
  );
}
