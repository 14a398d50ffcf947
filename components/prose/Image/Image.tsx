import type { ComponentProps } from 'react';
import { useLabels, useSitePort } from '@components/SiteContext';
import styles from './Image.module.css';

/** An image in Markdown content: lazy, with known dimensions, and a button that zooms it. */
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
          data-action="zoom"
        />
      )}
    </span>
  );
}
