/** Files of pages with components that load after the first load. */
export const LATER_SCRIPTS = '**/static/js/async/*.js';

/** Files that load when a user navigates to a page: its data, and its article as HTML. */
export const PAGE_FILES = '**/articles/**/*.json';

/** All files of the theme and of pages. */
export const CODE = /\/(?:static\/js|articles)\//;
