import { once } from 'node:events';
import { createServer, get as request, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { served } from '@claims';
import { expect, onTestFinished, test } from 'vitest';

/** Starts a backend that responds with what it receives, or as the function does. */
async function backend(
  respond: RequestListener = (request, response) => {
    const { method, url, headers } = request;
    response.end(`${method} ${url} ${headers.host}`);
  },
) {
  const server = createServer(respond).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { server, host: `127.0.0.1:${port}`, target: `http://127.0.0.1:${port}` };
}

test('The path stays the same, including the prefix and the query', async () => {
  const { host, target } = await backend();
  const { get } = await served({}, { server: { proxy: { '/api': target } } });
  expect((await get('/api/users?page=1')).text).toBe(`GET /api/users?page=1 ${host}`);
});

test('changeOrigin is true in an object with paths as keys, and false in an array', async () => {
  const { target, host } = await backend();
  const byKey = await served({}, { server: { proxy: { '/api': target } } });
  const byArray = await served({}, { server: { proxy: [{ context: '/api', target }] } });
  expect((await byKey.get('/api')).text).toContain(host);
  expect((await byArray.get('/api')).text).toContain(`localhost:${byArray.port}`);
});

test('/api also matches /apiary, but not /API', async () => {
  const { target } = await backend();
  const { get } = await served({}, { server: { proxy: { '/api': target } } });
  expect((await get('/apiary')).text).toContain('GET /apiary');
  expect((await get('/API')).text).toContain('<html');
});

test('OPTIONS requests reach the backend only if server.cors is false', async () => {
  const { target } = await backend();
  const proxy = { '/api': target };
  const byDefault = await served({}, { server: { proxy } });
  const withoutCors = await served({}, { server: { proxy, cors: false } });
  expect((await byDefault.get('/api', { method: 'OPTIONS' })).status).toBe(204);
  expect((await withoutCors.get('/api', { method: 'OPTIONS' })).text).toContain('OPTIONS /api');
});

test('autoRewrite replaces the host of a redirect, but neither its protocol nor one with status 303', async () => {
  const { host, target } = await backend((request, response) => {
    const status = request.url === '/host/303' ? 303 : 302;
    response.writeHead(status, { Location: `https://${request.headers.host}/login` }).end();
  });
  const { get, port } = await served(
    {},
    {
      server: {
        proxy: {
          '/host': { target, autoRewrite: true },
          '/both': { target, autoRewrite: true, protocolRewrite: 'http' },
        },
      },
    },
  );
  const locationOf = async (path: string) => (await get(path)).headers.get('location');
  expect(await locationOf('/host')).toBe(`https://localhost:${port}/login`);
  expect(await locationOf('/both')).toBe(`http://localhost:${port}/login`);
  expect(await locationOf('/host/303')).toBe(`https://${host}/login`);
});

test('If bypass returns false, public files, and all files in rsbuild preview, still return 200', async () => {
  const { target } = await backend();
  const config = {
    output: { filenameHash: false },
    server: { proxy: { '/': { target, bypass: () => false } } },
  };
  const files = { 'public/a.txt': 'a' };
  const dev = await served(files, config);
  const preview = await served(files, config, { command: 'preview' });
  const statuses = async ({ get }: typeof dev) => [
    (await get('/')).status,
    (await get('/static/js/index.js')).status,
    (await get('/a.txt')).status,
  ];
  expect(await statuses(dev)).toEqual([404, 404, 200]);
  expect(await statuses(preview)).toEqual([200, 200, 200]);
});

test('If a later rule matches the original path, it handles the request that bypass skips', async () => {
  const { target } = await backend();
  const { get } = await served(
    {},
    {
      server: {
        proxy: {
          '/one': { target, bypass: (req) => (req.url?.startsWith('/one') ? true : undefined) },
          '/two': {
            target,
            bypass: (req) => (req.url?.startsWith('/two') ? '/index.html' : undefined),
          },
          '/two/x': target,
          '/one/x': target,
        },
      },
    },
  );
  expect((await get('/one/x')).text).toContain('GET /one/x');
  expect((await get('/two/x')).text).toContain('GET /two/x');
  expect((await get('/two/y')).text).toContain('<html');
});

test('The server does not start if a rule outside an array has no target, even with a router', async () => {
  const rule = { context: '/api', router: () => 'http://127.0.0.1:1' };
  await expect(served({}, { server: { proxy: rule } })).rejects.toThrow('Missing "target" option');
  await expect(served({}, { server: { proxy: [rule] } })).resolves.toBeDefined();
});

test('bypass receives every request, not only those that match the rule', async () => {
  const { target } = await backend();
  const seen: (string | undefined)[] = [];
  const { get } = await served(
    {},
    {
      server: {
        proxy: {
          '/api': {
            target,
            bypass(request) {
              seen.push(request.url);
              return undefined;
            },
          },
        },
      },
    },
  );
  await get('/about');
  expect(seen).toEqual(['/about']);
});

test('If the backend is not running, the page receives status 504', async () => {
  const { get, log } = await served({}, { server: { proxy: { '/api': 'http://127.0.0.1:1' } } });
  expect((await get('/api/users')).status).toBe(504);
  expect(log()).toContain('ECONNREFUSED');
});

test('server.base is not removed before the proxy matches', async () => {
  const { target } = await backend();
  const { get } = await served({}, { server: { base: '/shop', proxy: { '/api': target } } });
  expect((await get('/api/users')).text).toContain('GET /api/users');
  expect((await get('/shop/api/users')).text).toContain('<html');
});

test('server.compress does not compress proxied responses', async () => {
  const { target } = await backend((_request, response) => {
    response.setHeader('Content-Type', 'text/plain').end('x'.repeat(5000));
  });
  const { get } = await served({}, { server: { proxy: { '/api': target } } });
  const { headers } = await get('/api', { headers: { 'accept-encoding': 'gzip' } });
  expect(headers.get('content-encoding')).toBeNull();
});

test('A rule without context prints Invalid context', async () => {
  const { target } = await backend();
  const { get, log } = await served({}, { server: { proxy: { target } } });
  await get('/');
  expect(log()).toContain('[HPM] Invalid context. Expecting something like: "/api"');
});

test('A rule whose context is a regular expression also prints Invalid context', async () => {
  const { target } = await backend();
  const context = /^\/api/ as unknown as string;
  const { get, log } = await served({}, { server: { proxy: [{ context, target }] } });
  await get('/api');
  expect(log()).toContain('[HPM] Invalid context. Expecting something like: "/api"');
});

test('A regular expression as key matches nothing', async () => {
  const { target } = await backend();
  const { get } = await served({}, { server: { proxy: { '^/api': target } } });
  expect((await get('/api')).text).toContain('<html');
});

test('The pattern /** matches neither /rsbuild-hmr with an exception nor paths that start with a dot', async () => {
  const { target } = await backend();
  const { get } = await served(
    {},
    { server: { proxy: [{ context: ['/**', '!/rsbuild-hmr'], target }] } },
  );
  const isProxied = async (path: string) => (await get(path)).text.startsWith('GET');
  expect([await isProxied('/'), await isProxied('/users')]).toEqual([true, true]);
  expect([await isProxied('/rsbuild-hmr'), await isProxied('/.well-known/a')]).toEqual([
    false,
    false,
  ]);
});

test('A path that bypass returns must contain the base path', async () => {
  const { target } = await backend();
  const statusWith = async (path: string) => {
    const proxy = { '/': { target, bypass: () => path } };
    const { get } = await served({}, { server: { base: '/shop', proxy } });
    return (await get('/shop/account')).status;
  };
  expect(await statusWith('/index.html')).toBe(302);
  expect(await statusWith('/shop/index.html')).toBe(200);
});

test('While the server runs, the last rule that sets a level limits what all rules print', async () => {
  const { target } = await backend();
  const printed = async (levels: readonly ('debug' | 'warn')[]) => {
    const lines: string[] = [];
    const print = (line: string) => void lines.push(line);
    const provider = { log: print, debug: print, info: print, warn: print, error: print };
    const logProvider = () => provider;
    const proxy = levels.map((logLevel, i) => ({
      context: `/${i}`,
      target,
      logLevel,
      logProvider,
    }));
    const { get } = await served({}, { server: { proxy } });
    await get('/0');
    return lines.some((line) => line.includes('GET /0'));
  };
  expect(await printed(['debug', 'warn'])).toBe(false);
  expect(await printed(['debug', 'debug'])).toBe(true);
});

test('cookiePathRewrite replaces the Path of cookies if it equals the key', async () => {
  const { target } = await backend((_request, response) => {
    response.setHeader('Set-Cookie', 'a=1; Path=/backend/users').end();
  });
  const cookieWith = async (path: string) => {
    const proxy = { '/api': { target, cookiePathRewrite: { [path]: '/' } } };
    const { get } = await served({}, { server: { proxy } });
    return (await get('/api')).headers.get('set-cookie');
  };
  expect(await cookieWith('/backend')).toBe('a=1; Path=/backend/users');
  expect(await cookieWith('/backend/users')).toBe('a=1; Path=/');
});

test('The proxy applies the first key of pathRewrite that matches the path', async () => {
  const { target } = await backend();
  const pathRewrite = { '^/api': '/v2', '/users': '/people' };
  const { get } = await served({}, { server: { proxy: { '/api': { target, pathRewrite } } } });
  expect((await get('/api/users')).text).toContain('GET /v2/users ');
});

test('pathRewrite can be a function that receives the path and returns the new path', async () => {
  const { target } = await backend();
  const pathRewrite = (path: string) => path.replace('/api', '/v2');
  const { get } = await served({}, { server: { proxy: { '/api': { target, pathRewrite } } } });
  expect((await get('/api/users?page=1')).text).toContain('GET /v2/users?page=1 ');
});

test('router can be an object with paths as keys and targets as values', async () => {
  const [first, second] = [await backend(), await backend()];
  const router = { '/api/two': second.target };
  const rule = { target: first.target, router };
  const { get } = await served({}, { server: { proxy: { '/api': rule } } });
  expect((await get('/api/one')).text).toContain(first.host);
  expect((await get('/api/two')).text).toContain(second.host);
});

/** Requests a WebSocket connection, and waits until it's closed. */
async function connect(port: number, path: string) {
  const headers = { Connection: 'Upgrade', Upgrade: 'websocket' };
  const client = request({ host: 'localhost', port, path, headers });
  client.on('error', () => undefined);
  await new Promise((resolve) => client.on('close', resolve));
}

test('When a WebSocket connection fails, onError receives a socket without writeHead', async () => {
  const received: boolean[] = [];
  const onError = (_error: Error, _request: unknown, response: object) => {
    received.push('writeHead' in response);
  };
  const proxy = { '/api': { target: 'http://127.0.0.1:1', ws: true, onError } };
  const { port } = await served({}, { server: { proxy } });
  await connect(port, '/api');
  expect(received).toEqual([false]);
});
