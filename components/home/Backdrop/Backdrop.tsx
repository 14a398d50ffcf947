import type { ReactNode } from 'react';
import backdrop from './backdrop.svg?url';
import styles from './Backdrop.module.css';

/** Size of the image in pixels; it's centered and cropped at the sides. */
const IMAGE_WIDTH = 1600;
const IMAGE_HEIGHT = 760;

interface BackdropProps {
  /** URL of the background. If it doesn't load, the built-in artwork replaces it. */
  imageUrl?: string;
  /** Whether the page is scrolled: the navbar then covers the content below it. */
  isScrolled: boolean;
  children: ReactNode;
}

/** The landing page's background; the navbar above it is transparent at the top of the page. */
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
