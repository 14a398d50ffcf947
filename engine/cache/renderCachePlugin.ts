import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RouteMeta, RspressPlugin, UserConfig } from '@rspress/core';
import { isStatic } from '../articles/build/staticPage';
import type { LocaleData } from '../articles/build/localeScript';
import type { CompiledPage } from '../compile/compilePage';
import type { Build } from '../compile/pageCompiler';
import { DiskCache } from './DiskCache';
import { digestOf, renderDigest } from './digest';
import type { Rendering, StoredRenderings } from './render';
import type { KeyedPage, UnchangedPages } from './UnchangedPages';

const RENDER = fileURLToPath(new URL('./render.ts', import.meta.url));

/** The engine's module with the routes of all pages. */
const ROUTES = /virtual-routes/;

const CACHE = '.cache/rendered';

/** The part of the engine's service that is used here; the engine doesn't export its type. */
export interface RouteTableGenerator {
  generateRoutesCodeByRouteMeta: (routes: readonly RouteMeta[]) => string;
  getRoutes: () => RouteMeta[];
}

/** Where rendered pages are stored. */
type CacheOptions = Pick<StoredRenderings, 'folder' | 'version'>;

/** Markup that all pages share, once it has the names of scripts and styles. */
const TEMPLATE = 'index.html';

interface Page {
  route: RouteMeta;
  /** Undefined for pages that are rendered in each build. */
  key: string | undefined;
  isStored: boolean;
}

/** Settings of the site that pages show, with its navigation. */
const shownSettings = (config: UserConfig): string =>
  JSON.stringify({ ...config, builderConfig: undefined, markdown: undefined, plugins: undefined });

/** The routes of all pages. Those that aren't rendered have no code, so that the bundler doesn't see their pages. */
function routesModule(
  service: RouteTableGenerator,
  pages: readonly Page[],
  cache: CacheOptions,
): string {
  const rendered = pages.filter(({ isStored }) => !isStored).map(({ route }) => route);
  const stored = pages
    .filter(({ isStored }) => isStored)
    .map(({ route: { routePath: path, relativePath: filePath, lang, version } }) => ({
      path,
      filePath,
      lang,
      version,
    }));
  const byRoute = Object.fromEntries(
    pages.map(({ route, key, isStored }) => [route.routePath, { key, isStored }]),
  );
  const renderings: StoredRenderings = { ...cache, pages: byRoute };
  return `${service.generateRoutesCodeByRouteMeta(rendered)}
routes.push(...${JSON.stringify(stored)});
export const renderings = ${JSON.stringify(renderings)};
`;
}

/** What the build knows of its pages. */
interface RenderedSite {
  /** Returns the build of the page compiler. */
  currentBuild: () => Promise<Build> | undefined;
  /** Is called for each page that is not bundled. */
  addStaticPage: (file: string, page: CompiledPage) => void;
  unchanged: UnchangedPages;
  /** Navigation and strings of the pages. */
  data: LocaleData;
  /** Tags that plugins add to a page's head. */
  headOf: (route: RouteMeta) => string;
}

/**
 * Keeps static pages between builds. A page whose text hasn't changed is neither bundled nor rendered, unless the
 * site's code, settings or navigation have changed. If scripts and styles are the same as well, its files stay.
 */
export function pluginRenderCache(rendered: RenderedSite): RspressPlugin {
  const { currentBuild, addStaticPage, unchanged, data, headOf } = rendered;
  let service: RouteTableGenerator;
  let routes: readonly RouteMeta[] = [];
  let config: UserConfig = {};
  /** Files of pages that show headings of other pages. */
  const overviews = new Set<string>();
  let pages: readonly Page[] = [];
  let cacheOptions: CacheOptions = { folder: '', version: '' };

  function findPages(build: Build): void {
    const root = path.resolve(config.root ?? 'docs');
    const folder = path.resolve(CACHE, digestOf(root).slice(0, 8));
    const version = digestOf(build.digest, renderDigest('.'), shownSettings(config));
    cacheOptions = { folder, version };
    const cache = new DiskCache<Rendering>(folder, version);
    // While pages are rendered, it would delete those that count as stored.
    cache.trim();
    pages = routes.map((route): Page => {
      const file = route.absolutePath;
      const { source, key, page } = build.stored(file);
      if (overviews.has(file) || !isStatic(source, file)) {
        return { route, key: undefined, isStored: false };
      }
      const isStored = page !== undefined && cache.has(key);
      if (isStored) addStaticPage(file, page);
      // A file that the page includes has changed, which the key doesn't show.
      else cache.delete(key);
      return { route, key, isStored };
    });
  }

  const renderFromCache: RsbuildPlugin = {
    name: 'render-cache:entry',
    apply: 'build',
    setup(api) {
      api.modifyEnvironmentConfig((config, { name }) => {
        if (name === 'node') config.source.entry = { index: RENDER };
        // What stays is decided below.
        config.output.cleanDistPath = false;
      });
      // Before the bundler copies static files.
      api.onBeforeBuild({
        order: 'pre',
        async handler() {
          const build = await currentBuild();
          if (build) findPages(build);
          const keyed = pages.map(({ route, key, isStored }): KeyedPage => {
            const { routePath, pureRoutePath, version } = route;
            return {
              route: routePath,
              key: key && digestOf(key, headOf(route)),
              translations: `${version} ${pureRoutePath}`,
              isStored,
            };
          });
          unchanged.start(api.context.distPath, cacheOptions.version, keyed);
        },
      });
      api.transform({ test: ROUTES, environments: ['node'], order: 'post' }, ({ code }) =>
        pages.length > 0 ? routesModule(service, pages, cacheOptions) : code,
      );
      // The engine renders pages afterwards, once it has the names of scripts and styles from this environment.
      api.processAssets({ stage: 'report', environments: ['web'] }, ({ assets, compilation }) => {
        const template = assets[TEMPLATE];
        if (!template) {
          if (compilation.errors.length > 0) return;
          throw new Error(`The bundler's assets lack ${TEMPLATE}: see engine/README.md.`);
        }
        const names = Object.keys(assets).sort();
        const routePaths = routes.map(({ routePath }) => routePath);
        const shown = JSON.stringify([names, routePaths, ...data.locales, ...data.texts]);
        unchanged.compareShared(digestOf(template.source().toString(), shown));
        const changed = service
          .getRoutes()
          .filter(({ routePath }) => !unchanged.routes.has(routePath));
        service.getRoutes = () => [...changed];
      });
      api.onAfterBuild(() => {
        Reflect.deleteProperty(service, 'getRoutes');
      });
    },
  };

  return {
    name: 'render-cache',
    routeGenerated(all) {
      routes = all;
    },
    routeServiceGenerated(generated: RouteTableGenerator) {
      service = generated;
    },
    beforeBuild(built) {
      config = built;
    },
    extendPageData({ _filepath, frontmatter }) {
      if (frontmatter.overview === true) overviews.add(_filepath);
    },
    builderConfig: { plugins: [renderFromCache] },
  };
}
