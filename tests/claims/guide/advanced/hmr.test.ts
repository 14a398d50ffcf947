import { built, resolved, served } from '@claims';
import { expect, test } from 'vitest';

const files = { 'src/index.js': 'if (import.meta.webpackHot) console.log("hot module");' };

test('import.meta.webpackHot exists only if HMR is on, and a production build removes the block inside the condition', async () => {
  const script = async (hmr: boolean) => {
    const { get } = await served(files, { dev: { hmr, lazyCompilation: false } });
    return (await get('/static/js/index.js')).text;
  };
  expect(await script(true)).toContain('hot module');
  expect(await script(false)).not.toContain('hot module');
  const { text } = await built(files);
  expect(text(/index\..*\.js$/)).not.toContain('hot module');
});

test('For a page from another server, set the URL for files, for the connection and for modules that are compiled on request', async () => {
  const url = 'http://localhost:<port>';
  const lazyCompilation = { imports: true, entries: false, serverUrl: url };
  const { get, port } = await served(
    { 'src/index.js': 'import("./lazy.js")', 'src/lazy.js': '' },
    { dev: { assetPrefix: url, client: { host: 'localhost', port: '<port>' }, lazyCompilation } },
  );
  const server = `http://localhost:${port}`;
  const page = (await get('/')).text;
  expect(page).toContain(`src="${server}/static/js/index.js"`);
  const scripts = [...page.matchAll(/src="http:\/\/[^/]+([^"]+)"/g)].map(([, path]) => path ?? '');
  const lazy = '/static/js/async/src_lazy_js_lazy-compilation-proxy.js';
  const codes = await Promise.all([...scripts, lazy].map(async (path) => (await get(path)).text));
  expect(codes.join('')).toContain(`"port": ${port}`);
  expect(codes.join('')).toContain(encodeURIComponent(`${server}/lazy-compilation-using-`));
});

test('By default, index.js alone does not run, because a part of Rsbuild’s client is in a separate script', async () => {
  const { get } = await served({ 'src/index.js': 'globalThis.ran = true;' }, {});
  const page = (await get('/')).text;
  const scripts = [...page.matchAll(/src="([^"]+)"/g)].map(([, path]) => path);
  expect(scripts).toEqual([expect.stringContaining('client_overlay'), '/static/js/index.js']);
  // The entry waits for the other chunk.
  expect((await get('/static/js/index.js')).text).toMatch(
    /__webpack_require__\.O\(undefined, \["vendors-[^"]*overlay[^"]*"\]/,
  );
});

test('React Fast Refresh and HMR are off with rsbuild dev --mode production', async () => {
  const { rspack } = await resolved({}, { command: 'dev', mode: 'production' });
  const names = rspack.plugins?.map((plugin) => plugin?.constructor.name);
  expect(names).not.toContain('HotModuleReplacementPlugin');
});

test('The first import of a package usually changes the files of the first load, even if the package is small', async () => {
  const scripts = async (code: string) => {
    const tiny = { 'node_modules/tiny/index.js': 'export const tiny = 1;' };
    const { get } = await served({ ...tiny, 'src/index.js': code });
    return [...(await get('/')).text.matchAll(/src="([^"]+)"/g)].map(([, path]) => path);
  };
  const before = await scripts('console.log(1);');
  const after = await scripts('import { tiny } from "tiny"; console.log(tiny);');
  expect(after).not.toEqual(before);
});

test('The page often reloads immediately if only the broken file and its imports use a package, because a script is removed', async () => {
  const scripts = async (end: string) => {
    const { get } = await served({
      'node_modules/tiny/index.js': 'export const tiny = 1;',
      'src/a.js': `import { tiny } from "tiny"; console.log(tiny);${end}`,
      'src/index.js': 'import "./a.js";',
    });
    return [...(await get('/')).text.matchAll(/src="([^"]+)"/g)].map(([, path]) => path);
  };
  expect((await scripts('')).join()).toContain('tiny');
  expect((await scripts('}')).join()).not.toContain('tiny');
});
