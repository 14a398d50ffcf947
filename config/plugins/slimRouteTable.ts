import type { RspressPlugin } from '@rspress/core';
import type { RsbuildPlugin } from '@rsbuild/core';

/** One route's loader, and the route itself, as the engine writes them. */
const LOADER = /^const loadRoute(\d+) = (\(\) => import\(.+\))$/gm;
const ROUTE =
  /\{ path: '([^']*)', element: React\.createElement\(Route(\d+)\), filePath: '([^']*)', preload: [^}]*\}, lang: '([^']*)', version: '([^']*)' \}/g;

/** Hexadecimal digits of a hash in the name of a page's file: one in four thousand million confuses two versions of it. */
const HASH_DIGITS = 8;

const HEAD = `import React from 'react';
import { lazyWithPreload } from 'react-lazy-with-preload';
const route = (path, filePath, lang, version, load) => {
  const Page = lazyWithPreload(load);
  const preload = async () => {
    await Page.preload();
    return load();
  };
  return { path, element: React.createElement(Page), filePath, preload, lang, version };
};
const pages = (lang, prefix, loads) => Object.entries(loads).map(([page, load]) =>
  route(prefix + page, lang + page + (page.endsWith('/') ? 'index' : '') + '.mdx', lang, '', load));
`;

interface Route {
  path: string;
  filePath: string;
  lang: string;
  version: string;
  /** Code of a function that loads it. */
  load: string;
}

/** Of a route whose path says all that the table must know of it: its language's prefix in addresses. */
function prefixOf({ path, filePath, lang, version }: Route): string | undefined {
  const fileOf = (page: string) => `${lang}${page}${page.endsWith('/') ? 'index' : ''}.mdx`;
  return ['', `/${lang}`].find(
    (prefix) =>
      version === '' &&
      path.startsWith(`${prefix}/`) &&
      filePath === fileOf(path.slice(prefix.length)),
  );
}

const quoted = (text: string): string => `'${text}'`;

/**
 * Writes the engine's table of routes with a path and a loader for each, where the engine says the same three times
 * over, and gives file, language and version beside it.
 * @throws where the engine writes its table in another form.
 */
export function slimRoutes(code: string): string {
  const loaders = new Map([...code.matchAll(LOADER)].map(([, index, load = '']) => [index, load]));
  const routes = [...code.matchAll(ROUTE)].map(
    ([, path = '', index, filePath = '', lang = '', version = '']): Route => {
      return { path, filePath, lang, version, load: loaders.get(index) ?? '' };
    },
  );
  if (loaders.size === 0 || routes.length !== loaders.size) {
    throw new Error(
      `The engine's route table has ${loaders.size} loaders and ${routes.length} routes of the known form: see config/plugins/slimRouteTable.ts.`,
    );
  }
  const tables = new Map<string, string[]>();
  const others: string[] = [];
  for (const route of routes) {
    const { path, filePath, lang, version, load } = route;
    const prefix = prefixOf(route);
    if (prefix === undefined) {
      others.push(`  route(${[path, filePath, lang, version].map(quoted).join(', ')}, ${load})`);
      continue;
    }
    const table = `${quoted(lang)}, ${quoted(prefix)}`;
    const row = `    ${quoted(path.slice(prefix.length))}: ${load}`;
    tables.set(table, [...(tables.get(table) ?? []), row]);
  }
  const grouped = [...tables].map(
    ([table, rows]) => `  ...pages(${table}, {\n${rows.join(',\n')},\n  })`,
  );
  return `${HEAD}export const routes = [\n${[...grouped, ...others].join(',\n')},\n];\n`;
}

const nameChunksById: RsbuildPlugin = {
  name: 'slim-route-table:name-chunks-by-id',
  setup(api) {
    api.modifyRspackConfig((config, { environment, isProd }) => {
      const { chunkFilename } = config.output;
      if (environment.name !== 'web' || !isProd || typeof chunkFilename !== 'string') return;
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
}

/** Keeps what every reader loads of each page short: it is what grows with the site. */
export function pluginSlimRouteTable(): RspressPlugin {
  let code = '';
  return {
    name: 'slim-route-table',
    routeServiceGenerated(service: RouteService) {
      code = service.generateRoutesCode();
    },
    // Takes the place of the engine's module of this name.
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the advised plugin adds modules, but replaces none of the engine's
    addRuntimeModules: () => ({ 'virtual-routes': slimRoutes(code) }),
    builderConfig: { plugins: [nameChunksById] },
  };
}
