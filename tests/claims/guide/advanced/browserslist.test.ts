import { built, cli } from '@claims';
import { expect, test } from 'vitest';

const SCRIPT = /index(\.\w+)?\.js$/;
const NEW_SYNTAX = 'console.log(globalThis?.first ?? 1)';

test('last 2 versions is as large as ie 11, and last 2 versions and not dead is as small as chrome >= 100', async () => {
  const code =
    'class Cart { #items = 1; async load() { this.#items = await 2 } } globalThis.cart = Cart;';
  const size = async (query: string) => {
    const output = { overrideBrowserslist: [query] };
    return (await built({ 'src/index.js': code }, { output })).text(SCRIPT).length;
  };
  expect(await size('last 2 versions')).toBe(await size('ie 11'));
  expect(await size('last 2 versions and not dead')).toBeLessThan(
    1.1 * (await size('chrome >= 100')),
  );
});

test('NODE_ENV selects the section, mode doesn’t change it, and Rsbuild ignores the variable BROWSERSLIST_ENV', async () => {
  const files = {
    '.browserslistrc': '[production]\nchrome >= 60\n[development]\nchrome >= 100',
    'src/index.js': NEW_SYNTAX,
  };
  const development = await cli(['build', '--mode', 'development'], files);
  expect(development.text('dist/static/js/index.js')).not.toContain('globalThis?.first');
  const set = await cli(['build'], files, { env: { NODE_ENV: 'development' } });
  expect(set.text('dist/static/js/index.js')).toContain('globalThis?.first');
  const env = { BROWSERSLIST_ENV: 'development' };
  expect((await cli(['build'], files, { env })).text(/dist\/.*js$/)).not.toContain('globalThis?.');
});

test('Unknown target browserslist: rsbuild dev needs a [development] section, or lines above the first section', async () => {
  const start = (list: string) =>
    cli(['dev'], { '.browserslistrc': list }, { until: /ready|Unknown/ });
  expect((await start('[production]\nchrome >= 60')).output).toContain('Unknown target');
  const withDefault = await start('chrome >= 100\n[production]\nchrome >= 60');
  expect(withDefault.output).toContain('ready');
});

test('If the target is node, Rsbuild doesn’t read the files; it reads them for web-worker', async () => {
  const files = {
    '.browserslistrc': 'chrome >= 100',
    'src/index.js': 'console.log(globalThis?.a)',
  };
  const old = { ...files, '.browserslistrc': 'chrome >= 60' };
  const script = async (target: 'node' | 'web-worker', project: typeof files) =>
    (await built(project, { output: { target } })).text(SCRIPT);
  expect(await script('node', files)).toBe(await script('node', old));
  expect(await script('web-worker', files)).not.toBe(await script('web-worker', old));
});

test('A line that starts with not can’t be the first line', async () => {
  const { output } = await cli(['build'], { '.browserslistrc': 'not ie 11\nchrome >= 100' });
  expect(output).toContain('No browserslist config found');
});

test('A misspelled name in a file is reported as a missing list, and a list that selects no browsers as one that Rspack cannot parse', async () => {
  const build = async (list: string) => (await cli(['build'], { '.browserslistrc': list })).output;
  expect(await build('chrom 90')).toContain('No browserslist config found');
  expect(await build('ie 11\nnot ie 11')).toContain('Rspack cannot parse the browserslist query');
});
