import { resolved, served } from '@claims';
import { expect, test } from 'vitest';

const lazyOf = async (config: Parameters<typeof resolved>[0], mode?: 'production') =>
  (await resolved(config, { command: 'dev', ...(mode && { mode }) })).rspack.lazyCompilation;

test('At the top level, an object replaces the whole default', async () => {
  expect(await lazyOf({ dev: { lazyCompilation: { imports: true } } })).toEqual({ imports: true });
});

test('In an environment, an object merges with the top-level value, or with the default if there is none', async () => {
  const web = { dev: { lazyCompilation: { imports: true } } };
  expect(await lazyOf({ environments: { web } })).toEqual({ imports: true, entries: false });
});

test('The option works in any mode, for environments whose target is web', async () => {
  expect(await lazyOf({}, 'production')).toEqual({ imports: true, entries: false });
  expect(await lazyOf({ output: { target: 'node' } })).toBeFalsy();
});

test('With true, entries are compiled on request if the environment has two or more', async () => {
  const web = { source: { entry: { index: './src/index.js' } } };
  const both = { source: { entry: { index: './src/index.js', admin: './src/index.js' } } };
  const { rspackOf } = await resolved(
    { dev: { lazyCompilation: true }, environments: { web, both } },
    { command: 'dev' },
  );
  expect(rspackOf['web']?.lazyCompilation).toEqual({ imports: true, entries: false });
  expect(rspackOf['both']?.lazyCompilation).toBe(true);
});

test('Rsbuild compiles exposed modules at the start, but the code behind their import() on request', async () => {
  const { get } = await served(
    {
      'src/shared.js': 'console.log("exposed"); import("./later.js");',
      'src/later.js': 'console.log("later");',
    },
    {
      moduleFederation: { options: { name: 'remote', exposes: { './shared': './src/shared.js' } } },
    },
  );
  expect((await get('/static/js/async/src_shared_js.js')).text).toContain('console.log("exposed")');
  const later = (await get('/static/js/async/src_later_js_lazy-compilation-proxy.js')).text;
  expect(later).toContain(`?${encodeURIComponent('/lazy-compilation-using-')}`);
  expect(later).not.toContain('console.log("later")');
});

test('With several environments, the request path ends with a number, without server.base', async () => {
  const { get } = await served(
    { 'src/index.js': 'import("./lazy.js");', 'src/lazy.js': '' },
    {
      server: { base: '/shop' },
      environments: { web: {}, second: { output: { distPath: 'dist/second' } } },
    },
  );
  const path = '/lazy-compilation-using-__0';
  expect((await get(path, { method: 'POST' })).status).toBe(200);
  expect((await get(`/shop${path}`, { method: 'POST' })).status).toBe(404);
});

test('In an environment, an object replaces true or false of the top level', async () => {
  const web = { dev: { lazyCompilation: { imports: true } } };
  for (const lazyCompilation of [true, false]) {
    expect(await lazyOf({ dev: { lazyCompilation }, environments: { web } })).toEqual({
      imports: true,
    });
  }
});

test('Rsbuild compiles modules that test excludes together with the module that imports them', async () => {
  const { get } = await served(
    {
      'src/index.js': 'import("./dialogs/first.js"); import("./route.js");',
      'src/route.js': 'import("./dialogs/second.js");',
      'src/dialogs/first.js': 'console.log("first");',
      'src/dialogs/second.js': 'console.log("second");',
    },
    {
      dev: {
        lazyCompilation: {
          imports: true,
          entries: false,
          test: (module) => !/dialogs/.test(module.nameForCondition() ?? ''),
        },
      },
    },
  );
  const compiled = async (name: string) =>
    (await get(`/static/js/async/src_dialogs_${name}_js.js`)).text;
  expect(await compiled('first')).toContain('console.log("first")');
  expect(await compiled('second')).not.toContain('console.log("second")');
});
