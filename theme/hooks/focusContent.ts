/** The id of every layout's `<main>`; no heading can have it. */
const CONTENT_ID = 'frame:content';

/** Hands focus to the content, whose own position stays: for when what had focus goes away. */
export function focusContent(): void {
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
}
