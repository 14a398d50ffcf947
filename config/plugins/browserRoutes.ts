import { fileURLToPath } from 'node:url';
import type { RouteMeta, RspressPlugin } from '@rspress/core';
import type { RsbuildPlugin } from '@rsbuild/core';
import { isPlainFile } from '../pages/plainPage';

/** One route's loader, and the route itself, as the engine writes them. */
const LOADER = /^const loadRoute(\d+) = (\(\) => import\(.+\))$/gm;
const ROUTE =
  /\{ path: '([^']*)', element: React\.createElement\(Route(\d+)\), filePath: '([^']*)', preload: [^}]*\}, lang: '([^']*)', version: '([^']*)' \}/g;

/** Hexadecimal digits of a hash in the name of a page's file: one in four thousand million confuses two versions of it. */
const HASH_DIGITS = 8;

const ROUTES = fileURLToPath(new URL('../../theme/client/routes.ts', import.meta.url));

/**
 * Of the engine's table of routes those that the bundler serves: pages in which components live. The others come as
 * HTML, see `config/pages/writePages.ts`.
 * @param isLive asked by the page's file, as the table names it
 * @throws where the engine writes its table in another form
 */
export function liveRoutes(code: string, isLive: (file: string) => boolean): string {
  const loaders = new Map([...code.matchAll(LOADER)].map(([, index, load = '']) => [index, load]));
  const routes = [...code.matchAll(ROUTE)];
  if (loaders.size === 0 || routes.length !== loaders.size) {
    throw new Error(
      `The engine's route table has ${loaders.size} loaders and ${routes.length} routes of the known form: see config/plugins/browserRoutes.ts.`,
    );
  }
  const rows = routes
    .filter(([, , , file = '']) => isLive(file))
    .map(([, path, index, filePath, lang, version]) => {
      const facts = JSON.stringify({ path, filePath, lang, version });
      return `  { ...${facts}, load: ${loaders.get(index) ?? ''} },\n`;
    });
  return `export const liveRoutes = [\n${rows.join('')}];\n`;
}

const useOwnTable: RsbuildPlugin = {
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

/** What we ask of the engine's service, whose type it does not export. */
interface RouteService {
  generateRoutesCode: () => string;
  getRoutes: () => RouteMeta[];
}

/** Gives a built site's browser a table of routes of its own, `theme/client/routes.ts`: the engine's is what grows with the site. */
export function pluginBrowserRoutes(): RspressPlugin {
  let code = '';
  const live = new Set<string>();
  return {
    name: 'browser-routes',
    routeServiceGenerated(service: RouteService, isProd) {
      if (!isProd) return;
      code = service.generateRoutesCode();
      for (const { absolutePath, relativePath } of service.getRoutes()) {
        if (!isPlainFile(absolutePath)) live.add(relativePath);
      }
    },
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the advised plugin adds modules after those of the engine, which this one has to be among
    addRuntimeModules: (_, isProd): Record<string, string> =>
      isProd ? { 'virtual-live-routes': liveRoutes(code, (file) => live.has(file)) } : {},
    builderConfig: { plugins: [useOwnTable] },
  };
}
