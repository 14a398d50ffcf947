import { revealCircle, type Point } from '@model/revealCircle';

/** specification §9: theme animation. */
const REVEAL_MS = 400;

/**
 * Applies a change of the whole view with a circular transition from a point. Applies it immediately if the browser
 * lacks view transitions or the user prefers reduced motion. `data-revealing` on the document disables the
 * browser's default cross-fade.
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
  // A skipped transition, for example in a background tab, has still applied the change.
  transition.ready.then(spread, () => undefined);
  transition.finished.then(settle, settle);
}
