/**
 * The routes of a built site in the browser, under the name of the engine's table: as its language's
 * part tells them, with the few pages in which components live. See `engine/articles/build/browserRoutes.ts`.
 */
import { createElement, type ReactElement } from 'react';
import { liveRoutes, type LiveRoute } from 'virtual-live-routes';
import { keptLoad } from '@components/ui/loading/keptLoad';
import { lazyWithPreload } from '@components/ui/loading/lazyWithPreload';
import type { Edition } from '../localeBundles';
import { readFirstPage } from './firstPage';
import { bringLanguage, languageParts } from './localeData';
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

function liveRoute({ path, filePath, lang, version, load }: LiveRoute): Route {
  const Page = lazyWithPreload(load);
  const preload = async () => {
    await bringLanguage(lang);
    await Page.preload();
    return load();
  };
  return { path, filePath, lang, version, element: createElement(Page), preload };
}

/** A page from its file, of which its own language's part alone tells. */
async function fetchFrom(edition: Edition, page: string): Promise<PageData> {
  await bringLanguage(edition.lang);
  const own = languageParts()[edition.lang]?.editions.find(
    ({ prefix }) => prefix === edition.prefix,
  );
  return fetchPage(fileOf(own ?? edition, page));
}

const pageRoutes = (edition: Edition, pages: readonly string[]): Route[] =>
  pages.map((page) => {
    const { prefix, lang, version } = edition;
    const path = prefix + page;
    const preload = keptLoad(async () => {
      const data = path === first?.routePath ? first : await fetchFrom(edition, page);
      // The engine looks for the default export of each page.
      return { ...data, default: {} };
    });
    return { path, filePath: path, lang, version, element: null, preload };
  });

/** Each part tells of all editions: of those that say no paths, they are the ones of its own. */
const [{ editions } = { editions: [] }] = Object.values(languageParts());
const ownPaths = new Map(
  editions.flatMap(({ digests, version, paths }) =>
    digests && paths ? [[version, paths] as const] : [],
  ),
);

export const routes = [
  ...liveRoutes.map(liveRoute),
  ...editions.flatMap((edition) =>
    pageRoutes(edition, edition.paths ?? ownPaths.get(edition.version) ?? []),
  ),
];
