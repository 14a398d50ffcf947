import { runInNewContext } from 'node:vm';
import { built, documented, resolved, served, type RsbuildConfig } from '@claims';
import { Window } from 'happy-dom';
import { expect, test } from 'vitest';

type Options = NonNullable<RsbuildConfig['moduleFederation']>['options'];

const REMOTE: Options = { name: 'remote', exposes: { './button': './src/button.js' } };
const FILES = { 'src/index.js': '', 'src/button.js': 'export const button = 1;' };

test('With exposes, Rsbuild changes dev.assetPrefix, server.cors and dev.client.port unless set', async () => {
  const { environments, config, rspack } = await resolved(
    { moduleFederation: { options: REMOTE }, server: { port: 4000 } },
    { command: 'dev' },
  );
  expect(environments.web?.dev.assetPrefix).toBe(true);
  expect(environments.web?.dev.client.port).toBe(4000);
  expect(config.server.cors).toBe(true);
  expect(rspack.output?.uniqueName).toBe('remote');
  const set = await resolved(
    { moduleFederation: { options: REMOTE }, server: { cors: false }, dev: { assetPrefix: '/' } },
    { command: 'dev' },
  );
  expect(set.environments.web?.dev.assetPrefix).toBe('/');
  expect(set.config.server.cors).toBe(false);
});

test('The last three also require moduleFederation at the top level.', async () => {
  const { environments, config, rspack } = await resolved(
    { environments: { web: { moduleFederation: { options: REMOTE } } } },
    { command: 'dev' },
  );
  expect(environments.web?.dev.assetPrefix).toBe('/');
  expect(environments.web?.dev.client.port).toBe('');
  expect(config.server.cors).not.toBe(true);
  expect(rspack.output?.uniqueName).toBe('remote');
});

test('server.cors is true: any site can read from your dev and preview server', async () => {
  const { get } = await served(
    FILES,
    { moduleFederation: { options: REMOTE } },
    { command: 'preview' },
  );
  const { headers } = await get('/', { headers: { origin: 'https://other.example' } });
  expect(headers.get('access-control-allow-origin')).toBe('*');
});

test("Strategy 'custom' instead of 'split-by-experience'; other strategies stay", async () => {
  const strategy = async (performance: RsbuildConfig['performance']) =>
    (await resolved({ performance, moduleFederation: { options: { name: 'host' } } })).environments
      .web?.performance.chunkSplit.strategy;
  expect(await strategy({})).toBe('custom');
  expect(await strategy({ chunkSplit: { strategy: 'split-by-experience' } })).toBe('custom');
  expect(await strategy({ chunkSplit: { strategy: 'split-by-module' } })).toBe('split-by-module');
});

test('By default, the name of the app in static/js, with a hash in production', async () => {
  const development = await built(FILES, {
    mode: 'development',
    moduleFederation: { options: REMOTE },
  });
  expect(development.files).toContain('dist/static/js/remote.js');
  const { files } = await built(FILES, { moduleFederation: { options: REMOTE } });
  expect(files).toContainEqual(expect.stringMatching(/^dist\/static\/js\/remote\.\w{8}\.js$/));
});

test('name is required with exposes, and then a valid JavaScript identifier', async () => {
  const build = (options: object) =>
    built(FILES, { moduleFederation: { options: options as Options } });
  await expect(build({ ...REMOTE, name: 'my-remote' })).rejects.toThrow(
    'Library name base (my-remote) must be a valid identifier',
  );
  await expect(build({ exposes: REMOTE.exposes })).rejects.toThrow();
  const remotes = { other: 'other@http://localhost:1/remoteEntry.js' };
  expect((await build({ name: 'my-host', remotes })).files).toContain('dist/index.html');
});

test('Rsbuild adds the plugin for the web target only.', async () => {
  const { files } = await built(FILES, {
    moduleFederation: { options: REMOTE },
    output: { target: 'node' },
  });
  expect(files).toEqual(['dist/index.js']);
});

test('With asyncStartup, Rspack delays the entry. Without it, a shared package fails with #RUNTIME-006.', async () => {
  const run = async (experiments: Options['experiments']) => {
    const { text } = await built(
      {
        'package.json': '{ "dependencies": { "react": "*" } }',
        'src/index.js': 'import { version } from "react"; document.title = version;',
      },
      { moduleFederation: { options: { name: 'host', shared: ['react'], experiments } } },
    );
    const window = new Window({
      url: 'http://localhost/',
      settings: { disableJavaScriptFileLoading: true },
    });
    const silent = { error() {}, warn() {}, log() {} };
    const globals = {
      window,
      document: window.document,
      self: window,
      console: silent,
      setTimeout,
      clearTimeout,
    };
    runInNewContext(text(/\/index\.\w+\.js$/), globals);
  };
  await expect(run({})).rejects.toThrow('#RUNTIME-006');
  await expect(run({ asyncStartup: true })).resolves.toBeUndefined();
});

test('There are no chunks such as lib-react; Rspack can still split large packages', async () => {
  const { pluginReact } = await documented('@rsbuild/plugin-react');
  const scripts = async (config: RsbuildConfig) => {
    const { files } = await built(
      { 'src/index.jsx': 'import { createRoot } from "react-dom/client"; createRoot();' },
      { plugins: [pluginReact()], ...config },
    );
    return files.filter((file) => /js\/(?!index)[^/]*\.js$/.test(file));
  };
  expect(await scripts({})).toEqual([expect.stringContaining('lib-react')]);
  expect(await scripts({ moduleFederation: { options: { name: 'host' } } })).toEqual([
    expect.not.stringContaining('lib-react'),
  ]);
});

test("'async', so only modules of an import() are split, unless performance.chunkSplit sets its own chunks, as single-vendor and forceSplitting do", async () => {
  const files = {
    ...FILES,
    'src/index.js': 'import "large";',
    'node_modules/large/package.json': '{ "name": "large", "main": "index.js" }',
    'node_modules/large/index.js': `window.large = "${'large'.repeat(20_000)}";`,
  };
  const isSplit = async (
    chunkSplit: NonNullable<RsbuildConfig['performance']>['chunkSplit'] = {},
  ) => {
    const { text } = await built(files, {
      performance: { chunkSplit },
      moduleFederation: { options: REMOTE },
    });
    return !text(/index.*\.js$/).includes('largelarge');
  };
  expect(await isSplit()).toBe(false);
  expect(await isSplit({ override: { chunks: 'all' } })).toBe(true);
  expect(await isSplit({ strategy: 'single-vendor' })).toBe(true);
  expect(await isSplit({ forceSplitting: [/large/] })).toBe(true);
});

test('An object changes the fileName and the filePath; disableAssetsAnalyze: true leaves out the files', async () => {
  const manifestWith = async (manifest: object) => {
    const { files, text } = await built(
      { 'src/a.js': 'export default 1;' },
      {
        moduleFederation: {
          options: { name: 'remote', exposes: { './a': './src/a.js' }, manifest },
        },
      },
    );
    const file = files.find((name) => name.endsWith('.json') && !name.includes('stats'));
    return { file, text: text(file ?? '') };
  };
  expect((await manifestWith({ filePath: 'sub', fileName: 'mf.json' })).file).toBe(
    'dist/sub/mf.json',
  );
  expect((await manifestWith({})).text).toContain('static/js/async/');
  expect((await manifestWith({ disableAssetsAnalyze: true })).text).not.toContain(
    'static/js/async/',
  );
});
