import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { built, served, type RsbuildConfig } from '@claims';
import { expect, test } from 'vitest';

const ICONS = { 'src/a/favicon.ico': 'a', 'src/b/favicon.ico': 'b', 'src/logo.svg': '<svg/>' };
const ENTRIES = { source: { entry: { index: './src/index.js', admin: './src/index.js' } } };

/** The `<link>` tags of icons in a page. */
const iconsOf = (html: string) => html.match(/<link rel="icon"[^>]*>/g);

const iconsWith = async (config: RsbuildConfig, files: Record<string, string> = {}) =>
  iconsOf((await built({ ...ICONS, ...files }, config)).text('dist/index.html'));

test('If the public folder contains several, Rsbuild uses the first of favicon.ico, favicon.png and favicon.svg; an empty result does the same', async () => {
  const files = { 'public/favicon.svg': '<svg/>', 'public/favicon.png': 'png' };
  expect(await iconsWith({}, files)).toEqual(['<link rel="icon" href="/favicon.png">']);
  const html = { favicon: () => '' };
  expect(await iconsWith({ html }, files)).toEqual(['<link rel="icon" href="/favicon.png">']);
});

test('Rsbuild adds type="image/svg+xml" if the last characters of the URL are .svg, and no type otherwise', async () => {
  expect(await iconsWith({ html: { favicon: '//a.example/b.svg' } })).toEqual([
    '<link rel="icon" href="//a.example/b.svg" type="image/svg+xml">',
  ]);
  expect(await iconsWith({ html: { favicon: './src/a/favicon.ico' } })).toEqual([
    '<link rel="icon" href="/favicon.ico">',
  ]);
  expect(await iconsWith({ html: { favicon: '//a.example/b.svg?v=2' } })).toEqual([
    '<link rel="icon" href="//a.example/b.svg?v=2">',
  ]);
});

test('Two files with the same name: Rsbuild silently uses the first for both, and fails if output.distPath.favicon is set', async () => {
  const html: RsbuildConfig['html'] = {
    favicon: ({ entryName }) => `./src/${entryName === 'index' ? 'a' : 'b'}/favicon.ico`,
  };
  const { log, text } = await built(ICONS, { ...ENTRIES, html });
  expect(text('dist/favicon.ico')).toBe('a');
  expect(log).not.toMatch(/warn|error/);
  const output = { distPath: { favicon: 'icons' } };
  await expect(built(ICONS, { ...ENTRIES, html, output })).rejects.toThrow(
    'Multiple assets emit different content to the same filename icons/favicon.ico',
  );
});

test('In an environment, a string replaces the shared icon, and a function receives it as value', async () => {
  const own = (favicon: NonNullable<RsbuildConfig['html']>['favicon']) =>
    iconsWith({
      html: { favicon: 'https://shared.example/a.png' },
      environments: { web: { html: { favicon } } },
    });
  expect(await own('https://own.example/a.png')).toEqual([
    '<link rel="icon" href="https://own.example/a.png">',
  ]);
  expect(await own(({ value }) => `${value}?own`)).toEqual([
    '<link rel="icon" href="https://shared.example/a.png?own">',
  ]);
});

test('The prefix of the URL is output.assetPrefix, or dev.assetPrefix in development mode', async () => {
  const pageOf = async (mode: 'development' | 'production') => {
    const config = {
      dev: { assetPrefix: '/dev/' },
      html: { favicon: './src/logo.svg' },
      output: { assetPrefix: 'https://cdn.example/' },
    };
    return (await built(ICONS, config, { mode, command: 'build' })).text('dist/index.html');
  };
  expect(await pageOf('production')).toContain('href="https://cdn.example/logo.svg"');
  expect(await pageOf('development')).toContain('href="/dev/logo.svg"');
});

test('With html.inject set to false, the page has no icon, but the file is in dist', async () => {
  const { files, text } = await built(ICONS, {
    html: { inject: false, favicon: './src/logo.svg' },
  });
  expect(iconsOf(text('dist/index.html'))).toBeNull();
  expect(files).toContain('dist/logo.svg');
});

test('In development and preview, requests for a missing /favicon.ico return the status 204, or 404 with server.base', async () => {
  for (const command of ['dev', 'preview'] as const) {
    const { get } = await served({}, {}, { command });
    expect((await get('/favicon.ico')).status).toBe(204);
    const based = await served({}, { server: { base: '/shop' } }, { command });
    expect((await based.get('/favicon.ico')).status).toBe(404);
  }
});

test("The new icon doesn't appear in development: the dev server doesn't watch the file", async () => {
  const logs = ['first', 'second'].map((line) => `console.log("${line}");`);
  const { get, root } = await served(
    { ...ICONS, 'src/index.js': logs[0] ?? '' },
    { html: { favicon: './src/logo.svg' } },
  );
  writeFileSync(path.join(root, 'src/logo.svg'), '<svg id="new"/>');
  await setTimeout(300);
  writeFileSync(path.join(root, 'src/index.js'), logs[1] ?? '');
  await expect.poll(async () => (await get('/static/js/index.js')).text).toContain('second');
  expect((await get('/logo.svg')).text).toBe('<svg/>');
});
