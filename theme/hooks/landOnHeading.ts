/** specification §9: hash scroll delay. */
const HASH_SCROLL_DELAY_MS = 100;

/** How far a heading may stray from where it landed before the reader counts as having scrolled, in pixels. */
const STRAY_PX = 2;

/** Where headings land: the distance from the top of the window, in pixels, that bars take up. */
export const landingLine = (): number =>
  parseFloat(getComputedStyle(document.documentElement).scrollMarginTop);

/** Whether the heading stands where landing would bring it. */
export function hasLanded(id: string): boolean {
  const heading = document.getElementById(id);
  return heading !== null && Math.abs(topOf(heading) - landingLine()) <= STRAY_PX;
}

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/**
 * Brings a heading to the top of the view, at once and again when the page is laid out, and keeps it there
 * while late images push it around, until the reader scrolls.
 * @param id as in the address: decoded, without `#`.
 * @returns lets go of the heading.
 */
export function landOnHeading(id: string): () => void {
  let landed: { scrollY: number; top: number } | undefined;
  /** Growth moves the heading alone; a browser that keeps text in place by itself moves the page alone. */
  const hasReaderScrolled = (heading: Element): boolean =>
    landed !== undefined &&
    Math.abs(window.scrollY - landed.scrollY) > STRAY_PX &&
    Math.abs(topOf(heading) - landed.top) > STRAY_PX;
  const land = () => {
    const heading = document.getElementById(id);
    if (!heading) return;
    // The event of the reader's scroll may be still to come.
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
