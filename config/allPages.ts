/** The file of the page that lists every page, in any language; `theme/frame/SearchBox.tsx` names its address. */
export const ALL_PAGES = /(?:^|[\\/])pages\.mdx?$/;
