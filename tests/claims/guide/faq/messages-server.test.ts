import {
  built,
  documented,
  provokes,
  served,
  type RsbuildConfig,
  type RsbuildPlugin,
} from '@claims';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { request } from 'node:http';
import path from 'node:path';
import { onTestFinished } from 'vitest';

const wrong = (value: unknown) => value as never;

/** Occupies a port. */
async function occupied(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** Starts the dev server in a project, and runs a step with it. */
const dev =
  (
    config: RsbuildConfig,
    step?: (server: Awaited<ReturnType<typeof served>>) => unknown,
    files = {},
  ) =>
  async () => {
    const server = await served(files, config);
    await step?.(server);
    await server.get('/');
    return server.log();
  };

/** What a middleware does with the API of the dev server. */
const withEnvironments =
  (
    use: (web: {
      loadBundle: (name: string) => Promise<unknown>;
      getTransformedHtml: (name: string) => Promise<string>;
    }) => Promise<unknown>,
    config: RsbuildConfig = {},
    files = {},
  ) =>
  async () => {
    let failure: unknown;
    const server = await served(files, {
      ...config,
      dev: {
        ...config.dev,
        setupMiddlewares: [
          (middlewares, { environments }) => {
            middlewares.unshift((req, res, next) => {
              const [first] = Object.values(environments);
              if (req.url !== '/use' || !first) {
                next();
                return;
              }
              use(first)
                .catch((error: unknown) => {
                  failure = error;
                })
                .finally(() => res.end());
            });
          },
        ],
      },
    });
    await server.get('/use');
    if (failure) throw failure as Error;
  };

/** A dev server that doesn't compile. */
async function notCompiled(config: RsbuildConfig = {}) {
  const { createRsbuild } = await documented('@rsbuild/core');
  const rsbuild = await createRsbuild({
    config: {
      ...config,
      server: { printUrls: false, ...config.server },
      source: { entry: { index: 'data:text/javascript,' } },
    },
  });
  const server = await rsbuild.createDevServer({ runCompile: false, getPortSilently: true });
  onTestFinished(() => server.close());
  return server;
}

async function previewed(files: Record<string, string>, folder?: string) {
  const { createRsbuild } = await documented('@rsbuild/core');
  let root = '';
  const look: RsbuildPlugin = {
    name: 'look',
    setup: (api) => {
      root = api.context.rootPath;
    },
  };
  await built(files, { plugins: [look], output: { distPath: { root: 'other' } } });
  if (folder) {
    mkdirSync(path.join(root, folder));
    if (files['extra']) writeFileSync(path.join(root, folder, 'index.html'), '');
  }
  const rsbuild = await createRsbuild({ cwd: root });
  const { server } = await rsbuild.preview();
  await server.close();
}

/** Sends a path as it is; `fetch` corrects it. */
const rawGet = (port: number, url: string, headers: Record<string, string> = {}) =>
  new Promise<void>((resolve) => {
    request({ port, path: url, headers }, (response) =>
      response.resume().on('end', () => resolve()),
    ).end();
  });

provokes('guide/faq/messages-server', {
  'port-occupied': [
    async () => served({}, { server: { port: await occupied(), strictPort: true } }),
    async () => served({}, { server: { port: await occupied(), strictPort: false } }),
  ],
  'port-in-use': [
    async () => (await served({}, { server: { port: await occupied() } })).log(),
    async () => (await served({})).log(),
  ],
  'address-not-available': [
    () => served({}, { server: { host: '10.9.9.9' } }),
    () => served({}, { server: { host: '127.0.0.1' } }),
  ],
  'print-urls-array': [
    () => served({}, { server: { printUrls: wrong(() => 'http://localhost') } }),
    () => served({}, { server: { printUrls: ({ urls }) => urls } }),
  ],
  'preview-not-built': [() => previewed({}), () => previewed({ extra: 'x' }, 'dist')],
  'invalid-pathname': [
    dev({}, ({ port }) => rawGet(port, '/%E0%A4%A')),
    dev({}, ({ port }) => rawGet(port, '/a')),
  ],
  'malicious-path': [
    dev({}, ({ port }) => rawGet(port, '/..%2fsecret')),
    dev({}, ({ port }) => rawGet(port, '/../secret')),
  ],
  'range-header': [
    dev({}, async ({ port }) => {
      await rawGet(port, '/', { range: 'bytes=99999-' });
    }),
    dev({}, ({ port }) => rawGet(port, '/', { range: 'bytes=0-10' })),
  ],
  'unable-to-write': [
    dev({ dev: { writeToDisk: (file) => file.endsWith('.html') } }, undefined, { dist: 'a file' }),
    dev({ dev: { writeToDisk: (file) => file.endsWith('.html') } }),
  ],
  'middleware-mode-listen': [
    async () => (await notCompiled({ server: { middlewareMode: true } })).listen(),
    async () => (await notCompiled({ server: { middlewareMode: true } })).afterListen(),
  ],
  'run-compile-false': [async () => (await notCompiled()).environments['web']?.getStats(), dev({})],
  'cant-find-entry': [
    withEnvironments((web) => web.loadBundle('main'), { output: { target: 'node' } }),
    withEnvironments((web) => web.loadBundle('index'), { output: { target: 'node' } }),
  ],
  'not-support-run-web': [
    withEnvironments((web) => web.loadBundle('index'), { tools: { rspack: { target: 'web' } } }),
    withEnvironments((web) => web.loadBundle('index'), { output: { target: 'node' } }),
  ],
  'esm-bundle-vm-modules': [
    withEnvironments((web) => web.loadBundle('index'), {
      output: { target: 'node', module: true },
    }),
    withEnvironments((web) => web.loadBundle('index'), { output: { target: 'node' } }),
  ],
  'html-by-entry': [
    withEnvironments((web) => web.getTransformedHtml('main')),
    withEnvironments((web) => web.getTransformedHtml('index')),
  ],
  'proxy-error': [
    dev({ server: { proxy: { '/api': 'http://localhost:1' } } }, ({ get }) => get('/api/x')),
    dev({ server: { proxy: { '/api': 'http://localhost:1' } } }, ({ get }) => get('/')),
  ],
  'https-certificate': [
    () => served({}, { server: { https: { key: 'x', cert: 'y' } } }),
    () => served({}, { server: {} }),
  ],
});
