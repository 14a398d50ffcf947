import type { RspressPlugin } from '@rspress/core';

/** What the list of all pages keeps of each: enough to find a page, and nothing that its own chunk holds. */
const KEPT = new Set(['routePath', 'lang', 'version', '_filepath', '_relativePath']);

/**
 * Strips the page list that ships to every reader. Titles, headings and front matter
 * reach a page through its own chunk, so the first load does not grow with them.
 */
export function pluginSlimPageList(): RspressPlugin {
  return {
    name: 'slim-page-list',
    // The engine writes its own search index even where `search` is off; a page marked so stays out of it.
    modifySearchIndexData(pages) {
      for (const page of pages) page.frontmatter = { ...page.frontmatter, search: false };
    },
    extendPageData(page) {
      for (const key of Object.keys(page)) {
        if (!KEPT.has(key)) Reflect.deleteProperty(page, key);
      }
    },
  };
}
