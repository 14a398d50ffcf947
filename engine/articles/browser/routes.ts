/**
 * Routes of a built site in the browser, in place of the engine's route table: the page that the document contains, and
 * the few interactive pages. Other static pages are in no list, see `engine/articles/builtSite.ts`.
 */
import { createElement, type ReactElement } from 'react';
import { interactiveRoutes, type InteractiveRoute } from 'virtual-interactive-routes';
import { lazyWithPreload } from '@components/ui/loading/lazyWithPreload';
import { retryableOnce } from '@components/ui/loading/retryableOnce';
import { cleanPath } from '@model/sitePath';
import { setBuiltSite, type ArticleData, type ArticleRoute } from '../builtSite';
import { pageFile, PAGE_DATA_ID } from '../localeBundles';
import type { WholeGroup } from '../sidebarGroups';
import { articlesUrl } from './firstScript';
import { loadAllSidebars, loadNavigation, needsAllSidebars, takeGroup } from './localeData';

/** A page that failed to load; `theme/model/loadError.ts` recognizes it by name. */
class PageLoadError extends Error {
  override name = 'PageLoadError';
}

interface PageData extends ArticleData {
  lang: string;
  version: string;
  /** In large sections, the page's group with all items. */
  sidebarGroup?: WholeGroup;
}

const NOT_FOUND = 404;

/**
 * Undefined if there is no such page, or if a deployment with another theme has replaced it.
 * @throws a {@link PageLoadError} if the page fails to load
 */
async function fetchPage(file: string): Promise<PageData | undefined> {
  try {
    const response = await fetch(file);
    if (response.status === NOT_FOUND) return undefined;
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

/** Adds what a page's data says about the navigation, and loads what it lacks. */
async function completeNavigation(
  path: string,
  data: Pick<PageData, 'frontmatter' | 'sidebarGroup'>,
): Promise<void> {
  if (data.sidebarGroup) takeGroup(path, data.sidebarGroup);
  if (needsAllSidebars(path, data.frontmatter)) await loadAllSidebars(path);
}

/** The part of a page's module that contains its data. */
interface PageModule {
  default: { __RSPRESS_PAGE_META?: Record<string, Pick<PageData, 'frontmatter'>> };
}

function interactiveRoute({ path, filePath, lang, version, load }: InteractiveRoute): Route {
  const Page = lazyWithPreload(load);
  const preload = async () => {
    await Promise.all([loadNavigation(path), Page.preload()]);
    const module = await load();
    const [data] = Object.values((module as PageModule).default.__RSPRESS_PAGE_META ?? {});
    if (data) await completeNavigation(path, data);
    return module;
  };
  return { path, filePath, lang, version, element: createElement(Page), preload };
}

function firstRoute(data: PageData): Route {
  const { routePath: path, lang, version } = data;
  const preload = retryableOnce(async () => {
    await loadNavigation(path);
    await completeNavigation(path, data);
    // The engine looks for the default export of each page.
    return { ...data, default: {} };
  });
  return { path, filePath: path, lang, version, element: null, preload };
}

const first = readFirstPage();

export const routes = [
  ...interactiveRoutes.map(interactiveRoute),
  ...(first ? [firstRoute(first)] : []),
];

const articles = new Map<string, ArticleRoute>();

/** A name with an extension is that of a file, such as a feed. */
const FILE = /\.[^/]*$/;

function articleRoute(href: string): ArticleRoute | undefined {
  const path = cleanPath(href);
  if (FILE.test(path) || articlesUrl === '') return undefined;
  const known = articles.get(path);
  if (known) return known;
  const preload = retryableOnce(async () => {
    const [data] = await Promise.all([
      fetchPage(articlesUrl + pageFile(path)),
      loadNavigation(path),
    ]);
    if (data) await completeNavigation(path, data);
    return data;
  });
  const route = { preload };
  articles.set(path, route);
  return route;
}

setBuiltSite({ articleRoute, loadAllSidebars });
