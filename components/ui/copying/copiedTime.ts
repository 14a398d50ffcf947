/** specification §9: copy feedback. */
export const COPIED_MS = 2000;
