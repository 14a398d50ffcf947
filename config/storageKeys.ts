/** The local-storage key of the landing page's announcement: 'true' once the reader has dismissed it. A new announcement takes a new key. */
export const ANNOUNCEMENT_KEY = 'rsbuild-docs-announcement:toolchain';

/** The local-storage key of the reader's colour choice: `light`, `dark` or `auto`. */
export const COLOR_MODE_KEY = 'rsbuild-docs-color-mode';

/** The local-storage key that says this browser was here before: no locale redirect again. */
export const VISITED_KEY = 'rsbuild-docs-visited';

/** Session-storage key: the language of the page that was requested, until the page after a redirect has read it. */
export const REDIRECTED_FROM_KEY = 'rsbuild-docs-redirected-from';
