/** The id of every layout's `<main>`. */
const CONTENT_ID = 'content';

/** Hands focus to the content, whose own position stays: for when what had focus goes away. */
export function focusContent(): void {
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
}
