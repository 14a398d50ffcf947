import { fileURLToPath } from 'node:url';
import type { RouteMeta, RspressPlugin } from '@rspress/core';
import { getRouteChunkName } from '@rspress/core/dist/node/route/routeChunkAssets.js';
import type { RsbuildPlugin } from '@rsbuild/core';
import { isStaticFile } from './staticPage';

/**
 * Hexadecimal digits of the hash in a page file's name: the chance that two versions of a file collide is one in four
 * billion.
 */
const HASH_DIGITS = 8;

const ROUTES = fileURLToPath(new URL('../browser/routes.ts', import.meta.url));

/** Source of the module with the routes of interactive pages. */
export function interactiveRoutesModule(routes: readonly RouteMeta[]): string {
  const rows = routes.map((route) => {
    const { routePath: path, relativePath: filePath, lang, version, absolutePath } = route;
    const facts = JSON.stringify({ path, filePath, lang, version });
    // The engine finds the scripts of a page by this name.
    const load = `() => import(/* webpackChunkName: "${getRouteChunkName(route)}" */ ${JSON.stringify(absolutePath)})`;
    return `  { ...${facts}, load: ${load} },\n`;
  });
  return `export const interactiveRoutes = [\n${rows.join('')}];\n`;
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
      // Short ids need no name table, and compress better than the engine's hashed names.
      const named = chunkFilename
        .replace('[name]', '[id]')
        .replace(/\[contenthash:\d+\]/, `[contenthash:${HASH_DIGITS}]`);
      // Every chunk contains the name of the list in which it registers itself; the default is the package's name.
      config.output = { ...config.output, chunkFilename: named, chunkLoadingGlobal: '$c' };
    });
  },
};

/**
 * Replaces the engine's route table in the browser of a built site with `engine/articles/browser/routes.ts`. The
 * engine's table grows with the site and turns every page into a script chunk. Static articles ship as HTML, see
 * `engine/articles/build/writePages.ts`.
 */
export function pluginBrowserRoutes(): RspressPlugin {
  let interactive: RouteMeta[] = [];
  return {
    name: 'browser-routes',
    routeGenerated(routes, isProd) {
      if (isProd) interactive = routes.filter(({ absolutePath }) => !isStaticFile(absolutePath));
    },
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the recommended plugin adds modules after the engine's, but this one has to be among them
    addRuntimeModules: (_, isProd): Record<string, string> =>
      isProd ? { 'virtual-interactive-routes': interactiveRoutesModule(interactive) } : {},
    builderConfig: { plugins: [replaceRouteTable] },
  };
}
