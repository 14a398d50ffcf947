import { served, type RsbuildConfig } from '@claims';
import { expect, test } from 'vitest';

const files = { 'src/index.js': '', 'src/admin.js': '' };
const pages: RsbuildConfig = {
  source: { entry: { index: './src/index.js', admin: './src/admin.js' } },
  html: { title: ({ entryName }) => entryName },
};

/** The title of the page, or the status, for a path or a request. */
async function responses(
  command: 'dev' | 'preview',
  config: RsbuildConfig,
  requests: readonly (readonly [path: string, init?: RequestInit])[],
) {
  const { get } = await served(files, config, { command });
  return Promise.all(
    requests.map(async ([path, init]) => {
      const { status, text } = await get(path, init);
      return /<title>(.*)<\/title>/.exec(text)?.[1] ?? status;
    }),
  );
}

test('A missing file returns the page in the dev server, but 404 in rsbuild preview unless it is at the root', async () => {
  const requests = [['/logo.png'], ['/images/logo.png']] as const;
  expect(await responses('dev', pages, requests)).toEqual(['index', 'index']);
  expect(await responses('preview', pages, requests)).toEqual(['index', 404]);
});

test('The dev server returns 404 for JSON and POST requests; the preview server ignores the Accept header, and also falls back for POST', async () => {
  const requests = [
    ['/users/1', { headers: { accept: 'application/json' } }],
    ['/users/1', { method: 'POST' }],
  ] as const;
  expect(await responses('dev', pages, requests)).toEqual([404, 404]);
  expect(await responses('preview', pages, requests)).toEqual(['index', 'index']);
});

test('/admin/ returns index.html in the dev server, and admin.html in the preview server', async () => {
  expect(await responses('dev', pages, [['/admin/']])).toEqual(['index']);
  expect(await responses('preview', pages, [['/admin/']])).toEqual(['admin']);
});

test('If the environments write their output to separate folders, unknown paths return 404, even if only one of them has pages', async () => {
  const client = { output: { distPath: 'dist/client' } };
  const others = [
    { output: { distPath: 'dist/b' } },
    { output: { target: 'node', distPath: 'dist/server' } },
  ] as const;
  for (const other of others) {
    const environments = { client, other };
    expect(await responses('dev', { environments }, [['/users']])).toEqual([404]);
    expect(await responses('preview', { environments }, [['/users']])).toEqual([404]);
  }
});

test("Any value other than 'index' acts like false", async () => {
  // @ts-expect-error: the type allows 'index' and false only.
  const config: RsbuildConfig = { ...pages, server: { htmlFallback: '404' } };
  expect(await responses('dev', config, [['/users'], ['/']])).toEqual([404, 'index']);
});
