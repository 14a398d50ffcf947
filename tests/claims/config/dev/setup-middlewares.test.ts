import { served } from '@claims';
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
  expect(urls).toEqual(['/shop/unknown', '/unknown']);
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
