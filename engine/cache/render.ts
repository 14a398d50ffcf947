import { render as renderPage, routes } from '@rspress/core/dist/runtime/ssrServerEntry.js';
import { renderCache } from './renderCache';

const cache = renderCache(__dirname, '.cache/rendered');

/** Route → path of the page's source in the pages' folder. */
const sources = new Map(
  (routes as readonly { path: string; filePath: string }[]).map(
    ({ path, filePath }) => [path, filePath] as const,
  ),
);

type Head = Parameters<typeof renderPage>[1];

/**
 * Renders a page during the build in place of the engine's entry (see `renderCachePlugin.ts`), unless the cache has it.
 */
export async function render(routePath: string, head: Head): ReturnType<typeof renderPage> {
  const source = sources.get(routePath);
  if (!source) return renderPage(routePath, head);
  const cached = cache.get(source);
  if (cached) {
    for (const input of cached.heads) head.push(input as Parameters<Head['push']>[0]);
    return { appHtml: cached.appHtml };
  }
  const before = head.entries.size;
  const { appHtml } = await renderPage(routePath, head);
  const heads = [...head.entries.values()].slice(before).map(({ input }) => input);
  cache.set(source, { heads, appHtml });
  return { appHtml };
}

export { routes };
