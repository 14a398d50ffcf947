import { revealCircle, type Point } from '@model/revealCircle';

/** specification §9: theme animation. */
const REVEAL_MS = 400;

/**
 * Applies a change of the whole view, spreading it from a point where the browser can and the reader does not mind
 * motion; at once otherwise. `data-revealing` on the document keeps the browser's own cross-fade out.
 */
export function circularReveal(from: Point, apply: () => void): void {
  const canReveal =
    'startViewTransition' in document &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!canReveal) {
    apply();
    return;
  }
  const root = document.documentElement;
  root.dataset.revealing = '';
  const transition = document.startViewTransition(apply);
  const spread = () => {
    root.animate(
      { clipPath: revealCircle(from, { width: window.innerWidth, height: window.innerHeight }) },
      { duration: REVEAL_MS, easing: 'ease-in-out', pseudoElement: '::view-transition-new(root)' },
    );
  };
  const settle = () => {
    delete root.dataset.revealing;
  };
  // A transition that the browser skips, in a hidden tab say, has applied the change all the same.
  transition.ready.then(spread, () => undefined);
  transition.finished.then(settle, settle);
}
