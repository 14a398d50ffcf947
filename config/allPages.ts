/** The file of the page that lists every page, in any language; `theme/frame/SearchBox.tsx` has its route. */
export const ALL_PAGES = /(?:^|[\\/])pages\.mdx?$/;
