import type { RspressPlugin } from '@rspress/core';
import { fileURLToPath } from 'node:url';
import type { Processor } from 'unified';

/** What the engine looks up in its list of all pages, for the page on show. */
interface PageEntry {
  routePath: string;
  lang: string;
  version: string;
  _relativePath: string;
}

const EMPTY_LIST = fileURLToPath(new URL('./emptyPageList.ts', import.meta.url));

/**
 * Keeps the list of all pages from every reader: what the engine looks up in it stands in each page's own data instead,
 * so that the first load does not grow with it.
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
    // The engine writes its own search index even where `search` is off; a page marked so stays out of it.
    modifySearchIndexData(pages) {
      for (const page of pages) page.frontmatter = { ...page.frontmatter, search: false };
    },
    routeGenerated(routes) {
      for (const { absolutePath, relativePath, routePath, lang, version } of routes) {
        entries.set(absolutePath, { routePath, lang, version, _relativePath: relativePath });
      }
    },
    markdown: { remarkPlugins: [remarkPageEntry] },
    builderConfig: { resolve: { alias: { 'virtual-page-data$': EMPTY_LIST } } },
  };
}
