import { built, type RsbuildConfig } from '@claims';
import { expect, test } from 'vitest';

type RemoveConsole = NonNullable<RsbuildConfig['performance']>['removeConsole'];
type Compress = boolean | { pure_funcs?: string[] };

/** The script that a build writes. */
async function scriptOf(
  source: string,
  removeConsole: RemoveConsole,
  config: RsbuildConfig = {},
): Promise<string> {
  const { text } = await built(
    { 'src/index.js': source },
    { performance: { removeConsole }, ...config },
  );
  return text(/index(\.\w{8})?\.js$/);
}

const CALLS = 'console.log("log"); console.error("error"); console.debug("debug");';

test('With true, the minifier also drops the arguments; with an array, it keeps their side effects', async () => {
  const source = 'console.log(globalThis.next());';
  expect(await scriptOf(source, true)).not.toContain('next');
  expect(await scriptOf(source, ['log'])).toBe('globalThis.next();');
});

test('With an array, the minifier removes a call if its result is unused', async () => {
  const source =
    'globalThis.used = () => console.log("used"); globalThis.unused = () => { console.log("unused"); };';
  const script = await scriptOf(source, ['log']);
  expect(script).toContain('"used"');
  expect(script).not.toContain('"unused"');
});

test('The minifier goes by the name console, also if a parameter has that name', async () => {
  const source = 'globalThis.f = function (console) { console.log("parameter"); };';
  expect(await scriptOf(source, true)).not.toContain('parameter');
  expect(await scriptOf(source, ['log'])).not.toContain('parameter');
});

test('With true, console.log.bind(console) becomes undefined; with an array, it stays', async () => {
  const source = 'const log = console.log.bind(console); globalThis.f = () => log("a");';
  expect(await scriptOf(source, true)).not.toContain('bind');
  expect(await scriptOf(source, ['log'])).toContain('console.log.bind(console)');
});

test("console?.log('a') stays with an array, and can stay with true", async () => {
  const source = 'console?.log("a");';
  const output = { overrideBrowserslist: ['chrome >= 120'] };
  expect(await scriptOf(source, ['log'])).toContain('"a"');
  expect(await scriptOf(source, true)).toContain('"a"');
  expect(await scriptOf(source, true, { output })).toBe('');
});

test("console['log']('a') stays with an array, window.console.log('a') stays with both", async () => {
  const source = 'console["log"]("name"); window.console.log("window");';
  const listed = await scriptOf(source, ['log']);
  const all = await scriptOf(source, true);
  for (const text of ['name', 'window']) expect(listed).toContain(text);
  expect(all).not.toContain('name');
  expect(all).toContain('window');
});

test('The value of an environment replaces the shared value; arrays are not concatenated', async () => {
  const environments = { web: { performance: { removeConsole: ['error' as const] } } };
  const script = await scriptOf(CALLS, ['log'], { environments });
  expect(script).toBe('console.log("log"),console.debug("debug");');
});

test("With output.minify.js: 'always', calls are also removed in development", async () => {
  const mode = 'development';
  expect(await scriptOf(CALLS, true, { mode })).toContain('console');
  const output = { minify: { js: 'always' as const } };
  expect(await scriptOf(CALLS, true, { mode, output })).not.toContain('console');
});

test('Scripts for Node.js and those that output.copy copies lose their calls, files of the public folder keep them', async () => {
  const { text } = await built(
    { 'src/index.js': CALLS, 'src/extra.js': CALLS, 'public/public.js': CALLS },
    {
      performance: { removeConsole: true },
      output: { copy: [{ from: 'src/extra.js', to: 'copied.js' }] },
      environments: { web: {}, node: { output: { target: 'node', distPath: 'dist/node' } } },
    },
  );
  expect(text('dist/node/index.js')).not.toContain('console');
  expect(text('dist/copied.js')).not.toContain('console');
  expect(text('dist/public.js')).toContain('console');
});

test('Rsbuild also applies the pure_funcs in output.minify.jsOptions; a boolean for compress turns the option off, even true', async () => {
  const compressed = (removeConsole: RemoveConsole, compress: Compress) =>
    scriptOf(CALLS, removeConsole, {
      output: { minify: { jsOptions: { minimizerOptions: { compress } } } },
    });
  expect(await compressed(['log'], { pure_funcs: ['console.debug'] })).toBe(
    'console.error("error");',
  );
  expect(await compressed(true, true)).toContain('console.log');
});
