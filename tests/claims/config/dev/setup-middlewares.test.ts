import { served, type RsbuildPlugin } from '@claims';
import { expect, test } from 'vitest';

test('A handler from unshift receives the URL with its base path, one from push without it', async () => {
  const urls: (string | undefined)[] = [];
  const { get } = await served(
    {},
    {
      server: { base: '/shop', htmlFallback: false },
      dev: {
        setupMiddlewares: ({ unshift, push }) => {
          unshift((req, _res, next) => {
            urls.push(req.url);
            next();
          });
          push((req, res) => {
            urls.push(req.url);
            res.end('ok');
          });
        },
      },
    },
  );
  await get('/shop/unknown');
  expect((await get('/unknown', { method: 'POST' })).status).toBe(404);
  expect(urls).toEqual(['/shop/unknown', '/unknown', '/unknown']);
});

test('A handler from push does not receive /favicon.ico, to which Rsbuild sends an empty response', async () => {
  const { get } = await served(
    {},
    {
      server: { htmlFallback: false },
      dev: { setupMiddlewares: ({ push }) => push((_req, res) => res.end('pushed')) },
    },
  );
  expect(await get('/favicon.ico')).toMatchObject({ status: 204, text: '' });
  expect((await get('/other.ico')).text).toBe('pushed');
});

test('Handlers that a plugin adds in onBeforeStartDevServer run before those from unshift', async () => {
  const plugin: RsbuildPlugin = {
    name: 'first',
    setup(api) {
      api.onBeforeStartDevServer(({ server }) => {
        server.middlewares.use((_req, res) => res.end('plugin'));
      });
    },
  };
  const { get } = await served(
    {},
    {
      plugins: [plugin],
      dev: { setupMiddlewares: ({ unshift }) => unshift((_req, res) => res.end('unshifted')) },
    },
  );
  expect((await get('/')).text).toBe('plugin');
});

test('The responses of a handler from unshift do not contain the headers of server.headers', async () => {
  const { get } = await served(
    {},
    {
      server: { headers: { 'X-Shop': 'yes' } },
      dev: {
        setupMiddlewares: ({ unshift }) => {
          unshift((req, res, next) => (req.url === '/api' ? res.end('ok') : next()));
        },
      },
    },
  );
  expect((await get('/api')).headers.get('x-shop')).toBeNull();
  expect((await get('/')).headers.get('x-shop')).toBe('yes');
});

test('Handlers of the last call to unshift come first', async () => {
  const { get } = await served(
    {},
    {
      dev: {
        setupMiddlewares: ({ unshift }) => {
          unshift((_req, res) => res.end('first call'));
          unshift((_req, res) => res.end('last call'));
        },
      },
    },
  );
  expect((await get('/api')).text).toBe('last call');
});

test('Rsbuild does not wait for the function, so a handler added after an await is not called', async () => {
  const { get } = await served(
    {},
    {
      dev: {
        setupMiddlewares: ({ unshift }) => {
          void Promise.resolve().then(() => {
            unshift((_req, res) => res.end('late'));
          });
        },
      },
    },
  );
  expect((await get('/')).text).not.toBe('late');
});

test('If the app has an index.html, requests that accept HTML return that page, including those from fetch, and a POST reaches the handler', async () => {
  const { urls } = await served(
    {},
    { dev: { setupMiddlewares: ({ push }) => push((_req, res) => res.end('pushed')) } },
  );
  const answer = async (init?: RequestInit) => (await fetch(`${urls[0]}/unknown`, init)).text();
  expect(await answer({ headers: { accept: 'text/html' } })).toContain('<div id="root">');
  expect(await answer()).toContain('<div id="root">');
  expect(await answer({ headers: { accept: 'application/json' } })).toBe('pushed');
  expect(await answer({ method: 'POST' })).toBe('pushed');
});
