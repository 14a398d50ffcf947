import { runInNewContext } from 'node:vm';
import { built, resolved, type RsbuildConfig } from '@claims';
import { Window } from 'happy-dom';
import { expect, test } from 'vitest';

type CssLoader = NonNullable<RsbuildConfig['tools']>['cssLoader'];

const output = { filenameHash: false } as const;

/** The only CSS file of a build. */
const css = async (files: Record<string, string>, cssLoader: CssLoader, minify = true) =>
  (await built(files, { output: { ...output, minify }, tools: { cssLoader } })).text(/\.css$/);

const MODULE = {
  'src/index.js': 'import * as styles from "./a.module.css"; console.log(styles);',
  'src/a.module.css': '.title { color: red; }',
};

test('In other modes, localIdentName is [path][name]__[local]-[hash:base64:6].', async () => {
  const options = async (mode: 'production' | 'development' | 'none') =>
    JSON.stringify((await resolved({}, { mode })).rspack.module?.rules);
  expect(await options('production')).toContain('"[local]-[hash:base64:6]"');
  expect(await options('development')).toContain('"[path][name]__[local]-[hash:base64:6]"');
  expect(await options('none')).toContain('"[path][name]__[local]-[hash:base64:6]"');
});

test('importLoaders has no effect, since Rsbuild counts the loaders itself.', async () => {
  const { rspack } = await resolved({ tools: { cssLoader: { importLoaders: 9 } } });
  const rules = JSON.stringify(rspack.module?.rules);
  expect(rules).toContain('"importLoaders":1');
  expect(rules).not.toContain('"importLoaders":9');
});

test("With 'string', an import returns the CSS as text, and Rsbuild writes no CSS files.", async () => {
  const { files, text } = await built(
    {
      'src/index.js': 'import text from "./a.css"; console.log(text);',
      'src/a.css': 'body { color: red; }',
    },
    { output, tools: { cssLoader: { exportType: 'string' } } },
  );
  expect(files.filter((file) => file.endsWith('.css'))).toEqual([]);
  expect(text('dist/static/js/index.js')).toMatch(/body ?{/);
});

test("Rsbuild doesn't add a prefix to the URLs that you exclude.", async () => {
  const { text } = await built(
    {
      'src/index.js': 'import "./a.css";',
      'src/a.css': 'body { background: url("/banner.png"); }',
      'public/banner.png': '',
    },
    {
      output,
      server: { base: '/shop' },
      tools: { cssLoader: { url: { filter: (url) => !url.startsWith('/') } } },
    },
  );
  expect(text('dist/static/css/index.css')).toContain('url(/banner.png)');
});

test('If other rules come before the excluded @import in the CSS file, minification removes it. Full URLs move to the start.', async () => {
  const cssLoader: CssLoader = { import: { filter: (url) => !url.startsWith('/themes/') } };
  const files = (url: string, before = '') => ({
    'src/index.js': `${before} import "./b.css";`,
    'src/a.css': 'a { color: red; }',
    'src/b.css': `@import "${url}"; b { color: red; }`,
  });
  const local = '/themes/dark.css';
  expect(await css(files(local), cssLoader)).toMatch(/^@import/);
  expect(await css(files(local, 'import "./a.css";'), cssLoader)).not.toContain('@import');
  expect(await css(files(local, 'import "./a.css";'), cssLoader, false)).toMatch(
    /^a {[^@]*@import/,
  );
  expect(await css(files('https://c.example/a.css', 'import "./a.css";'), {})).toMatch(/^@import/);
});

test('Rspack writes imports of full URLs incorrectly if they have a condition such as screen or layer(base)', async () => {
  const output = (condition: string) =>
    css(
      {
        'src/index.js': 'import "./a.css";',
        'src/a.css': `@import "https://c.example/a.css" ${condition}; a { color: red; } b { top: 0; }`,
      },
      {},
    );
  expect(await output('')).toBe('@import "https://c.example/a.css";a{color:red}b{top:0}');
  expect(await output('screen')).toBe('b{top:0}');
  expect(await output('layer(base)')).toBe('b{top:0}');
});

test('A function that returns a new object or is async, and modules: true or a string, replace the default modules object: class names are bare hashes.', async () => {
  const hash = /^\.[\w-]{16,}{/;
  expect(await css(MODULE, () => ({ url: false }))).toMatch(hash);
  expect(await css(MODULE, (async () => {}) as never)).toMatch(hash);
  expect(await css(MODULE, { modules: true })).toMatch(hash);
  expect(await css(MODULE, { modules: 'pure' })).toMatch(hash);
  expect(await css(MODULE, { modules: { mode: 'pure' } })).toMatch(/^\.title-/);
  expect(await css(MODULE, (options) => ({ ...options, url: false }))).toMatch(/^\.title-/);
});

test('An environment can add to the shared value: its functions run after the shared ones.', async () => {
  const { rspack } = await resolved({
    tools: { cssLoader: { url: true, import: true } },
    environments: {
      web: {
        tools: {
          cssLoader: (options) => {
            options.url = !options.import;
          },
        },
      },
    },
  });
  expect(JSON.stringify(rspack.module?.rules)).toContain('"url":false,"import":true');
});

test("In environments that don't emit CSS, such as those with the node target, stylesheets only export their class names.", async () => {
  const { rspack } = await resolved({ output: { target: 'node' } });
  expect(JSON.stringify(rspack.module?.rules)).toContain('"exportOnlyLocals":true');
});

test("exportType: 'string' doesn't work with output.injectStyles, which then inserts the text undefined.", async () => {
  const { text } = await built(
    { 'src/index.js': 'import "./a.css";', 'src/a.css': 'a { color: red; }' },
    { output: { injectStyles: true }, tools: { cssLoader: { exportType: 'string' } } },
  );
  const window = new Window();
  const { document } = window;
  runInNewContext(text(/\.js$/), { window, document, self: window });
  expect(document.querySelector('style')?.textContent).toBe('undefined');
});

test('The browser loads full URLs. Full URLs such as https://example.com/photo.png stay as they are.', async () => {
  const url = 'https://example.com/photo.png';
  const files = {
    'src/index.js': 'import "./a.css";',
    'src/a.css': `@import "https://example.com/b.css"; a { background: url(${url}); }`,
  };
  expect(await css(files, {})).toBe(
    `@import "https://example.com/b.css";a{background:url(${url})}`,
  );
});

test("If a URL starts with a slash, Rspack looks for the file in the project root, so it doesn't find files in the public folder", async () => {
  const photo = '-'.repeat(5000);
  const files = {
    'src/index.js': 'import "./a.css";',
    'src/a.css': 'a { background: url(/photos/a.png); }',
  };
  expect(await css({ ...files, 'photos/a.png': photo }, {})).toContain('/static/image/a.png');
  await expect(css({ ...files, 'public/photos/a.png': photo }, {})).rejects.toThrow(
    "Can't resolve '/photos/a.png'",
  );
});
