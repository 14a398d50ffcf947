import { fileURLToPath } from 'node:url';
import type { RouteMeta, RspressPlugin } from '@rspress/core';
import { getRouteChunkName } from '@rspress/core/dist/node/route/routeChunkAssets.js';
import type { RsbuildPlugin } from '@rsbuild/core';
import { isStaticFile } from './staticPage';

/** Hexadecimal digits of a hash in the name of a page's file: one in four thousand million confuses two versions of it. */
const HASH_DIGITS = 8;

const ROUTES = fileURLToPath(new URL('../browser/routes.ts', import.meta.url));

/** The module with the routes of pages that contain live components. */
export function interactiveRoutesModule(routes: readonly RouteMeta[]): string {
  const rows = routes.map((route) => {
    const { routePath: path, relativePath: filePath, lang, version, absolutePath } = route;
    const facts = JSON.stringify({ path, filePath, lang, version });
    // The engine finds the scripts of a page by this name.
    const load = `() => import(/* webpackChunkName: "${getRouteChunkName(route)}" */ ${JSON.stringify(absolutePath)})`;
    return `  { ...${facts}, load: ${load} },\n`;
  });
  return `export const liveRoutes = [\n${rows.join('')}];\n`;
}

const replaceRouteTable: RsbuildPlugin = {
  name: 'browser-routes:use-own-table',
  apply: 'build',
  setup(api) {
    api.modifyEnvironmentConfig((config, { name, mergeEnvironmentConfig }) =>
      name === 'web'
        ? mergeEnvironmentConfig(config, { resolve: { alias: { 'virtual-routes$': ROUTES } } })
        : config,
    );
    api.modifyRspackConfig((config, { environment }) => {
      const { chunkFilename } = config.output;
      if (environment.name !== 'web' || typeof chunkFilename !== 'string') return;
      // A short id needs no table of names; the engine's names are hashes, and do not compress.
      const named = chunkFilename
        .replace('[name]', '[id]')
        .replace(/\[contenthash:\d+\]/, `[contenthash:${HASH_DIGITS}]`);
      // Every chunk names the list that it registers itself in, by the name of the package unless told.
      config.output = { ...config.output, chunkFilename: named, chunkLoadingGlobal: '$c' };
    });
  },
};

/**
 * Replaces the engine's route table in the browser of a built site by `engine/articles/browser/routes.ts`: the engine's grows with
 * the site and makes a script chunk of every page. Static articles come as HTML, see `engine/articles/build/writePages.ts`.
 */
export function pluginBrowserRoutes(): RspressPlugin {
  let live: RouteMeta[] = [];
  return {
    name: 'browser-routes',
    routeGenerated(routes, isProd) {
      if (isProd) live = routes.filter(({ absolutePath }) => !isStaticFile(absolutePath));
    },
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the advised plugin adds modules after those of the engine, which this one has to be among
    addRuntimeModules: (_, isProd): Record<string, string> =>
      isProd ? { 'virtual-live-routes': interactiveRoutesModule(live) } : {},
    builderConfig: { plugins: [replaceRouteTable] },
  };
}
