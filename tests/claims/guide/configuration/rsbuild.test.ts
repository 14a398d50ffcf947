import { built, cli, documented, type RsbuildConfig } from '@claims';
import { expect, test } from 'vitest';

const { mergeRsbuildConfig } = await documented('@rsbuild/core');

const titled = (title: string): string => `export default { html: { title: '${title}' } };`;

test('A forgotten rsbuild.config.mjs silently overrides your .ts file', async () => {
  const { output, text } = await cli(['build'], {
    'rsbuild.config.mjs': titled('mjs'),
    'rsbuild.config.ts': titled('ts'),
  });
  expect(text('dist/index.html')).toContain('<title>mjs</title>');
  expect(output).not.toContain('warn');
});

test('Without a default export, Rsbuild silently uses defaults when jiti loads the file, and fails when Node.js loads an ES module', async () => {
  const named = "export const config = { html: { title: 'Shop' } };";
  const loaded = await cli(['build', '--config-loader', 'jiti'], { 'rsbuild.config.ts': named });
  expect(loaded.code).toBe(0);
  expect(loaded.text('dist/index.html')).toContain('<title>Rsbuild App</title>');
  const native = await cli(['build'], { 'rsbuild.config.mjs': named });
  expect(native.code).toBe(1);
  expect(native.output).toContain('Cannot convert object to primitive value');
});

test('--mode does not change env, and command is the first argument of the command line', async () => {
  const config = 'export default (params) => { throw Error(JSON.stringify(params)); };';
  const paramsOf = async (...args: string[]) =>
    (await cli(args, { 'rsbuild.config.mjs': config })).output;
  expect(await paramsOf('build', '--mode', 'development')).toContain(
    '{"env":"production","command":"build","envMode":"production"}',
  );
  expect(await paramsOf('--open')).toContain('"command":"--open"');
});

test('Arrays are concatenated, but for resolve.extensions the second value replaces the first', () => {
  const merged = mergeRsbuildConfig(
    { source: { preEntry: ['./a.ts'] }, resolve: { extensions: ['.ts'] } },
    { source: { preEntry: ['./b.ts'] }, resolve: { extensions: ['.js'] } },
  );
  expect(merged.source.preEntry).toEqual(['./a.ts', './b.ts']);
  expect(merged.resolve.extensions).toEqual(['.js']);
});

test('Functions of both configurations are called in order, in options that take an array of them, such as html.title', async () => {
  const merged = mergeRsbuildConfig(
    { html: { title: () => 'Shop' } },
    { html: { title: ({ value }: { value: string }) => `${value} (staging)` } },
  );
  const { text } = await built({}, merged);
  expect(text('dist/index.html')).toContain('<title>Shop (staging)</title>');
});

test('If you export a function, tsc requires its return type to find unknown names', () => {
  const untyped: () => RsbuildConfig = () => ({ html: {}, htmll: {} });
  // @ts-expect-error The return type makes tsc check the names.
  const typed = (): RsbuildConfig => ({ html: {}, htmll: {} });
  expect(untyped()).toEqual(typed());
});
