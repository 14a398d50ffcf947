import { resolved, served, type RsbuildConfig, type RsbuildPlugin } from '@claims';
import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

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

test("A page also receives the errors of other environments, and a fix that doesn't change its own code sends no new hash, so the overlay stays", async () => {
  let folder = '';
  const root: RsbuildPlugin = {
    name: 'root',
    setup(api) {
      folder = api.context.rootPath;
    },
  };
  const { get, urls } = await served(
    { 'src/server.js': '' },
    {
      environments: {
        web: {},
        node: { source: { entry: { server: './src/server.js' } }, output: { target: 'node' } },
      },
      plugins: [root],
    },
  );
  const token = /init\)?\(\s*['"](\w{16})['"]/.exec((await get('/static/js/index.js')).text)?.[1];
  const upgrade = request(`${urls[0]}/rsbuild-hmr?token=${token}`, {
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'sec-websocket-version': '13',
    },
  });
  const types: string[] = [];
  upgrade.on('upgrade', (_response, socket, head) => {
    onTestFinished(() => void socket.destroy());
    socket.unshift(head);
    socket.on('data', (frames: Buffer) => {
      for (const [type] of frames.toString().matchAll(/(?<=\{"type":")\w+/g)) types.push(type);
    });
  });
  upgrade.end();
  await vi.waitFor(() => expect(types).toEqual(['hash', 'ok']));
  await writeFile(join(folder, 'src/server.js'), 'const = 1;');
  await vi.waitFor(() => expect(types.at(-1)).toBe('errors'), 5000);
  types.length = 0;
  await writeFile(join(folder, 'src/server.js'), '');
  await vi.waitFor(() => expect(types).toEqual(['ok']), 5000);
});

test('If an HTML template fails, the dev server returns a page that contains only the error', async () => {
  const { get } = await served(
    { 'src/page.html': '<html><head></head><body><%= missing %></body></html>' },
    { html: { template: './src/page.html' } },
  );
  const { text } = await get('/');
  expect(text).toContain('missing is not defined');
  expect(text).not.toContain('<script');
});
