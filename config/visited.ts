/** The local-storage key that says this browser was here before: no locale redirect again. */
export const VISITED_KEY = 'rsbuild-docs-visited';
