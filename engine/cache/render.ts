import { render as renderPage, routes } from '@rspress/core/dist/runtime/ssrServerEntry.js';
import { renderings } from 'virtual-routes';
import { DiskCache } from './DiskCache';

/** Result of rendering a page, as JSON data. */
export interface Rendering {
  /** Elements that its components added to the document's head, in order. */
  readonly heads: readonly unknown[];
  readonly appHtml: string;
}

/** Where the HTML of pages is stored; see `renderCachePlugin.ts`. */
export interface StoredRenderings {
  /** Absolute path. */
  readonly folder: string;
  readonly version: string;
  /** By route. Pages without a key are rendered in each build; the code of stored pages isn't in the bundle. */
  readonly pages: Readonly<Record<string, { key?: string | undefined; isStored: boolean }>>;
}

const cache = new DiskCache<Rendering>(renderings.folder, renderings.version);

type Head = Parameters<typeof renderPage>[1];

/**
 * Renders a page during the build in place of the engine's entry (see `renderCachePlugin.ts`), unless the cache has it.
 */
export async function render(routePath: string, head: Head): ReturnType<typeof renderPage> {
  const { key, isStored = false } = renderings.pages[routePath] ?? {};
  const cached = key === undefined ? undefined : cache.get(key);
  if (cached) {
    for (const input of cached.heads) head.push(input as Parameters<Head['push']>[0]);
    return { appHtml: cached.appHtml };
  }
  if (key !== undefined && isStored) {
    cache.delete(key);
    throw new Error(
      `what an earlier build stored of ${routePath} in ${renderings.folder} was damaged, and has been deleted: build again.`,
    );
  }
  const before = head.entries.size;
  const { appHtml } = await renderPage(routePath, head);
  const heads = [...head.entries.values()].slice(before).map(({ input }) => input);
  if (key !== undefined) cache.set(key, { heads, appHtml });
  return { appHtml };
}

export { routes };
