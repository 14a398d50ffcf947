/**
 * Local-storage key of the landing page's announcement: 'true' after the user has dismissed it. A new announcement
 * needs a new key.
 */
export const ANNOUNCEMENT_KEY = 'rsbuild-docs-announcement:toolchain';

/** Local-storage key of the color mode: `light`, `dark` or `auto`. */
export const COLOR_MODE_KEY = 'rsbuild-docs-color-mode';

/** Local-storage key that is set after the first visit, so that the locale redirect runs once. */
export const VISITED_KEY = 'rsbuild-docs-visited';

/** Session-storage key of the requested page's language, set before the locale redirect and removed after it. */
export const REDIRECTED_FROM_KEY = 'rsbuild-docs-redirected-from';
