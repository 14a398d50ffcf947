import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { documented, resolved, served, type RsbuildConfig, type RsbuildPlugin } from '@claims';
import { expect, onTestFinished, test } from 'vitest';

/** Creates a dev server in middleware mode. */
async function createDevServer(config: RsbuildConfig = {}) {
  const { root } = await resolved();
  const { createRsbuild } = await documented('@rsbuild/core');
  const server = { ...config.server, middlewareMode: true };
  const rsbuild = await createRsbuild({ cwd: root, config: { ...config, server } });
  const devServer = await rsbuild.createDevServer();
  onTestFinished(() => devServer.close());
  return devServer;
}

/** Mounts the dev server in a server whose next handler responds with status 418, and returns the status of a path. */
async function mounted(server: RsbuildConfig['server'] = {}) {
  const { middlewares } = await createDevServer({ server });
  const own = createServer((request, response) => {
    middlewares(request, response, () => response.writeHead(418).end());
  }).listen(0);
  await once(own, 'listening');
  onTestFinished(() => void own.close());
  const { port } = own.address() as AddressInfo;
  return async (path: string, init?: RequestInit) =>
    (await fetch(`http://localhost:${port}${path}`, { redirect: 'manual', ...init })).status;
}

const json = { headers: { accept: 'application/json' } };

test('By default, GET requests whose Accept header contains text/html or */* still return index.html, but other unknown paths go to your next handler', async () => {
  const page = { headers: { accept: 'text/html' } };
  const statusOf = await mounted();
  expect(await statusOf('/users', page)).toBe(200);
  // fetch() sends */*.
  expect(await statusOf('/users')).toBe(200);
  expect(await statusOf('/users', json)).toBe(418);
  expect(await statusOf('/users', { method: 'POST' })).toBe(418);
  const withoutFallback = await mounted({ htmlFallback: false });
  expect(await withoutFallback('/users')).toBe(418);
});

test('With htmlFallback: false, Rsbuild still responds to / with index.html', async () => {
  const statusOf = await mounted({ htmlFallback: false });
  expect(await statusOf('/')).toBe(200);
});

test("OPTIONS requests don't reach your handlers, unless server.cors is false", async () => {
  const byDefault = await mounted();
  const withoutCors = await mounted({ cors: false });
  expect(await byDefault('/', { method: 'OPTIONS' })).toBe(204);
  expect(await withoutCors('/', { method: 'OPTIONS' })).toBe(418);
});

test('Without devServer.afterListen(), the onAfterStartDevServer hooks of plugins do not run', async () => {
  const calls: string[] = [];
  const look: RsbuildPlugin = {
    name: 'look',
    setup(api) {
      api.onAfterStartDevServer(() => void calls.push('started'));
    },
  };
  const devServer = await createDevServer({ plugins: [look] });
  expect(calls).toEqual([]);
  await devServer.afterListen();
  expect(calls).toEqual(['started']);
});

test('devServer.httpServer is null, and devServer.listen() throws an error', async () => {
  const devServer = await createDevServer();
  expect(devServer.httpServer).toBeNull();
  await expect(devServer.listen()).rejects.toThrow(
    'Can not listen dev server as server.middlewareMode is enabled.',
  );
});

test('rsbuild preview ignores the option', async () => {
  const { get } = await served({}, { server: { middlewareMode: true } }, { command: 'preview' });
  expect((await get('/')).status).toBe(200);
});
