import { built, resolved, served, type RsbuildConfig } from '@claims';
import { expect, test } from 'vitest';

test('If your app sets moduleFederation.options.exposes at the top level, the default is true', async () => {
  const prefixOf = async (config: RsbuildConfig) =>
    (await resolved(config, { command: 'dev' })).rspack.output?.publicPath;
  const federated = { moduleFederation: { options: { name: 'a', exposes: {} } } };
  expect(await prefixOf(federated)).toBe('http://localhost:3000/');
  expect(await prefixOf({ environments: { web: federated } })).toBe('/');
});

test('With rsbuild build --mode development, true becomes http://localhost with server.port, whatever server.host is', async () => {
  const { text } = await built(
    {},
    { server: { host: '192.0.2.2', port: 4000 }, dev: { assetPrefix: true } },
    { command: 'build', mode: 'development' },
  );
  expect(text('dist/index.html')).toContain('src="http://localhost:4000/static/js/index.js"');
});

test('Without dev.lazyCompilation.serverUrl, the page asks its own server to compile dynamic imports, whatever the prefix is', async () => {
  const scriptWith = async (serverUrl?: string) => {
    const { get } = await served(
      { 'src/index.js': 'import("./view.js");', 'src/view.js': '' },
      { dev: { assetPrefix: 'http://localhost:<port>/', lazyCompilation: { serverUrl } } },
    );
    return (await get('/static/js/index.js')).text;
  };
  const path = encodeURIComponent('/lazy-compilation-using-');
  expect(await scriptWith()).toContain(`lazy-compilation-web.js?${path}`);
  expect(await scriptWith('http://localhost:<port>')).toMatch(
    new RegExp(String.raw`web\.js\?http%3A%2F%2Flocalhost%3A\d+${path}`),
  );
});

test('A string does not receive the base path; true does, and false does not', async () => {
  const prefixOf = async (assetPrefix: string | boolean) =>
    (await resolved({ server: { base: '/shop' }, dev: { assetPrefix } }, { command: 'dev' })).rspack
      .output?.publicPath;
  expect(await prefixOf('/cdn')).toBe('/cdn/');
  expect(await prefixOf('auto')).toBe('auto');
  expect(await prefixOf(true)).toBe('http://localhost:3000/shop/');
  expect(await prefixOf(false)).toBe('/');
});

test('The dev server returns the same file for /cdn/static/js/index.js and /static/js/index.js', async () => {
  const { get } = await served({}, { dev: { assetPrefix: '/cdn/' } });
  const { text } = await get('/cdn/static/js/index.js');
  expect(text).toContain('rsbuild-hmr');
  expect((await get('/static/js/index.js')).text).toBe(text);
});

test('With server.base: /shop, the prefix /cdn/ does not work, and /shop/cdn/ does', async () => {
  const statusWith = async (assetPrefix: string) => {
    const { get } = await served({}, { server: { base: '/shop' }, dev: { assetPrefix } });
    return (await get(`${assetPrefix}static/js/index.js`)).status;
  };
  expect(await statusWith('/cdn/')).toBe(404);
  expect(await statusWith('/shop/cdn/')).toBe(200);
});

test('With auto, the page /a/b requests its scripts under /a/, and the server returns index.html', async () => {
  const { get } = await served({}, { dev: { assetPrefix: 'auto' } });
  const { text: page } = await get('/a/b');
  expect(page).toContain('src="static/js/index.js"');
  expect((await get('/a/static/js/index.js')).text).toBe(page);
});
