/** The file of the page that lists every page, in any language; `theme/model/allPages.ts` names its address. */
export const ALL_PAGES = /(?:^|[\\/])pages\.mdx?$/;
