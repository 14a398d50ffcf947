import { useRef } from 'react';
import styles from './Stars.module.css';
import { stars } from './starField';
import { useStarAttraction } from './useStarAttraction';

/** Decorative: fixed places, each star leaning toward a pointer that comes near. */
export function Stars() {
  const field = useRef<HTMLDivElement>(null);
  useStarAttraction(field);
  return (
    <div ref={field} className={styles.root} data-part="stars" aria-hidden="true">
      {stars.map(({ left, top, size }) => (
        <i
          key={`${left} ${top}`}
          className={styles.star}
          style={{ left: `${left}%`, top: `${top}%`, width: size, height: size }}
        />
      ))}
    </div>
  );
}
