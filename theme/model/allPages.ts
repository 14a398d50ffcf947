/** The page that lists every page: where search leads until it can open, and where it cannot. */
export const ALL_PAGES = '/pages';
