import { built, type RsbuildConfig } from '@claims';
import { expect, test } from 'vitest';

const FILES = {
  'src/index.js': 'import "./index.css"; console.info(1); console.log("a", "b"); trace();',
  'src/index.css': '.button {\n  color: #ff0000;\n}',
};

type Mode = 'production' | 'development' | 'none';

/** Builds the files, with constant names. */
const project = (config: RsbuildConfig, mode?: Mode) =>
  built(
    FILES,
    { ...config, output: { filenameHash: false, sourceMap: false, ...config.output } },
    { command: 'build', mode },
  );

/** Whether the script and the stylesheet of a build are minified. */
const isMinified = async (config: RsbuildConfig, mode?: Mode) => {
  const { text } = await project(config, mode);
  const css = text('dist/static/css/index.css');
  return [text('dist/static/js/index.js').includes('log("a","b")'), css.includes('{color:red}')];
};

test('By default, Rsbuild minifies in production mode only', async () => {
  expect(await isMinified({}, 'production')).toEqual([true, true]);
  expect(await isMinified({}, 'development')).toEqual([false, false]);
  expect(await isMinified({}, 'none')).toEqual([false, false]);
});

test('A build with NODE_ENV=staging is not minified', async () => {
  const { text } = await built(
    FILES,
    { output: { filenameHash: false } },
    { env: { NODE_ENV: 'staging' } },
  );
  expect(text('dist/static/js/index.js')).toContain('log("a", "b")');
});

test("'always' minifies in every mode; omitted fields mean true", async () => {
  const minify = { js: 'always' } as const;
  expect(await isMinified({ output: { minify } }, 'none')).toEqual([true, false]);
  expect(await isMinified({ output: { minify } }, 'production')).toEqual([true, true]);
});

test('Shared objects are merged with those of an environment; otherwise the own value replaces the shared one', async () => {
  const output = { minify: { js: false } };
  const withOwn = (minify: boolean | { css: false }) =>
    isMinified({ output, environments: { web: { output: { minify } } } });
  expect(await withOwn(true)).toEqual([true, true]);
  expect(await withOwn({ css: false })).toEqual([false, false]);
});

test('Rsbuild minifies scripts that output.copy copies, but not files from server.publicDir', async () => {
  const script = 'const   first   =   1;';
  const { text } = await built(
    { 'copied.js': script, 'kept.js': script, 'public/public.js': script },
    { output: { copy: [{ from: 'copied.js' }, { from: 'kept.js', info: { minimized: true } }] } },
  );
  expect(text('dist/copied.js')).not.toBe(script);
  expect(text('dist/kept.js')).toBe(script);
  expect(text('dist/public.js')).toBe(script);
});

test('With minify: false, tools.lightningcssLoader still shortens values such as #ff0000', async () => {
  const css = async (lightningcssLoader: boolean) =>
    (await project({ output: { minify: false }, tools: { lightningcssLoader } })).text(/\.css$/);
  expect(await css(true)).toContain('color: red;');
  expect(await css(false)).toContain('color: #ff0000;');
});

test('With minify: false, Rsbuild omits the contents of branches such as if (import.meta.env.DEV)', async () => {
  const { text } = await built(
    {
      'src/index.js': `
        import { debug } from './debug.js';
        if (debug) { console.log('imported'); }
        if (import.meta.env.DEV) { console.log('development'); }`,
      'src/debug.js': 'export const debug = false;',
    },
    { output: { filenameHash: false, minify: false } },
  );
  expect(text('dist/static/js/index.js')).toContain('imported');
  expect(text('dist/static/js/index.js')).not.toContain('development');
});

test("With output.injectStyles, tools.lightningcssLoader minifies the CSS, and cssOptions doesn't affect it", async () => {
  const script = async (config: RsbuildConfig) =>
    (await project({ ...config, output: { injectStyles: true, ...config.output } })).text(/\.js$/);
  expect(await script({})).toContain('{color:red}');
  expect(await script({ tools: { lightningcssLoader: false } })).not.toContain('{color:');
  expect(await script({ output: { minify: { css: false } } })).not.toContain('{color:');
  expect(await script({ output: { minify: { cssOptions: { exclude: /./ } } } })).toContain(
    '{color:red}',
  );
});

test('compress still removes class names with mangle: false', async () => {
  const script = async (minimizerOptions: object) => {
    const { text } = await built(
      { 'src/index.js': 'class Cart { total() {} } console.log(new Cart());' },
      { output: { filenameHash: false, minify: { jsOptions: { minimizerOptions } } } },
    );
    return text('dist/static/js/index.js');
  };
  const keep = { keep_classnames: true, keep_fnames: true };
  expect(await script({ mangle: false })).not.toContain('Cart');
  expect(await script({ compress: keep, mangle: keep })).toContain('class Cart');
});

test('pure_funcs goes by the names in the bundle, where an imported function can have another name', async () => {
  const { text } = await built(
    {
      'src/index.js':
        'import { trace } from "./trace.js"; trace("own"); performance.mark("global");',
      'src/trace.js': 'exports.trace = (value) => { document.title = value; };',
    },
    {
      output: {
        filenameHash: false,
        minify: {
          jsOptions: {
            minimizerOptions: { compress: { pure_funcs: ['trace', 'performance.mark'] } },
          },
        },
      },
    },
  );
  expect(text('dist/static/js/index.js')).toContain('"own"');
  expect(text('dist/static/js/index.js')).not.toContain('"global"');
});

test('Your values override those of Rsbuild, but pure_funcs are concatenated', async () => {
  const script = async (compress: false | { pure_funcs: string[] }) =>
    (
      await project({
        performance: { removeConsole: ['info'] },
        output: { minify: { jsOptions: { minimizerOptions: { compress } } } },
      })
    ).text('dist/static/js/index.js');
  const merged = await script({ pure_funcs: ['trace'] });
  expect(merged).not.toContain('trace');
  expect(merged).not.toContain('console.info');
  expect(await script(false)).toContain('console.info');
});

test("'always' prevents the default source maps of development", async () => {
  const maps = async (minify: true | { js: 'always' }) =>
    (
      await built(FILES, { output: { minify } }, { command: 'build', mode: 'development' })
    ).files.filter((file) => file.endsWith('.js.map')).length;
  expect(await maps(true)).toBe(1);
  expect(await maps({ js: 'always' })).toBe(0);
});

test('The option has no effect on HTML, which the native implementation minifies', async () => {
  const page = async (implementation: 'js' | 'native', minify: boolean) =>
    (
      await built(
        { 'page.html': '<html><body>\n  <!-- note --></body></html>' },
        { html: { implementation, template: './page.html' }, output: { minify } },
      )
    ).text('dist/index.html');
  expect(await page('js', true)).toContain('<!-- note -->');
  expect(await page('js', false)).toContain('<!-- note -->');
  expect(await page('native', true)).not.toContain('<!-- note -->');
  expect(await page('native', false)).not.toContain('<!-- note -->');
});
