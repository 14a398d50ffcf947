/**
 * Routes of a built site in the browser, in place of the engine's route table: static pages from the locale bundles,
 * and the few interactive pages. See `engine/articles/build/browserRoutes.ts`.
 */
import { createElement, type ReactElement } from 'react';
import { interactiveRoutes, type InteractiveRoute } from 'virtual-interactive-routes';
import { lazyWithPreload } from '@components/ui/loading/lazyWithPreload';
import { retryableOnce } from '@components/ui/loading/retryableOnce';
import { DIGEST_DIGITS, pageFile, type RouteManifest, PAGE_DATA_ID } from '../localeBundles';
import { loadLocale, localeBundles } from './localeData';

/** A page that failed to load; `theme/model/loadError.ts` recognizes it by name. */
class PageLoadError extends Error {
  override name = 'PageLoadError';
}

/** Page data that the engine and the theme use, with the article as HTML. */
interface PageData {
  routePath: string;
  article: string;
}

declare const __webpack_public_path__: string;

/** URL of a page's file. @param manifest from the bundle of the page's own language @param path without the prefix */
function fileOf({ digests = '', paths = [], ...manifest }: RouteManifest, path: string): string {
  const start = paths.indexOf(path) * DIGEST_DIGITS;
  return (
    __webpack_public_path__ + pageFile(manifest, path, digests.slice(start, start + DIGEST_DIGITS))
  );
}

/** @throws a {@link PageLoadError} if the page fails to load, for example because a deployment has replaced it */
async function fetchPage(file: string): Promise<PageData> {
  try {
    const response = await fetch(file);
    if (!response.ok) throw new Error(String(response.status));
    return (await response.json()) as PageData;
  } catch (error) {
    throw new PageLoadError(`${file} failed to load`, { cause: error });
  }
}

/**
 * Data of the page that the document contains, with the article read from its HTML, so that nothing is fetched twice.
 * Undefined on interactive pages and in documents that the build didn't write.
 */
function readFirstPage(): PageData | undefined {
  const json = document.getElementById(PAGE_DATA_ID)?.textContent;
  const article = document.querySelector('article')?.innerHTML;
  return json && article !== undefined
    ? { ...(JSON.parse(json) as Omit<PageData, 'article'>), article }
    : undefined;
}

/** A route in the form that the engine expects. */
interface Route {
  path: string;
  /**
   * The page's source for the engine. Without an extension, the engine reads the page's data from the page's module.
   */
  filePath: string;
  lang: string;
  version: string;
  /** Renders the page's text; null for a static page, whose article is HTML. */
  element: ReactElement | null;
  /** Loads the page's module. */
  preload: () => Promise<object>;
}

const first = readFirstPage();

function interactiveRoute({ path, filePath, lang, version, load }: InteractiveRoute): Route {
  const Page = lazyWithPreload(load);
  const preload = async () => {
    await loadLocale(lang);
    await Page.preload();
    return load();
  };
  return { path, filePath, lang, version, element: createElement(Page), preload };
}

/** Fetches a page's file. Only the bundle of the page's own language has its digest. */
async function fetchFrom(manifest: RouteManifest, page: string): Promise<PageData> {
  await loadLocale(manifest.lang);
  const own = localeBundles()[manifest.lang]?.manifests.find(
    ({ prefix }) => prefix === manifest.prefix,
  );
  return fetchPage(fileOf(own ?? manifest, page));
}

const pageRoutes = (manifest: RouteManifest, pages: readonly string[]): Route[] =>
  pages.map((page) => {
    const { prefix, lang, version } = manifest;
    const path = prefix + page;
    const preload = retryableOnce(async () => {
      const data = path === first?.routePath ? first : await fetchFrom(manifest, page);
      // The engine looks for the default export of each page.
      return { ...data, default: {} };
    });
    return { path, filePath: path, lang, version, element: null, preload };
  });

/** Each bundle lists every manifest. Manifests without paths have the same paths as those of the bundle's language. */
const [{ manifests } = { manifests: [] }] = Object.values(localeBundles());
const ownPaths = new Map(
  manifests.flatMap(({ digests, version, paths }) =>
    digests && paths ? [[version, paths] as const] : [],
  ),
);

export const routes = [
  ...interactiveRoutes.map(interactiveRoute),
  ...manifests.flatMap((manifest) =>
    pageRoutes(manifest, manifest.paths ?? ownPaths.get(manifest.version) ?? []),
  ),
];
