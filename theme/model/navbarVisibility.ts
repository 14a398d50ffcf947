/** How far a scroll must go to count as a change of direction, in pixels: less is a trembling finger. */
export const MIN_TRAVEL_PX = 4;

interface Scroll {
  wasHidden: boolean;
  /** Scroll positions before and now, in pixels. */
  from: number;
  to: number;
}

/** Whether the bar hides after a scroll: down hides it, up brings it back, and near the top of the page it stays. */
export function isNavbarHidden({ wasHidden, from, to }: Scroll, barHeight: number): boolean {
  if (to <= barHeight) return false;
  if (Math.abs(to - from) < MIN_TRAVEL_PX) return wasHidden;
  return to > from;
}
