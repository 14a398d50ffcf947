import { built, served, type RsbuildConfig } from '@claims';
import { expect, test } from 'vitest';

const ENTRIES = {
  source: { entry: { index: './src/index.js', admin: './src/index.js', 'a/b': './src/index.js' } },
};

const NESTED: RsbuildConfig = { ...ENTRIES, html: { outputStructure: 'nested' } };

/** The pages that a build writes. */
const pagesOf = async (config: RsbuildConfig) =>
  (await built({}, { ...ENTRIES, ...config })).files.filter((file) => file.endsWith('.html'));

test('With nested, requests for / and for unknown paths return the status 404, in development and preview', async () => {
  for (const command of ['dev', 'preview'] as const) {
    const { get } = await served({}, NESTED, { command });
    const statuses = ['/', '/unknown', '/index', '/admin', '/admin/', '/a/b'].map(
      async (path) => (await get(path)).status,
    );
    expect(await Promise.all(statuses)).toEqual([404, 404, 200, 200, 200, 200]);
  }
});

test('If tools.htmlPlugin keeps the home page at the root, the terminal still prints /index, and both servers also serve it there', async () => {
  const config: RsbuildConfig = {
    ...NESTED,
    tools: {
      htmlPlugin(options, { entryName }) {
        if (entryName === 'index') options.filename = 'index.html';
      },
    },
  };
  for (const command of ['dev', 'preview'] as const) {
    const server = { htmlFallback: false } as const;
    const { get, log } = await served({}, { ...config, server }, { command });
    const statuses = ['/', '/index', '/unknown'].map(async (path) => (await get(path)).status);
    expect(await Promise.all(statuses)).toEqual([200, 200, 404]);
    expect(log()).toMatch(/index +http:\/\/localhost:\d+\/index\n/);
  }
});

test('The printed URL of index is /index with nested, and / with flat', async () => {
  for (const [outputStructure, url] of [
    ['nested', /index +http:\/\/localhost:\d+\/index\n/],
    ['flat', /index +http:\/\/localhost:\d+\/\n/],
  ] as const) {
    const { log } = await served({}, { ...ENTRIES, html: { outputStructure } });
    expect(log()).toMatch(url);
  }
});

test('With output.filename.html, the terminal still prints /admin, which then returns the status 404', async () => {
  const { get, log } = await served(
    {},
    { ...ENTRIES, output: { filename: { html: '[name]/page.html' } } },
  );
  expect(log()).toMatch(/admin +http:\/\/localhost:\d+\/admin\n/);
  expect((await get('/admin')).status).toBe(404);
  expect((await get('/admin/page')).status).toBe(200);
});

test('output.filename.html replaces the structure, and output.distPath.html is added before the path', async () => {
  const { html } = NESTED;
  expect(await pagesOf({ html, output: { filename: { html: '[name]/page.html' } } })).toEqual([
    'dist/a/b/page.html',
    'dist/admin/page.html',
    'dist/index/page.html',
  ]);
  expect(await pagesOf({ html, output: { distPath: { html: 'html' } } })).toEqual([
    'dist/html/a/b/index.html',
    'dist/html/admin/index.html',
    'dist/html/index/index.html',
  ]);
});

test('The name of an entry can contain a slash', async () => {
  expect(await pagesOf({})).toContain('dist/a/b.html');
  expect(await pagesOf(NESTED)).toContain('dist/a/b/index.html');
});

test('Each environment can set its own value', async () => {
  const environments = { web: { html: { outputStructure: 'flat' as const } } };
  expect(await pagesOf({ ...NESTED, environments })).toContain('dist/admin.html');
});
