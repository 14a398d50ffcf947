import { runInNewContext } from 'node:vm';
import { built, cli, resolved, served, type RsbuildConfig, type RsbuildPlugin } from '@claims';
import { expect, test } from 'vitest';

test('api.context.environments is undefined', async () => {
  const seen: unknown[] = [];
  const look: RsbuildPlugin = {
    name: 'look',
    setup(api) {
      api.modifyBundlerChain(() => {
        seen.push((api.context as { environments?: unknown }).environments);
      });
    },
  };
  await resolved({ plugins: [look] });
  expect(seen).toEqual([undefined]);
});

test.each([
  ['output.polyfill', 'off'],
  ['output.charset', 'utf8'],
  ['source.decorators', { version: '2022-03' }],
] as const)('In 1.x, %s is %o by default', async (option, value) => {
  const { config } = await resolved();
  expect(config).toHaveProperty(option, value);
});

test('output.minify.html is ignored, the page is not minified', async () => {
  const { text } = await built(
    { 'src/page.html': '<p>\n  one\n</p>' },
    { html: { template: 'src/page.html' }, output: { minify: { html: true } as object } },
  );
  expect(text('dist/index.html')).toContain('<p>\n  one\n</p>');
});

test('source.entry as a function and output.targets are ignored', async () => {
  const { config, environments } = await resolved({
    source: { entry: (() => ({ other: './src/other.js' })) as never },
    output: { targets: ['web', 'node'] } as object,
  });
  expect(Object.keys(environments)).toEqual(['web']);
  expect(Object.keys(config.source.entry ?? {})).toEqual(['index']);
});

test('The output folder of the node target is dist, not dist/server', async () => {
  const { files } = await built({}, { output: { target: 'node', filenameHash: false } });
  expect(files).toEqual(['dist/index.js']);
});

test('html.appIcon as a path fails', async () => {
  await expect(
    built({ 'src/icon.png': 'x' }, { html: { appIcon: './src/icon.png' as never } }),
  ).rejects.toThrow("Cannot read properties of undefined (reading 'map')");
});

test('1.x silently ignores --env production and writes the development configuration', async () => {
  const { code, output, text } = await cli(['inspect', '--env', 'production']);
  expect(code).toBe(0);
  expect(output).not.toContain('warn');
  expect(text('dist/.rsbuild/rsbuild.config.mjs')).toContain("mode: 'development'");
});

test('If the file given with --config does not exist, the command fails', async () => {
  expect((await cli(['build', '--config', 'none.config.ts'])).code).toBe(1);
});

test('dev.client.port defaults to the port of the page; the port of the dev server only if that connection fails', async () => {
  const { config } = await resolved({}, { command: 'dev' });
  expect(config.dev.client.port).toBe('');
  const { get } = await served({});
  const page = (await get('/')).text;
  const scripts = [...page.matchAll(/src="([^"]+)"/g)].map(([, url]) => get(url ?? ''));
  const code = (await Promise.all(scripts)).map(({ text }) => text).join('\n');
  expect(code).toContain('(fallback ? serverPort : config.port) || location.port');
});

test('Class fields are defined, so setters of a base class do not run, unless source.decorators is legacy', async () => {
  const files = {
    'src/index.js': 'class A { set x(v) { calls.push(v); } } class B extends A { x = 1; } new B();',
  };
  const calls = async (config: RsbuildConfig) => {
    const { text } = await built(files, config);
    const context = { calls: [] };
    runInNewContext(text(/index\..*\.js$/), context);
    return context.calls;
  };
  expect(await calls({})).toEqual([]);
  expect(await calls({ source: { decorators: { version: 'legacy' } } })).toEqual([1]);
});

test('Functions of source.alias receive undefined as the second argument', async () => {
  const seen: unknown[] = [];
  const alias = (...args: unknown[]): void => {
    seen.push(args[1]);
  };
  await resolved({ source: { alias } });
  expect(seen).toEqual([undefined]);
});
