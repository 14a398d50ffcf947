import type { RspressPlugin } from '@rspress/core';
import type { Processor } from 'unified';

/** What the engine looks up in its list of all pages, for the page on show. */
interface PageEntry {
  routePath: string;
  lang: string;
  version: string;
  _relativePath: string;
}

/**
 * Puts into each page's data what the engine looks up in its list of all pages, which `page-facts` leaves empty: the
 * first load of every page would grow with the site.
 */
export function pluginSlimPageList(): RspressPlugin {
  const entries = new Map<string, PageEntry>();

  function remarkPageEntry(this: Processor) {
    const { pageMeta } = this.data() as { pageMeta: Partial<PageEntry> };
    return (_tree: unknown, { path }: { path: string }): void => {
      Object.assign(pageMeta, entries.get(path));
    };
  }

  return {
    name: 'slim-page-list',
    routeGenerated(routes) {
      for (const { absolutePath, relativePath, routePath, lang, version } of routes) {
        entries.set(absolutePath, { routePath, lang, version, _relativePath: relativePath });
      }
    },
    markdown: { remarkPlugins: [remarkPageEntry] },
  };
}
