import { built, resolved, served, type RsbuildConfig } from '@claims';
import { expect, test } from 'vitest';

const IMAGE = 'x'.repeat(6000);
const FILES = {
  'src/index.js': `
    import './index.css';
    import photo from './photo.png';
    console.log(photo);
    import('./chart.js');
  `,
  'src/index.css': 'body { color: red; }',
  'src/chart.js': 'console.log("chart");',
  'src/photo.png': IMAGE,
};

/** The files of a production build with the given patterns. */
const namesWith = async (filename: NonNullable<RsbuildConfig['output']>['filename']) =>
  (await built(FILES, { output: { filename } })).files;

test('If target is node, js is [name].js in every mode', async () => {
  const name = async (mode: 'development' | 'production', target: 'web' | 'node') =>
    (await resolved({ output: { target } }, { mode })).rspack.output?.filename;
  expect(await name('production', 'node')).toBe('[name].js');
  expect(await name('development', 'node')).toBe('[name].js');
  expect(await name('production', 'web')).toBe('static/js/[name].[contenthash:8].js');
  expect(await name('development', 'web')).toBe('static/js/[name].js');
});

test('If an environment sets a field, it replaces the shared one, functions included', async () => {
  const { environments } = await resolved({
    output: { filename: { js: () => '[name].shared.js', css: '[name].shared.css' } },
    environments: { web: { output: { filename: { js: '[name].own.js' } } } },
  });
  expect(environments.web?.output.filename).toEqual({
    js: '[name].own.js',
    css: '[name].shared.css',
  });
});

test('For an unnamed chunk, name is undefined in some calls and the ID in others', async () => {
  const names = new Set<string | undefined>();
  await namesWith({
    js: ({ chunk }) => {
      names.add(chunk?.name);
      return '[id].js';
    },
  });
  expect(names).toContain('index');
  expect(names).toContain(undefined);
  expect([...names]).toContainEqual(expect.stringMatching(/^\d+$/));
});

test('The second argument of a function is null in some calls', async () => {
  const received: unknown[] = [];
  await namesWith({
    js: (_pathData, assetInfo) => {
      received.push(assetInfo);
      return '[id].js';
    },
  });
  expect(received).toContain(null);
  expect(received).toContainEqual(expect.objectContaining({ javascriptModule: false }));
});

test('A function for assets receives the path relative to the project root, with the query of the import', async () => {
  const received = new Set<string | undefined>();
  await built(
    {
      'src/index.js':
        'import a from "./photo.png"; import b from "./chart.png?url"; console.log(a, b);',
      'src/photo.png': IMAGE,
      'src/chart.png': `${IMAGE}y`,
    },
    {
      output: {
        filename: {
          image: ({ filename }) => {
            received.add(filename);
            return '[name][ext]';
          },
        },
      },
    },
  );
  expect([...received].sort()).toEqual(['src/chart.png?url', 'src/photo.png']);
});

test('pluginOptions.filename in tools.cssExtract overrides css for the stylesheets of entries, and chunkFilename for those of dynamic imports', async () => {
  const files = { ...FILES, 'src/chart.js': 'import "./chart.css";', 'src/chart.css': 'a{top:0}' };
  const stylesheets = async (pluginOptions: { filename?: string; chunkFilename?: string }) =>
    (
      await built(files, {
        output: { filename: { css: '[name].css', html: 'page.html' } },
        tools: { cssExtract: { pluginOptions }, htmlPlugin: { filename: 'own.html' } },
      })
    ).files.filter((file) => /(?:css|html)$/.test(file));
  expect(await stylesheets({ filename: 'styles/own.css' })).toEqual([
    'dist/own.html',
    expect.stringMatching(/^dist\/static\/css\/async\/\d+\.css$/),
    'dist/styles/own.css',
  ]);
  expect(await stylesheets({ chunkFilename: 'styles/async.css' })).toEqual([
    'dist/own.html',
    'dist/static/css/index.css',
    'dist/styles/async.css',
  ]);
});

test('In the name of a page, [contenthash] is the hash of its content, and [fullhash] the hash of the build', async () => {
  const page = async (script: string) => {
    const filename = { html: '[contenthash:8].[fullhash:8].html', js: '[name].js' };
    const { files } = await built({ 'src/index.js': script }, { output: { filename } });
    return files
      .find((file) => file.endsWith('.html'))
      ?.split(/[./]/)
      .slice(1, 3);
  };
  const [content, build] = (await page('console.log(1);')) ?? [];
  expect(await page('console.log(2);')).toEqual([content, expect.not.stringMatching(build ?? '')]);
});

test('[path] keeps the folder of the source file', async () => {
  expect(await namesWith({ image: '[path][name][ext]' })).toContain(
    'dist/static/image/src/photo.png',
  );
});

test('If js contains a folder, dynamic imports are in static/js/async/js', async () => {
  const scripts = (await namesWith({ js: 'js/[name].js' })).filter((file) => file.endsWith('.js'));
  expect(scripts).toEqual([
    expect.stringMatching(/^dist\/static\/js\/async\/js\/\d+\.js$/),
    'dist/static/js/js/index.js',
  ]);
});

test("js: 'bundle.js' gives the scripts of two entries, or of an entry and React, the same name, and the build fails", async () => {
  const entry = { index: './src/index.js', chart: './src/chart.js' };
  const output = { filename: { js: 'bundle.js' } };
  const conflict = 'Multiple assets emit different content to the same filename';
  await expect(built(FILES, { source: { entry }, output })).rejects.toThrow(conflict);
  const files = {
    'src/index.js': "import { createRoot } from 'react-dom/client'; createRoot(document.body);",
  };
  await expect(built(files, { output })).rejects.toThrow(conflict);
});

test('If html is a function, the build fails with replace is not a function', async () => {
  // @ts-expect-error The types reject a function.
  await expect(namesWith({ html: () => 'page.html' })).rejects.toThrow('replace is not a function');
});

test('If html contains a hash, the dev server responds to / with 404', async () => {
  const status = async (html: string) =>
    (await (await served({}, { output: { filename: { html } } })).get('/')).status;
  expect(await status('[name].[contenthash:8].html')).toBe(404);
  expect(await status('[name].html')).toBe(200);
});

test('If js contains a query, output.inlineScripts: true does not inline the scripts', async () => {
  const { text } = await built(FILES, {
    output: { filename: { js: '[name].js?v=[contenthash:8]' }, inlineScripts: true },
  });
  expect(text('dist/index.html')).toMatch(/src="\/static\/js\/index\.js\?v=/);
});

test('If html contains [name] twice and there are several entries, Rsbuild writes extra pages with the wrong scripts', async () => {
  const { text } = await built(FILES, {
    source: { entry: { index: './src/index.js', chart: './src/chart.js' } },
    output: { filename: { html: '[name]/[name].html', js: '[name].js' } },
  });
  expect(text('dist/index/chart.html')).toContain('src="/static/js/index.js"');
});
