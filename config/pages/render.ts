import { render as renderAnew, routes } from '@rspress/core/dist/runtime/ssrServerEntry.js';
import { RenderStore } from './RenderStore';

const store = new RenderStore(__dirname, '.cache/rendered');

/** Route → the page's source below the folder of pages. */
const sources = new Map(
  (routes as readonly { path: string; filePath: string }[]).map(
    ({ path, filePath }) => [path, filePath] as const,
  ),
);

type Head = Parameters<typeof renderAnew>[1];

/**
 * Renders a page at build, in place of the engine's entry, see `plugins/keptRenders.ts`: what the same code made
 * of a page in a build before is taken from there.
 */
export async function render(routePath: string, head: Head): ReturnType<typeof renderAnew> {
  const source = sources.get(routePath);
  const key = source && store.keyOf(source);
  if (!source || !key) return renderAnew(routePath, head);
  const kept = store.find(source, key);
  if (kept) {
    for (const input of kept.heads) head.push(input as Parameters<Head['push']>[0]);
    return { appHtml: kept.appHtml };
  }
  const before = head.entries.size;
  const { appHtml } = await renderAnew(routePath, head);
  const heads = [...head.entries.values()].slice(before).map(({ input }) => input);
  store.keep(source, key, { heads, appHtml });
  return { appHtml };
}

export { routes };
