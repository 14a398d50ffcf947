import type { ReactNode } from 'react';
import backdrop from './backdrop.svg?url';
import styles from './Backdrop.module.css';

/** Size of the drawing in pixels; it is centred on the page and cut off at its sides. */
const IMAGE_WIDTH = 1600;
const IMAGE_HEIGHT = 760;

interface BackdropProps {
  /** URL of the background; where it does not load, the artwork that ships with the site takes its place. */
  imageUrl?: string;
  /** Whether the page has left its top: from then on the navigation bar covers what runs below it. */
  isScrolled: boolean;
  children: ReactNode;
}

/** The landing page's background; the navigation bar above it is transparent at the top of the page. */
export function Backdrop({ imageUrl = backdrop, isScrolled, children }: BackdropProps) {
  return (
    <div className={styles.root} data-scrolled={isScrolled}>
      <div className={styles.frame} aria-hidden="true">
        <img
          className={styles.image}
          src={imageUrl}
          alt=""
          width={IMAGE_WIDTH}
          height={IMAGE_HEIGHT}
          decoding="async"
          onError={({ currentTarget }) => {
            if (currentTarget.getAttribute('src') !== backdrop) currentTarget.src = backdrop;
          }}
        />
      </div>
      {children}
    </div>
  );
}
