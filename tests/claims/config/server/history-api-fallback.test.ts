import { served, type RsbuildConfig } from '@claims';
import { expect, test } from 'vitest';

const files = { 'src/index.js': '', 'src/admin.js': '' };
const page = { headers: { accept: 'text/html' } };

/** Two pages, each of which has the name of its entry as title. */
const pages = (server: RsbuildConfig['server']): RsbuildConfig => ({
  source: { entry: { index: './src/index.js', admin: './src/admin.js' } },
  html: { title: ({ entryName }) => entryName },
  server,
});

const titleOf = (html: string) => /<title>(.*)<\/title>/.exec(html)?.[1];

test('Without htmlFallback: false, rsbuild preview responds to /admin/users with index.html and ignores the rewrite, but not to /admin/users.json', async () => {
  const historyApiFallback = { rewrites: [{ from: /^\/admin\//, to: '/admin.html' }] };
  const dev = await served(files, pages({ historyApiFallback }));
  const preview = await served(files, pages({ historyApiFallback }), { command: 'preview' });
  const off = await served(files, pages({ historyApiFallback, htmlFallback: false }), {
    command: 'preview',
  });
  expect(titleOf((await dev.get('/admin/users', page)).text)).toBe('admin');
  expect(titleOf((await preview.get('/admin/users', page)).text)).toBe('index');
  expect(titleOf((await preview.get('/admin/users.json', page)).text)).toBe('admin');
  expect(titleOf((await off.get('/admin/users', page)).text)).toBe('admin');
});

test('index must start with a slash: main.html returns 404', async () => {
  const statusOf = async (index: string) => {
    const { get } = await served(files, pages({ historyApiFallback: { index } }));
    return (await get('/users', page)).status;
  };
  expect(await statusOf('admin.html')).toBe(404);
  expect(await statusOf('/admin.html')).toBe(200);
});

test('In the dev server, a rewrite to /admin or a public file returns 404', async () => {
  const rewrites = [
    { from: /^\/admin\//, to: '/admin' },
    { from: /^\/public\//, to: '/public.html' },
  ];
  const { get } = await served(
    { ...files, 'public/public.html': '' },
    pages({ htmlFallback: false, historyApiFallback: { rewrites } }),
  );
  expect((await get('/admin/users', page)).status).toBe(404);
  expect((await get('/public/a', page)).status).toBe(404);
});

test("With server.base, the paths in from, to and index don't include the base path", async () => {
  const { get } = await served(
    files,
    pages({
      base: '/shop',
      htmlFallback: false,
      historyApiFallback: { rewrites: [{ from: /^\/users/, to: '/admin.html' }] },
    }),
  );
  expect(titleOf((await get('/shop/users', page)).text)).toBe('admin');
});

test('Rewrites also apply to paths with a dot, but index only with disableDotRule', async () => {
  const rewrites = [{ from: /^\/admin\//, to: '/admin.html' }];
  const { get } = await served(
    files,
    pages({ htmlFallback: false, historyApiFallback: { rewrites } }),
  );
  const all = await served(
    files,
    pages({ htmlFallback: false, historyApiFallback: { disableDotRule: true } }),
  );
  expect((await get('/admin/users.json', page)).status).toBe(200);
  expect((await get('/users/j.doe', page)).status).toBe(404);
  expect((await all.get('/users/j.doe', page)).status).toBe(200);
});

test('The Accept header contains a text from htmlAcceptHeaders if you set it', async () => {
  const { get } = await served(
    files,
    pages({ htmlFallback: false, historyApiFallback: { htmlAcceptHeaders: ['text/x'] } }),
  );
  expect((await get('/users', { headers: { accept: 'text/x' } })).status).toBe(200);
  expect((await get('/users', page)).status).toBe(404);
});

test('With htmlFallback, a rewrite to /admin returns index.html in the dev server', async () => {
  const rewrites = [{ from: /^\/admin\//, to: '/admin' }];
  const { get } = await served(files, pages({ historyApiFallback: { rewrites } }));
  expect(titleOf((await get('/admin/users', page)).text)).toBe('index');
});
