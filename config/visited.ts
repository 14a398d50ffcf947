/** The local-storage key that says this browser was here before: no locale redirect again. */
export const VISITED_KEY = 'rsbuild-docs-visited';

/** Session-storage key: the language of the page that was requested, until the page after a redirect has read it. */
export const REDIRECTED_FROM_KEY = 'rsbuild-docs-redirected-from';
