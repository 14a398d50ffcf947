import { useEffect, useRef, type RefObject } from 'react';
import { stars, starShift, type Point } from './starField';
import styles from './Stars.module.css';

const STILL_QUERY = '(prefers-reduced-motion: reduce)';

/** Writes each star's shift to its element. @param pointer null resets all stars. */
function moveStars(field: HTMLElement, pointer: Point | null): void {
  const { left, top, width, height } = field.getBoundingClientRect();
  stars.forEach((star, index) => {
    const home = { x: left + (star.left / 100) * width, y: top + (star.top / 100) * height };
    const { x, y } = pointer ? starShift(home, pointer) : { x: 0, y: 0 };
    const element = field.children[index] as HTMLElement;
    const translate = x || y ? `${x.toFixed(1)}px ${y.toFixed(1)}px` : '';
    if (element.style.translate !== translate) element.style.translate = translate;
  });
}

/**
 * Moves the children of `field`, in the order of `stars`, toward the pointer: at most once per frame, without a React
 * render, and not with reduced motion.
 */
function useStarAttraction(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    const stillness = window.matchMedia(STILL_QUERY);
    let frame = 0;
    let pointer: Point | null = null;
    const draw = () => {
      frame = 0;
      moveStars(element, stillness.matches ? null : pointer);
    };
    const moveTo = (next: Point | null) => {
      pointer = next;
      frame ||= requestAnimationFrame(draw);
    };
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      moveTo({ x: clientX, y: clientY });
    };
    const onLeave = () => {
      moveTo(null);
    };
    const area = element.parentElement ?? element;
    area.addEventListener('pointermove', onMove, { passive: true });
    area.addEventListener('pointerleave', onLeave);
    return () => {
      cancelAnimationFrame(frame);
      area.removeEventListener('pointermove', onMove);
      area.removeEventListener('pointerleave', onLeave);
    };
  }, [field]);
}

/** Decorative stars that move toward a nearby pointer. */
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
