import type { ComponentProps, MouseEvent } from 'react';
import { useLabels, useSitePort } from '@components/SiteContext';
import styles from './Image.module.css';

/** A click on the image is what zooms it; the button hands one on, for those who have no pointer. */
const clickImage = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
  currentTarget.parentElement?.querySelector('img')?.click();
};

/** An image of the content: lazy, of a size known before it loads, with a button that zooms it. */
export function Image({ src, alt = '', ...props }: ComponentProps<'img'>) {
  const { assetHref } = useSitePort();
  const labels = useLabels();
  return (
    <span className={styles.root}>
      <img
        loading="lazy"
        decoding="async"
        {...props}
        src={src && assetHref(src)}
        alt={alt}
        className={styles.image}
      />
      {alt && (
        <button
          type="button"
          aria-label={labels.zoomImage(alt)}
          className={styles.zoom}
          onClick={clickImage}
        />
      )}
    </span>
  );
}
