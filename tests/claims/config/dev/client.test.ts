import { resolved, served } from '@claims';
import { expect, test } from 'vitest';

test('server.base does not change dev.client.path', async () => {
  const { get } = await served({}, { server: { base: '/shop' } });
  expect((await get('/shop/static/js/index.js')).text).toContain('"path": "/rsbuild-hmr"');
});

test('With dev.hmr and dev.liveReload both false, Rsbuild does not add the script', async () => {
  const { get } = await served({}, { dev: { hmr: false, liveReload: false } });
  expect((await get('/static/js/index.js')).text).not.toContain('rsbuild-hmr');
});

test('For an app with moduleFederation.options.exposes, Rsbuild sets dev.client.port to server.port', async () => {
  const { config } = await resolved(
    { server: { port: 4000 }, moduleFederation: { options: { name: 'a', exposes: {} } } },
    { command: 'dev' },
  );
  expect(config.dev.client.port).toBe(4000);
});

test('dev.client.logLevel follows logLevel by default', async () => {
  const { config } = await resolved({ logLevel: 'error' }, { command: 'dev' });
  expect(config.dev.client.logLevel).toBe('error');
});
