/** What pages with components in them load after the first load. */
export const LATER_SCRIPTS = '**/static/js/async/*.js';

/** What comes of a page for who comes from another: its data, and its article as HTML. */
export const PAGE_FILES = '**/static/pages/**/*.json';

/** All that the theme, and a page, are made of. */
export const CODE = /\/static\/(?:js|pages)\//;
