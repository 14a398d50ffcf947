/** Minimum distance that counts as a change of direction, in pixels; smaller ones are jitter. */
export const MIN_TRAVEL_PX = 4;

interface Scroll {
  wasHidden: boolean;
  /** Previous and current scroll position in pixels. */
  from: number;
  to: number;
}

/**
 * Whether the navbar is hidden after a scroll event: scrolling down hides it, scrolling up shows it, and near the top
 * it stays visible.
 */
export function isNavbarHidden({ wasHidden, from, to }: Scroll, barHeight: number): boolean {
  if (to <= barHeight) return false;
  if (Math.abs(to - from) < MIN_TRAVEL_PX) return wasHidden;
  return to > from;
}
