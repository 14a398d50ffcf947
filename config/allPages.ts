/** The file of the page that lists all pages, in any language. */
export const ALL_PAGES = /(?:^|[\\/])pages\.mdx?$/;

/** Its route, without the prefix of a language. */
export const ALL_PAGES_ROUTE = '/pages';
