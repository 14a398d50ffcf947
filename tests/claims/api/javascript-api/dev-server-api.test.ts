import { documented, served, type RsbuildConfig, type RsbuildPlugin } from '@claims';
import { request } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { expect, onTestFinished, test } from 'vitest';

/** A dev server that doesn't listen and doesn't compile, closed when the test finishes. */
async function devServer(config: RsbuildConfig) {
  const { createRsbuild } = await documented('@rsbuild/core');
  const rsbuild = await createRsbuild({
    config: {
      ...config,
      logLevel: 'error',
      server: { port: 4561, printUrls: false, ...config.server },
    },
  });
  const started: unknown[] = [];
  rsbuild.onAfterStartDevServer((args) => {
    started.push(args);
  });
  let closed = 0;
  rsbuild.onCloseDevServer(() => {
    closed += 1;
  });
  const server = await rsbuild.createDevServer({ runCompile: false });
  onTestFinished(() => server.close());
  return { server, started, closed: () => closed };
}

test('httpServer is null in middleware mode, and listen rejects with server.middlewareMode is enabled', async () => {
  const { server } = await devServer({ server: { middlewareMode: true } });
  expect(server.httpServer).toBeNull();
  await expect(server.listen()).rejects.toThrow(
    'Can not listen dev server as server.middlewareMode is enabled.',
  );
});

test("In middleware mode, Rsbuild doesn't close the dev server on SIGTERM", async () => {
  const before = process.listenerCount('SIGTERM');
  await devServer({ server: { middlewareMode: true } });
  expect(process.listenerCount('SIGTERM')).toBe(before);
  await devServer({});
  expect(process.listenerCount('SIGTERM')).toBe(before + 1);
});

test('With server.https, httpServer is an HTTP/2 server, or an https.Server if server.proxy is set', async () => {
  const https = {};
  const { server } = await devServer({ server: { https } });
  expect(server.httpServer?.constructor.name).toBe('Http2SecureServer');
  const proxied = await devServer({ server: { https, proxy: { '/api': 'http://localhost:1' } } });
  expect(proxied.server.httpServer).toBeInstanceOf(createSecureServer().constructor);
});

test('If server.port is 0, the dev server reports 0 as its port, and httpServer.address() the one in use', async () => {
  const { server } = await devServer({ server: { port: 0 } });
  const { port } = await server.listen();
  expect([port, server.port]).toEqual([0, 0]);
  expect(server.httpServer?.address()).toMatchObject({
    port: expect.toSatisfy((used) => used > 0),
  });
});

test('afterListen calls onAfterStartDevServer', async () => {
  const { server, started } = await devServer({ server: { middlewareMode: true } });
  expect(started).toEqual([]);
  await server.afterListen();
  expect(started).toHaveLength(1);
});

test('A second call of close does nothing', async () => {
  const { server, closed } = await devServer({});
  await server.close();
  await server.close();
  expect(closed()).toBe(1);
});

test('listen adds a middleware that responds to all remaining requests, so later middlewares never run', async () => {
  const { server } = await devServer({});
  const add = (path: string) => {
    server.middlewares.use(path, (_request, response) => response.end('mine'));
  };
  add('/before');
  const { urls } = await server.listen();
  add('/after');
  const post = async (path: string) => fetch(`${urls[0]}${path}`, { method: 'POST' });
  expect(await (await post('/before')).text()).toBe('mine');
  expect((await post('/after')).status).toBe(404);
});

test('With runCompile: false there is no WebSocket: a connection fails, and sockWrite sends nothing', async () => {
  const { server } = await devServer({});
  const { port } = await server.listen();
  server.sockWrite('static-changed');
  const token = server.environments.web?.context.webSocketToken;
  const upgrade = { connection: 'Upgrade', upgrade: 'websocket' };
  const failed = await new Promise<boolean>((resolve) => {
    const sent = request({
      port,
      path: `/rsbuild-hmr?token=${token}`,
      headers: upgrade,
      timeout: 500,
    });
    sent.on('upgrade', () => resolve(false));
    sent.on('response', () => resolve(true));
    sent.on('error', () => resolve(true));
    sent.on('timeout', () => {
      sent.destroy();
    });
    sent.end();
  });
  expect(failed).toBe(true);
});

test("Middlewares that you add in onBeforeStartDevServer run before Rsbuild's, also for a browser's request for a page", async () => {
  const plugin: RsbuildPlugin = {
    name: 'early',
    setup(api) {
      api.onBeforeStartDevServer(({ server }) => {
        server.middlewares.use('/early', (_request, response) => response.end('early'));
      });
    },
  };
  const { get } = await served({}, { plugins: [plugin] });
  const { text } = await get('/early', { headers: { accept: 'text/html' } });
  expect(text).toBe('early');
  expect((await get('/late', { headers: { accept: 'text/html' } })).text).toContain('<!DOCTYPE');
});
