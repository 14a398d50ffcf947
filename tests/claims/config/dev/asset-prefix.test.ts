import { resolved, served } from '@claims';
import { expect, test } from 'vitest';

test('If your app sets moduleFederation.options.exposes, the default is true', async () => {
  const { rspack } = await resolved(
    { moduleFederation: { options: { name: 'a', exposes: {} } } },
    { command: 'dev', mode: 'development' },
  );
  expect(rspack.output?.publicPath).toBe('http://localhost:3000/');
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
