/** Stands in for the engine's list of all pages, see `slimPageList.ts`. */
export const pageData = { pages: [] };
