import { served } from '@claims';
import { expect, test } from 'vitest';

const browser = { headers: { accept: 'text/html' } };
const pages = {
  source: { entry: { index: './src/index.js', admin: './src/index.js' } },
};

test('The rewrite of /admin(\\/|$) returns admin.html for /admin/users, but not for /administrator', async () => {
  const config = {
    ...pages,
    html: { title: ({ entryName }: { entryName: string }) => `page ${entryName}` },
    server: {
      htmlFallback: false as const,
      historyApiFallback: { rewrites: [{ from: /^\/admin(\/|$)/, to: '/admin.html' }] },
    },
  };
  for (const command of ['dev', 'preview'] as const) {
    const { get } = await served({}, config, { command });
    expect((await get('/admin/users', browser)).text).toContain('page admin');
    expect((await get('/administrator', browser)).text).toContain('page index');
  }
});

test('rsbuild preview returns 404 for a missing file with an extension in a folder; the dev server returns index.html', async () => {
  const dev = await served({});
  expect((await dev.get('/static/missing.js')).status).toBe(200);
  const preview = await served({}, {}, { command: 'preview' });
  expect((await preview.get('/static/missing.js')).status).toBe(404);
  expect((await preview.get('/missing.js')).status).toBe(200);
});

test('With the default server.htmlFallback, a middleware added with push does not receive the GET requests of a browser', async () => {
  const seen: string[] = [];
  const { get } = await served(
    {},
    {
      dev: {
        setupMiddlewares: [
          (middlewares) => {
            middlewares.push((request, _response, next) => {
              seen.push(`${request.method} ${request.url}`);
              next();
            });
          },
        ],
      },
    },
  );
  await get('/unknown', browser);
  await get('/unknown', { method: 'POST' });
  expect(seen).toEqual(['POST /unknown']);
});

test('A middleware of step 1 does not get the headers of step 2', async () => {
  const { get } = await served(
    {},
    {
      server: { headers: { 'x-team': 'blue' } },
      dev: {
        setupMiddlewares: [
          (middlewares) => {
            middlewares.unshift((request, response, next) => {
              if (request.url === '/first') response.end('first');
              else next();
            });
          },
        ],
      },
    },
  );
  expect((await get('/first')).headers.get('x-team')).toBe(null);
  expect((await get('/')).headers.get('x-team')).toBe('blue');
});

test('rsbuild preview ignores the method and what the request accepts; the dev server doesn’t', async () => {
  const requests = [{ method: 'POST' }, { headers: { accept: 'application/json' } }];
  for (const [command, status] of [['dev', 404] as const, ['preview', 200] as const]) {
    const { get } = await served({}, {}, { command });
    for (const request of requests) expect((await get('/about', request)).status).toBe(status);
  }
});

test('With server.base set to /shop, the list of files in memory is at /shop/rsbuild-dev-server', async () => {
  const { get } = await served({}, { server: { base: '/shop' } });
  expect((await get('/rsbuild-dev-server', browser)).status).toBe(404);
  expect((await get('/shop/rsbuild-dev-server', browser)).status).toBe(200);
});

test('The dev server returns status 204 for a missing /favicon.ico', async () => {
  const { get } = await served({}, {});
  expect((await get('/favicon.ico', browser)).status).toBe(204);
});
