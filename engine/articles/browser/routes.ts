/**
 * The routes of a built site in the browser, under the name of the engine's table: as its language's
 * part tells them, with the few pages in which components live. See `engine/articles/build/browserRoutes.ts`.
 */
import { createElement, type ReactElement } from 'react';
import { liveRoutes, type LiveRoute } from 'virtual-live-routes';
import { retryableOnce } from '@components/ui/loading/retryableOnce';
import { lazyWithPreload } from '@components/ui/loading/lazyWithPreload';
import type { RouteManifest } from '../localeBundles';
import { readFirstPage } from './firstPage';
import { loadLocale, localeBundles } from './localeData';
import { fetchPage, fileOf, type PageData } from './pageFiles';

/** A route as the engine asks for it. */
interface Route {
  path: string;
  /** Names the page's source to the engine; one without an extension has its data in the page's module itself. */
  filePath: string;
  lang: string;
  version: string;
  /** Draws the page's text, where it is not HTML. */
  element: ReactElement | null;
  /** The page's module. */
  preload: () => Promise<object>;
}

const first = readFirstPage();

function interactiveRoute({ path, filePath, lang, version, load }: LiveRoute): Route {
  const Page = lazyWithPreload(load);
  const preload = async () => {
    await loadLocale(lang);
    await Page.preload();
    return load();
  };
  return { path, filePath, lang, version, element: createElement(Page), preload };
}

/** A page from its file, of which its own language's part alone tells. */
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

/** Each part tells of all editions: of those that say no paths, they are the ones of its own. */
const [{ manifests } = { manifests: [] }] = Object.values(localeBundles());
const ownPaths = new Map(
  manifests.flatMap(({ digests, version, paths }) =>
    digests && paths ? [[version, paths] as const] : [],
  ),
);

export const routes = [
  ...liveRoutes.map(interactiveRoute),
  ...manifests.flatMap((manifest) =>
    pageRoutes(manifest, manifest.paths ?? ownPaths.get(manifest.version) ?? []),
  ),
];
