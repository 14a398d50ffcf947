/** The id of every layout's `<main>`. Headings can't have it. */
const CONTENT_ID = 'frame:content';

/** The heading in the URL's hash, or else the page's first one. */
function headingOnShow(id: string): HTMLElement | null {
  const content = document.getElementById(CONTENT_ID);
  const named = id ? document.getElementById(id) : null;
  return named ?? content?.querySelector('h1') ?? content;
}

/** Moves focus to the content without scrolling, for when the focused element disappears. */
export function focusContent(): void {
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
}

/**
 * Moves focus to a heading, so that screen readers announce the new page.
 * @param id of the heading in the URL's hash, without `#`; may be empty
 */
export function focusHeading(id: string): void {
  const heading = headingOnShow(id);
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
