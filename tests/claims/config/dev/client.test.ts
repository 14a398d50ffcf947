import { resolved, served, type RsbuildConfig } from '@claims';
import { expect, test } from 'vitest';

test('server.base does not change dev.client.path', async () => {
  const { get } = await served({}, { server: { base: '/shop' } });
  expect((await get('/shop/static/js/index.js')).text).toContain('"path": "/rsbuild-hmr"');
});

test('With dev.hmr and dev.liveReload both false, Rsbuild does not add the script', async () => {
  const { get } = await served({}, { dev: { hmr: false, liveReload: false } });
  expect((await get('/static/js/index.js')).text).not.toContain('rsbuild-hmr');
});

test('For an app with moduleFederation.options.exposes at the top level, Rsbuild sets an empty dev.client.port to server.port', async () => {
  const moduleFederation = { options: { name: 'a', exposes: {} } };
  const portWith = async (config: RsbuildConfig) =>
    (await resolved({ server: { port: 4000 }, ...config }, { command: 'dev' })).config.dev.client
      .port;
  expect(await portWith({ moduleFederation })).toBe(4000);
  expect(await portWith({ moduleFederation, dev: { client: { port: 5000 } } })).toBe(5000);
  expect(await portWith({ environments: { web: { moduleFederation } } })).toBe('');
});

test('dev.client.logLevel follows logLevel by default', async () => {
  const { config } = await resolved({ logLevel: 'error' }, { command: 'dev' });
  expect(config.dev.client.logLevel).toBe('error');
});

test("With server.base, the links of the overlay don't open your editor, because their URL lacks the base path", async () => {
  const { get } = await served({}, { server: { base: '/shop' } });
  expect((await get('/__open-in-editor')).status).toBe(404);
  expect((await get('/shop/__open-in-editor')).text).toContain('launch-editor-middleware');
});
