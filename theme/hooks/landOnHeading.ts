/** specification §9: hash scroll delay. */
const HASH_SCROLL_DELAY_MS = 100;

/** How far a heading may move before the user counts as having scrolled, in pixels. */
const STRAY_PX = 2;

/** Distance from the top of the window to where headings scroll to, in pixels: the height of the bars. */
export const landingLine = (): number =>
  parseFloat(getComputedStyle(document.documentElement).scrollMarginTop);

/** Whether the heading is at its scroll target. */
export function hasLanded(id: string): boolean {
  const heading = document.getElementById(id);
  return heading !== null && Math.abs(topOf(heading) - landingLine()) <= STRAY_PX;
}

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/**
 * Scrolls to a heading immediately and again after layout, and keeps it in place while images load, until the user
 * scrolls.
 * @param id from the URL, decoded, without `#`
 * @returns a function that stops this
 */
export function landOnHeading(id: string): () => void {
  let landed: { scrollY: number; top: number } | undefined;
  /** If content above grows, only the heading moves; if the browser anchors scrolling, only the page moves. */
  const hasReaderScrolled = (heading: Element): boolean =>
    landed !== undefined &&
    Math.abs(window.scrollY - landed.scrollY) > STRAY_PX &&
    Math.abs(topOf(heading) - landed.top) > STRAY_PX;
  const land = () => {
    const heading = document.getElementById(id);
    if (!heading) return;
    // The scroll event of the user may not have fired yet.
    if (hasReaderScrolled(heading)) {
      letGo();
      return;
    }
    heading.scrollIntoView({ behavior: 'instant' });
    landed = { scrollY: window.scrollY, top: topOf(heading) };
  };
  const growth = new ResizeObserver(land);
  const timer = setTimeout(() => {
    land();
    growth.observe(document.body);
  }, HASH_SCROLL_DELAY_MS);
  const letGo = () => {
    clearTimeout(timer);
    growth.disconnect();
    window.removeEventListener('scroll', onScroll);
  };
  const onScroll = () => {
    const heading = document.getElementById(id);
    if (heading && hasReaderScrolled(heading)) letGo();
  };
  land();
  window.addEventListener('scroll', onScroll, { passive: true });
  return letGo;
}
