import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RouteMeta, RspressPlugin, UserConfig } from '@rspress/core';
import { isStaticFile } from '../articles/build/staticPage';
import type { CompiledPage, CompileTask } from '../compile/compilePage';
import type { Build } from '../compile/pageCompiler';
import { DiskCache } from './DiskCache';
import { digestOf, renderDigest } from './digest';
import type { Rendering, StoredRenderings } from './render';

const RENDER = fileURLToPath(new URL('./render.ts', import.meta.url));

/** The engine's module with the routes of all pages. */
const ROUTES = /virtual-routes/;

const CACHE = '.cache/rendered';

/** The part of the engine's service that is used here; the engine doesn't export its type. */
export interface RouteTableGenerator {
  generateRoutesCodeByRouteMeta: (routes: readonly RouteMeta[]) => string;
}

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
  cache: Pick<StoredRenderings, 'folder' | 'version'>,
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
  const keys = Object.fromEntries(pages.map(({ route, key }) => [route.routePath, key]));
  const renderings: StoredRenderings = { ...cache, keys };
  return `${service.generateRoutesCodeByRouteMeta(rendered)}
routes.push(...${JSON.stringify(stored)});
export const renderings = ${JSON.stringify(renderings)};
`;
}

/**
 * Keeps the HTML of static pages between builds. A page whose text hasn't changed is neither bundled nor rendered,
 * unless the site's code, settings or navigation have changed.
 * @param currentBuild returns the build of the page compiler
 * @param onPage is called for each page that is not bundled
 */
export function pluginRenderCache(
  currentBuild: () => Promise<Build> | undefined,
  onPage: (task: CompileTask, page: CompiledPage) => void,
): RspressPlugin {
  let service: RouteTableGenerator;
  let routes: readonly RouteMeta[] = [];
  let config: UserConfig = {};
  /** Files of pages that show headings of other pages. */
  const overviews = new Set<string>();

  async function routesCode(code: string): Promise<string> {
    const build = await currentBuild();
    if (!build) return code;
    const root = path.resolve(config.root ?? 'docs');
    const folder = path.resolve(CACHE, digestOf(root).slice(0, 8));
    const version = digestOf(build.digest, renderDigest('.'), shownSettings(config));
    const cache = new DiskCache<Rendering>(folder, version);
    const pages = routes.map((route): Page => {
      const file = route.absolutePath;
      if (overviews.has(file) || !isStaticFile(file)) {
        return { route, key: undefined, isStored: false };
      }
      const { task, key, page } = build.stored(file);
      // Read, not only found, because a damaged file counts as none.
      const isStored = page !== undefined && cache.get(key) !== undefined;
      if (isStored) onPage(task, page);
      // A file that the page includes has changed, which the key doesn't show.
      else cache.delete(key);
      return { route, key, isStored };
    });
    return routesModule(service, pages, { folder, version });
  }

  const renderFromCache: RsbuildPlugin = {
    name: 'render-cache:entry',
    apply: 'build',
    setup(api) {
      api.modifyEnvironmentConfig((config, { name }) => {
        if (name === 'node') config.source.entry = { index: RENDER };
      });
      api.transform({ test: ROUTES, environments: ['node'], order: 'post' }, ({ code }) =>
        routesCode(code),
      );
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
