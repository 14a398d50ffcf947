/** The id of every layout's `<main>`; no heading can have it. */
const CONTENT_ID = 'frame:content';

/** The heading that the page on show was opened at, else its own. */
function headingOnShow(id: string): HTMLElement | null {
  const content = document.getElementById(CONTENT_ID);
  const named = id ? document.getElementById(id) : null;
  return named ?? content?.querySelector('h1') ?? content;
}

/** Hands focus to the content, whose own position stays: for when what had focus goes away. */
export function focusContent(): void {
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
}

/**
 * Hands focus to a page's heading, which screen readers then read: the way to learn that another page is on show.
 * @param id of the heading that the address names, without `#`; may be empty.
 */
export function focusHeading(id: string): void {
  const heading = headingOnShow(id);
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
