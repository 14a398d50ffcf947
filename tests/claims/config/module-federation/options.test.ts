import { runInNewContext } from 'node:vm';
import { built, documented, resolved, served, type RsbuildConfig } from '@claims';
import { Window } from 'happy-dom';
import { expect, test } from 'vitest';

type Options = NonNullable<RsbuildConfig['moduleFederation']>['options'];

const REMOTE: Options = { name: 'remote', exposes: { './button': './src/button.js' } };
const FILES = { 'src/index.js': '', 'src/button.js': 'export const button = 1;' };

/** Runs a script in an empty page; returns the title that it sets and its warnings. */
function runInPage(script: string) {
  const window = new Window({
    url: 'http://localhost/',
    settings: { disableJavaScriptFileLoading: true },
  });
  const warnings: string[] = [];
  const warn = (...parts: unknown[]) => warnings.push(parts.join(' '));
  const console = { error() {}, log() {}, warn };
  const { document } = window;
  // Chunks can't load here, and a chunk that fails or times out rejects after the test.
  const append = document.head.appendChild.bind(document.head);
  document.head.appendChild = (node) => (node.nodeName === 'SCRIPT' ? node : append(node));
  const setTimeout = () => 0;
  runInNewContext(script, { window, document, self: window, console, setTimeout, clearTimeout });
  return { title: document.title, warnings: warnings.join('\n') };
}

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

test('Rsbuild makes the last three changes only if exposes is at the top level.', async () => {
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
    runInPage(text(/\/index\.\w+\.js$/));
  };
  await expect(run({})).rejects.toThrow('#RUNTIME-006');
  await expect(run({ asyncStartup: true })).resolves.toBeUndefined();
});

test("With singleton: true, strictVersion fails instead of printing a warning if the version doesn't match; without singleton, the app uses its own copy", async () => {
  const run = async (options: { singleton?: boolean; strictVersion?: boolean }) => {
    const { text } = await built(
      {
        'src/index.js': 'import { version } from "tool"; document.title = version;',
        'node_modules/tool/package.json': '{ "name": "tool", "version": "1.0.0" }',
        'node_modules/tool/index.js': 'export const version = "1.0.0";',
      },
      {
        performance: { chunkSplit: { strategy: 'all-in-one' } },
        moduleFederation: {
          options: {
            name: 'host',
            shared: { tool: { requiredVersion: '^2.0.0', eager: true, ...options } },
          },
        },
      },
    );
    return runInPage(text(/\/index\.\w+\.js$/));
  };
  const mismatch = 'does not satisfy the requirement';
  const warned = await run({ singleton: true });
  expect(warned.title).toBe('1.0.0');
  expect(warned.warnings).toContain(mismatch);
  await expect(run({ singleton: true, strictVersion: true })).rejects.toThrow(mismatch);
  expect(await run({ strictVersion: true })).toEqual({ title: '1.0.0', warnings: '' });
});

test('There are no chunks such as lib-react', async () => {
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

test("'async' by default, so Rspack only splits modules of an import()", async () => {
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

test('eager: load the package with the entry', async () => {
  const scripts = async (eager: boolean) => {
    const { text } = await built(
      {
        'src/index.js': 'import { version } from "tool"; document.title = version;',
        'node_modules/tool/package.json': '{ "name": "tool", "version": "1.0.0" }',
        'node_modules/tool/index.js': `export const version = "${'large'.repeat(20_000)}";`,
      },
      { moduleFederation: { options: { name: 'host', shared: { tool: { eager } } } } },
    );
    const page = text('dist/index.html');
    const linked = Array.from(page.matchAll(/src="\/([^"]+)"/g), ([, src]) => text(`dist/${src}`));
    return linked.join('');
  };
  expect(await scripts(true)).toContain('largelarge');
  expect(await scripts(false)).not.toContain('largelarge');
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
