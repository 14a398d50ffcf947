import { served } from '@claims';
import { expect, test } from 'vitest';

test('Rsbuild prints a path without a host as is, with a slash at the end', async () => {
  const { log } = await served({}, { server: { printUrls: () => ['/login'] } });
  expect(log()).toMatch(/➜ {2}Network: {2}\/login\/$/m);
});

test("Rsbuild appends the page's path to each URL that the function returns", async () => {
  const { log, port } = await served(
    {},
    { server: { printUrls: ({ urls }) => urls.map((url) => `${url}/login`) } },
  );
  expect(log()).toContain(`http://localhost:${port}/login/`);
});

test('Without an HTML page, Rsbuild prints no URLs by default, but prints those of a function', async () => {
  const htmlPlugin = false;
  const byDefault = await served({}, { tools: { htmlPlugin } });
  const byFunction = await served(
    {},
    { tools: { htmlPlugin }, server: { printUrls: () => ['http://a.example'] } },
  );
  expect(byDefault.log()).not.toContain('➜');
  expect(byFunction.log()).toContain('http://a.example');
});

test('With a custom host, Rsbuild prints one URL', async () => {
  const { log, port } = await served({}, { server: { host: '127.0.0.1' } });
  expect(log().match(/http:\S+/g)).toEqual([`http://127.0.0.1:${port}/`]);
});

test('For host ::, the printed URL has [::1]', async () => {
  const { log, port } = await served({}, { server: { host: '::' } });
  expect(log().match(/http:\S+/g)).toEqual([`http://[::1]:${port}/`]);
});

test('With logLevel warn, Rsbuild prints no URLs', async () => {
  const { log } = await served({}, { logLevel: 'warn' });
  expect(log()).toBe('');
});

test("urls don't include server.base; Rsbuild appends it with the path of the page", async () => {
  const received: string[] = [];
  const { log, port } = await served(
    {},
    {
      server: {
        base: '/shop',
        host: '127.0.0.1',
        printUrls({ urls }) {
          received.push(...urls);
          return urls;
        },
      },
    },
  );
  expect(received).toEqual([`http://127.0.0.1:${port}`]);
  expect(log()).toContain(`http://127.0.0.1:${port}/shop/`);
});

test('If the function is asynchronous, the server does not start', async () => {
  // @ts-expect-error: the type allows no promise.
  const start = served({}, { server: { printUrls: () => Promise.resolve(['http://a.example']) } });
  await expect(start).rejects.toThrow('must return an array, but got object');
});

test('If only dist/client has pages, next to dist/server, rsbuild preview prints /, but the page is at /client/', async () => {
  const environments = {
    client: { output: { distPath: 'dist/client' } },
    server: { output: { target: 'node', distPath: 'dist/server' } },
  } as const;
  const { get, log, port } = await served({}, { environments }, { command: 'preview' });
  expect(log()).toMatch(new RegExp(String.raw`http://localhost:${port}/$`, 'm'));
  expect((await get('/')).status).toBe(404);
  expect((await get('/client/')).status).toBe(200);
});

test('output.filename.html changes the path of the pages, but Rsbuild prints the default paths', async () => {
  const output = { filename: { html: '[name].page.html' } };
  for (const command of ['dev', 'preview'] as const) {
    const { get, log, port } = await served({}, { output }, { command });
    expect(log()).toMatch(new RegExp(String.raw`http://localhost:${port}/$`, 'm'));
    expect((await get('/', { headers: { accept: 'text/html' } })).status).toBe(404);
    expect((await get('/index.page.html')).status).toBe(200);
  }
});
