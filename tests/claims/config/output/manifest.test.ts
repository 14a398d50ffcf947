import { built, served, type RsbuildConfig } from '@claims';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';

type Manifest = NonNullable<RsbuildConfig['output']>['manifest'];

const FILES = {
  'src/index.js': `import './index.css'; import photo from './photo.png'; console.log(photo); import('./chart.js');`,
  'src/index.css': 'a { color: red; }',
  'src/chart.js': 'console.log(1);',
  'src/photo.png': new Uint8Array(20_000),
};

interface Manifested {
  allFiles: string[];
  entries: Record<string, { initial?: { js?: string[] }; html?: string[]; assets?: string[] }>;
}

const manifestOf = async (manifest: Manifest, config: RsbuildConfig = {}) => {
  const { text } = await built(FILES, {
    ...config,
    output: { filenameHash: false, manifest, ...config.output },
  });
  return JSON.parse(text('dist/manifest.json')) as Manifested;
};

test('The asset prefix also applies to html, but not to assets', async () => {
  const { entries } = await manifestOf(true, {
    output: { assetPrefix: 'https://cdn.example.com/' },
  });
  expect(entries.index?.html).toEqual(['https://cdn.example.com/index.html']);
  expect(entries.index?.assets).toEqual(['static/image/photo.png']);
});

test('With prefix: false, the manifest contains paths relative to the output folder', async () => {
  const { allFiles } = await manifestOf(
    { prefix: false },
    { output: { assetPrefix: 'https://cdn.example.com/' } },
  );
  expect(allFiles).toContain('static/js/index.js');
});

test('filter affects allFiles, html and async; initial still contains all files', async () => {
  const { allFiles, entries } = await manifestOf({ filter: ({ name }) => name === 'index.js' });
  expect(allFiles).toEqual(['/static/js/index.js']);
  expect(entries.index).toEqual({
    assets: ['static/image/photo.png'],
    initial: { js: ['/static/js/index.js'], css: ['/static/css/index.css'] },
  });
});

test('An entry is missing if filter leaves out its scripts and stylesheets', async () => {
  const { allFiles, entries } = await manifestOf({ filter: ({ name }) => name.endsWith('.html') });
  expect(allFiles).toEqual(['/index.html']);
  expect(entries).toEqual({});
});

test('initial.js is missing if output.inlineScripts moves the scripts into the page', async () => {
  const { entries } = await manifestOf(true, { output: { inlineScripts: true } });
  expect(entries.index?.html).toEqual(['/index.html']);
  expect(entries.index?.initial).toEqual({ css: ['/static/css/index.css'] });
});

test('The manifest does not contain entries without script and stylesheet files, or with dependOn', async () => {
  const inlined = await built(
    {},
    { output: { inlineScripts: true, filenameHash: false, manifest: true } },
  );
  expect((JSON.parse(inlined.text('dist/manifest.json')) as Manifested).entries).toEqual({});
  const { text } = await built(
    { 'src/shared.js': 'console.log(1);' },
    {
      source: {
        entry: {
          shared: { import: './src/shared.js' },
          index: { import: './src/index.js', dependOn: 'shared' },
        },
      },
      output: { filenameHash: false, manifest: true },
    },
  );
  const { entries } = JSON.parse(text('dist/manifest.json')) as Manifested;
  expect(Object.keys(entries)).toEqual(['shared']);
});

test('async lists a shared chunk that only import() in another entry loads', async () => {
  const { text } = await built(
    {
      'src/index.js': "import './shared.js';",
      'src/other.js': "import('./shared.js');",
      'src/shared.js': 'console.log(1);',
    },
    {
      source: { entry: { index: './src/index.js', other: './src/other.js' } },
      output: { filenameHash: false, manifest: true },
      performance: {
        chunkSplit: {
          override: {
            cacheGroups: { shared: { test: /shared\.js$/, name: 'shared', enforce: true } },
          },
        },
      },
    },
  );
  const { entries } = JSON.parse(text('dist/manifest.json')) as Manifested;
  expect(entries.index).toMatchObject({ async: { js: ['/static/js/shared.js'] } });
});

test('If generate returns an array or a promise, the build fails', async () => {
  const message = 'function must return a valid manifest object';
  await expect(manifestOf({ generate: () => [] as never })).rejects.toThrow(message);
  await expect(manifestOf({ generate: () => Promise.resolve({}) as never })).rejects.toThrow(
    message,
  );
});

test('If generate is set in both places, the build fails', async () => {
  const build = built(FILES, {
    output: { manifest: { generate: () => ({}) } },
    environments: { web: { output: { manifest: { generate: () => ({}) } } } },
  });
  await expect(build).rejects.toThrow('manifestOptions.generate is not a function');
});

test('If two manifests have the same filename, Rsbuild prints a warning, even if the environments have different output folders', async () => {
  const environments = {
    web: {},
    node: { output: { target: 'node', distPath: 'dist/server' } },
  } as const;
  const { log } = await built(FILES, { output: { manifest: true }, environments });
  expect(log).toContain('must be unique when there are multiple environments (web, node)');
});

test('In development mode, the dev server writes the manifest to disk, although other files stay in memory', async () => {
  const { get, root } = await served(FILES, { output: { manifest: true } });
  expect((await get('/static/js/index.js')).text).not.toBe('');
  expect(existsSync(`${root}/dist/manifest.json`)).toBe(true);
  expect(existsSync(`${root}/dist/static/js/index.js`)).toBe(false);
});

test('In other modes, the manifest also stays in memory unless dev.writeToDisk is on', async () => {
  const isWritten = async (writeToDisk: boolean) => {
    const config = { dev: { writeToDisk }, output: { manifest: true } };
    const { get, root } = await served(FILES, config, { command: 'dev', mode: 'production' });
    expect((await get('/manifest.json')).status).toBe(200);
    return existsSync(`${root}/dist/manifest.json`);
  };
  expect(await isWritten(false)).toBe(false);
  expect(await isWritten(true)).toBe(true);
});

test('html is missing if the name of the page contains a hash', async () => {
  const html = '[name].[contenthash:8].html';
  const { text } = await built(FILES, {
    output: { filename: { html }, filenameHash: false, manifest: true },
  });
  const { entries, allFiles } = JSON.parse(text('dist/manifest.json')) as Manifested;
  expect(entries.index?.html).toBeUndefined();
  expect(allFiles).toContainEqual(expect.stringMatching(/^\/index\.[\da-f]{8}\.html$/));
});

test("The name of an entry's file or an image has no hash; for source maps and unnamed chunks, it does", async () => {
  const { text } = await built(FILES, {
    output: {
      sourceMap: true,
      manifest: { generate: ({ files }) => ({ names: files.map(({ name }) => name) }) },
    },
  });
  const { names } = JSON.parse(text('dist/manifest.json')) as { names: string[] };
  expect(names).toEqual(
    expect.arrayContaining(['index.js', 'index.css', 'static/image/photo.png']),
  );
  expect(names).toContainEqual(expect.stringMatching(/^index\.[\da-f]{8}\.js\.map$/));
  expect(names).toContainEqual(expect.stringMatching(/^static\/js\/async\/\d+\.[\da-f]{8}\.js$/));
});

test('allFiles contains no files of server.publicDir other than the favicon', async () => {
  const { text } = await built(
    { 'public/favicon.ico': 'icon', 'public/robots.txt': '' },
    { output: { filenameHash: false, manifest: true } },
  );
  const { allFiles } = JSON.parse(text('dist/manifest.json')) as Manifested;
  expect(allFiles.sort()).toEqual(['/favicon.ico', '/index.html', '/static/js/index.js']);
});

test('After a hot update, initial also contains .hot-update.js files', async () => {
  const { root } = await served(FILES, { output: { manifest: true } });
  const initial = () => {
    const text = readFileSync(`${root}/dist/manifest.json`, 'utf8');
    return (JSON.parse(text) as Manifested).entries.index?.initial?.js;
  };
  expect(initial()?.join()).not.toContain('hot-update');
  appendFileSync(`${root}/src/index.js`, 'console.log(2);');
  await vi.waitFor(
    () => expect(initial()).toContainEqual(expect.stringMatching(/\.hot-update\.js$/)),
    { timeout: 5000 },
  );
});

test("A worker's script is listed in allFiles, but not under the entry that starts it", async () => {
  const { text } = await built(
    {
      'src/index.js': "new Worker(new URL('./count.js', import.meta.url));",
      'src/count.js': 'postMessage(1);',
    },
    { output: { filenameHash: false, manifest: true } },
  );
  const { allFiles, entries } = JSON.parse(text('dist/manifest.json')) as Manifested;
  expect(allFiles).toContainEqual(expect.stringMatching(/^\/static\/js\/async\/\d+\.js$/));
  expect(entries).toEqual({
    index: { html: ['/index.html'], initial: { js: ['/static/js/index.js'] } },
  });
});

test('A worker with a name has a separate entry, with its script in async', async () => {
  const { text } = await built(
    {
      'src/index.js': "new Worker(new URL('./count.js', import.meta.url), { name: 'count' });",
      'src/count.js': 'postMessage(1);',
    },
    { output: { filenameHash: false, manifest: true } },
  );
  const { entries } = JSON.parse(text('dist/manifest.json')) as Manifested;
  expect(entries.count).toEqual({ async: { js: ['/static/js/async/count.js'] } });
});

test('In initial and async, js also contains imported WebAssembly modules', async () => {
  const { text } = await built(
    {
      'src/index.js': `import * as first from './first.wasm'; console.log(first); import('./later.js');`,
      'src/later.js': `import * as second from './second.wasm'; console.log(second);`,
      'src/first.wasm': new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]),
      'src/second.wasm': new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 0, 2, 1, 120]),
    },
    { output: { manifest: true } },
  );
  const { entries } = JSON.parse(text('dist/manifest.json')) as {
    entries: Record<string, Record<'initial' | 'async', { js: string[] }>>;
  };
  expect(entries.index?.initial.js).toContainEqual(expect.stringMatching(/\.wasm$/));
  expect(entries.index?.async.js).toContainEqual(expect.stringMatching(/\.wasm$/));
});

test('Apart from .LICENSE.txt files, assets contains paths without the asset prefix', async () => {
  const { text } = await built(
    {
      ...FILES,
      'src/index.js': `/*! license */ import photo from './photo.png'; console.log(photo);`,
    },
    { output: { filenameHash: false, manifest: { filter: () => true } } },
  );
  const { entries } = JSON.parse(text('dist/manifest.json')) as Manifested;
  expect(entries.index?.assets?.toSorted()).toEqual([
    '/static/js/index.js.LICENSE.txt',
    'static/image/photo.png',
  ]);
});
