import type { RspressPlugin } from '@rspress/core';
import type { RsbuildPlugin } from '@rsbuild/core';

/** One route's loader, and the route itself, as the engine writes them. */
const LOADER = /^const loadRoute(\d+) = (\(\) => import\(.+\))$/gm;
const ROUTE =
  /\{ path: ('[^']*'), element: React\.createElement\(Route(\d+)\), filePath: ('[^']*'), preload: [^}]*\}, lang: ('[^']*'), version: ('[^']*') \}/g;

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
`;

/**
 * Writes the engine's table of routes with one call for each, whose parts it writes out three times over.
 * @throws where the engine writes its table in another form.
 */
export function slimRoutes(code: string): string {
  const loaders = new Map([...code.matchAll(LOADER)].map(([, index, load]) => [index, load]));
  const calls = [...code.matchAll(ROUTE)].map(
    ([, path, index, filePath, lang, version]) =>
      `  route(${[path, filePath, lang, version, loaders.get(index)].join(', ')})`,
  );
  if (loaders.size === 0 || calls.length !== loaders.size) {
    throw new Error(
      `The engine's route table has ${loaders.size} loaders and ${calls.length} routes of the known form: see config/plugins/slimRouteTable.ts.`,
    );
  }
  return `${HEAD}export const routes = [\n${calls.join(',\n')},\n];\n`;
}

const nameChunksById: RsbuildPlugin = {
  name: 'slim-route-table:name-chunks-by-id',
  setup(api) {
    api.modifyRspackConfig((config, { environment, isProd }) => {
      const { chunkFilename } = config.output;
      if (environment.name !== 'web' || !isProd || typeof chunkFilename !== 'string') return;
      // A short id needs no table of names; the engine's names are hashes, and do not compress.
      config.output = { ...config.output, chunkFilename: chunkFilename.replace('[name]', '[id]') };
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
