import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RouteMeta, RspressPlugin } from '@rspress/core';
import type { Processor } from 'unified';
import { DiskCache } from '../cache/DiskCache';
import { digestOf, projectDigest } from '../cache/digest';
import { valuesOfFiles, type FileValues } from '../cache/fileState';
import {
  importsFragment,
  outlineOf,
  pageMetadata,
  readOutline,
  type PageOutline,
} from './pageMetadata';

const CACHE = '.cache/outlines';

/** The part of the engine's service that is used here; the engine doesn't export its type. */
interface RouteService {
  getRoutes: () => RouteMeta[];
}

/** Entry of the current page in the engine's list of all pages. */
interface PageEntry {
  routePath: string;
  lang: string;
  version: string;
  _relativePath: string;
  /** Versions and languages without the page, for links to it: `v1/zh`; `/zh` on a site without versions. */
  missingIn?: string[];
}

type PageRoute = Pick<RouteMeta, 'lang' | 'pureRoutePath' | 'version'>;

/** Returns a function for the versions and languages of a site that lack a page. */
export function translationsMissing(routes: readonly PageRoute[]): (route: PageRoute) => string[] {
  const place = ({ version, lang }: PageRoute) => `${version}/${lang}`;
  const everywhere = [...new Set(routes.map(place))];
  const places = new Map<string, Set<string>>();
  for (const route of routes) {
    const known = places.get(route.pureRoutePath);
    if (known) known.add(place(route));
    else places.set(route.pureRoutePath, new Set([place(route)]));
  }
  return ({ pureRoutePath }) => everywhere.filter((one) => !places.get(pureRoutePath)?.has(one));
}

/**
 * Reads the outlines of pages, or takes them from the cache: only a page that imports a fragment is read in each build.
 * @param root folder of the pages
 * @returns a function for the outline of a page, by its file
 */
function readOutlines(pages: readonly RouteMeta[], root: string): (file: string) => PageOutline {
  const cache = new DiskCache<FileValues<PageOutline | undefined>>(
    path.join(CACHE, digestOf(path.resolve(root)).slice(0, 8)),
    projectDigest('.'),
  );
  const files = pages.map(({ absolutePath }) => absolutePath);
  const outlines = valuesOfFiles(cache, files, (text, file) =>
    importsFragment(text) ? undefined : outlineOf(text, file),
  );
  return (file) => outlines.get(file) ?? readOutline(file);
}

/**
 * Calls the `extendPageData` hooks of plugins for each page in place of the engine, which parses every page twice for
 * it: for a search index that this site doesn't use, and for a list of all pages, which would add to the first load of
 * each page. Each page's data contains its own entry of that list.
 */
export function pluginPageMetadata(): RspressPlugin {
  const entries = new Map<string, PageEntry>();
  let service: RouteService = { getRoutes: () => [] };
  let plugins: readonly RspressPlugin[] = [];
  let root = 'docs';
  let isProd = false;

  function remarkPageEntry(this: Processor) {
    const { pageMeta } = this.data() as { pageMeta: Partial<PageEntry> };
    return (_tree: unknown, { path }: { path: string }): void => {
      Object.assign(pageMeta, entries.get(path));
    };
  }

  const extendPageData: RsbuildPlugin = {
    name: 'page-metadata:extend-page-data',
    setup(api) {
      // The engine reads pages in its own handler, which runs between these two; without routes it finds none.
      api.modifyBundlerChain({
        order: 'pre',
        async handler(_, { environment }) {
          if (environment.name !== 'web') return;
          const pages = service
            .getRoutes()
            .filter(({ absolutePath }) => /\.mdx?$/.test(absolutePath));
          const outlines = readOutlines(pages, root);
          for (const page of pages) {
            const outline = outlines(page.absolutePath);
            const metadata = pageMetadata(page, root, outline);
            for (const plugin of plugins) await plugin.extendPageData?.(metadata, isProd);
          }
          service.getRoutes = () => [];
        },
      });
      api.modifyBundlerChain({
        order: 'post',
        handler(_, { environment }) {
          if (environment.name === 'web') Reflect.deleteProperty(service, 'getRoutes');
        },
      });
    },
  };

  return {
    name: 'page-metadata',
    config(config, _, isProduction) {
      plugins = config.plugins ?? [];
      root = config.root ?? root;
      isProd = isProduction;
      return config;
    },
    routeGenerated(routes) {
      const missing = translationsMissing(routes);
      for (const route of routes) {
        const { absolutePath, relativePath, routePath, lang, version } = route;
        const missingIn = missing(route);
        entries.set(absolutePath, {
          routePath,
          lang,
          version,
          _relativePath: relativePath,
          ...(missingIn.length > 0 && { missingIn }),
        });
      }
    },
    routeServiceGenerated(generated: RouteService) {
      service = generated;
    },
    builderConfig: { plugins: [extendPageData] },
    markdown: { remarkPlugins: [remarkPageEntry] },
  };
}
