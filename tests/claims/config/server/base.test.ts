import { built, resolved, served } from '@claims';
import { expect, test } from 'vitest';

const base = '/shop';
const page = { headers: { accept: 'text/html' } };

test('/shop returns the page as /shop/ does, and /users returns 404', async () => {
  const dev = await served({}, { server: { base } });
  const preview = await served({}, { server: { base } }, { command: 'preview' });
  for (const { get } of [dev, preview]) {
    expect((await get('/shop', page)).status).toBe(200);
    expect((await get('/users', page)).status).toBe(404);
  }
});

test('dev.assetPrefix can be a path under the base path, such as /shop/x/', async () => {
  const { get } = await served({}, { dev: { assetPrefix: '/shop/x/' }, server: { base } });
  expect((await get('/shop/')).text).toContain('src="/shop/x/static/js/index.js"');
  expect((await get('/shop/x/static/js/index.js')).status).toBe(200);
});

test('With a slash at its end, /shop returns 404, but /shop/ works', async () => {
  const { get } = await served({}, { server: { base: '/shop/' } });
  expect((await get('/shop', page)).status).toBe(404);
  expect((await get('/shop/', page)).status).toBe(200);
});

test('/ and /index.html redirect to /shop/ and /shop/index.html', async () => {
  const { get } = await served({}, { server: { base } });
  expect((await get('/')).headers.get('location')).toBe('/shop/');
  expect((await get('/index.html')).headers.get('location')).toBe('/shop/index.html');
});

test('The WebSocket for hot updates stays at /rsbuild-hmr', async () => {
  const { get } = await served({}, { server: { base } });
  const { text } = await get('/shop/static/js/index.js');
  expect(text).toContain('"path": "/rsbuild-hmr"');
});

test('If you set output.assetPrefix, it replaces the base path in the URLs of the HTML', async () => {
  const scriptOf = async (assetPrefix?: string) => {
    const { text } = await built(
      {},
      { server: { base }, output: { filenameHash: false, assetPrefix } },
    );
    return /src="([^"]*)"/.exec(text('dist/index.html'))?.[1];
  };
  expect(await scriptOf()).toBe('/shop/static/js/index.js');
  expect(await scriptOf('https://cdn.example.com')).toBe(
    'https://cdn.example.com/static/js/index.js',
  );
});

test('BASE_URL is the value that you set; Rsbuild removes the slash at the end of ASSET_PREFIX', async () => {
  const { text } = await built(
    { 'src/index.js': 'console.log(import.meta.env.BASE_URL, import.meta.env.ASSET_PREFIX);' },
    { server: { base: '/shop/' } },
  );
  expect(text(/\.js$/)).toContain('console.log("/shop/","/shop")');
});

test('All environments share the base path, also those with the node target', async () => {
  const { rspackOf } = await resolved({
    server: { base },
    environments: { web: {}, node: { output: { target: 'node' } } },
  });
  expect(rspackOf.web?.output?.publicPath).toBe('/shop/');
  expect(rspackOf.node?.output?.publicPath).toBe('/shop/');
});

test('Requests of dev.lazyCompilation stay at /lazy-compilation-using-, unless you set its prefix', async () => {
  const statusOf = async (path: string, prefix?: string) => {
    const lazyCompilation = { imports: true, entries: false, ...(prefix && { prefix }) };
    const { get } = await served({}, { dev: { lazyCompilation }, server: { base } });
    return (await get(path, { method: 'POST' })).status;
  };
  expect(await statusOf('/lazy-compilation-using-')).toBe(200);
  expect(await statusOf('/shop/lazy-compilation-using-')).toBe(404);
  expect(await statusOf('/shop/lazy-', '/shop/lazy-')).toBe(200);
});

test("The preview server doesn't support an output.assetPrefix under the base path, such as /shop/x/", async () => {
  const statusWith = async (assetPrefix: string) => {
    const { get } = await served(
      {},
      { server: { base }, output: { assetPrefix, filenameHash: false } },
      { command: 'preview' },
    );
    return (await get(`${assetPrefix}static/js/index.js`)).status;
  };
  expect(await statusWith('/shop/x/')).toBe(404);
  expect(await statusWith('/x/')).toBe(404);
  expect(await statusWith('/shop/')).toBe(200);
});
