import { chmodSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { built, served, type RsbuildConfig, type RsbuildPlugin } from '@claims';
import { expect, test, vi } from 'vitest';

type Copy = NonNullable<RsbuildConfig['output']>['copy'];

const FILES = {
  'license.txt': 'License',
  'robots.txt': 'Robots',
  'locales/.hidden': 'hidden',
  'locales/en/shop.json': '{}',
};

/** The files that a build adds to the output folder, other than the app. */
const copied = async (copy: Copy) =>
  (await built(FILES, { output: { copy } })).files.filter(
    (file) => !/^dist\/(?:index\.html|static\/js\/.*)$/.test(file),
  );

test('A folder is copied with its contents, including hidden files, which globs skip by default', async () => {
  expect(await copied(['locales'])).toEqual(['dist/.hidden', 'dist/en/shop.json']);
  expect(await copied(['locales/.hidden'])).toEqual(['dist/.hidden']);
  expect(await copied(['locales/**/*'])).toEqual(['dist/locales/en/shop.json']);
  expect(await copied([{ from: 'locales/**/*', globOptions: { dot: true } }])).toEqual([
    'dist/locales/.hidden',
    'dist/locales/en/shop.json',
  ]);
});

test('The globs of ignore are compared with absolute paths', async () => {
  const pattern = (ignore: string) => [{ from: 'locales', globOptions: { ignore: [ignore] } }];
  expect(await copied(pattern('**/shop.json'))).toEqual(['dist/.hidden']);
  expect(await copied(pattern('en/shop.json'))).toContain('dist/en/shop.json');
});

test('If you set a single pattern without a list, Rsbuild copies nothing and shows no error', async () => {
  // @ts-expect-error The types reject a string.
  expect(await copied('robots.txt')).toEqual([]);
});

test('If several patterns copy to the same path, Rsbuild keeps the first, unless another has force', async () => {
  const content = async (force?: boolean) => {
    const copy = [{ from: 'license.txt' }, { from: 'robots.txt', to: 'license.txt', force }];
    return (await built(FILES, { output: { copy } })).text('dist/license.txt');
  };
  expect(await content()).toBe('License');
  expect(await content(true)).toBe('Robots');
});

test('If several patterns with force copy to the same path, the highest priority wins', async () => {
  const pattern = (from: string, priority: number) => ({
    from,
    to: 'x.txt',
    force: true,
    priority,
  });
  const copy = [pattern('license.txt', 10), pattern('robots.txt', 5)];
  expect((await built(FILES, { output: { copy } })).text('dist/x.txt')).toBe('License');
});

test('A target without an extension is a folder', async () => {
  const pattern = { from: 'license.txt', to: 'legal/LICENSE' };
  expect(await copied([pattern])).toEqual(['dist/legal/LICENSE/license.txt']);
  expect(await copied([{ ...pattern, toType: 'file' }])).toEqual(['dist/legal/LICENSE']);
});

test("A to function can't be async", async () => {
  // eslint-disable-next-line @typescript-eslint/require-await
  const to = async () => 'x.txt';
  await expect(copied([{ from: 'robots.txt', to }])).rejects.toThrow("Expected return a 'string'");
});

test('force does not replace a page that Rsbuild generates', async () => {
  await expect(copied([{ from: 'robots.txt', to: 'index.html', force: true }])).rejects.toThrow(
    'same filename index.html',
  );
});

test('Patterns that an environment sets are added to the shared ones', async () => {
  const { files } = await built(FILES, {
    output: { copy: ['robots.txt'] },
    environments: { web: { output: { copy: ['license.txt'] } } },
  });
  expect(files).toEqual(expect.arrayContaining(['dist/license.txt', 'dist/robots.txt']));
});

test('If a copied file and a file in public have the same path, the copied file wins', async () => {
  const files = { ...FILES, 'public/robots.txt': 'Public' };
  const { text } = await built(files, { output: { copy: ['robots.txt'] } });
  expect(text('dist/robots.txt')).toBe('Robots');
});

test('The dev server responds to /base/robots.txt, and Rsbuild copies a changed file again', async () => {
  const { get, root } = await served(FILES, {
    output: { copy: ['robots.txt'] },
    server: { base: '/base' },
  });
  expect(await get('/robots.txt')).toMatchObject({ status: 404 });
  expect(await get('/base/robots.txt')).toMatchObject({ status: 200, text: 'Robots' });
  writeFileSync(`${root}/robots.txt`, 'Changed');
  await vi.waitFor(
    async () => {
      expect(await get('/base/robots.txt')).toMatchObject({ text: 'Changed' });
    },
    { timeout: 20_000 },
  );
});

test('A file is copied without the folders of its path', async () => {
  expect(await copied(['locales/en/shop.json'])).toEqual(['dist/shop.json']);
});

test('Rsbuild minifies copied scripts according to output.minify, by default in production mode', async () => {
  const script = 'const   first   =   1;';
  const copy = async (minify: true | { js: 'always' }, mode: 'development' | 'production') =>
    (
      await built(
        { 'vendor.js': script },
        { output: { copy: ['vendor.js'], minify } },
        { command: 'build', mode },
      )
    ).text('dist/vendor.js');
  expect(await copy(true, 'development')).toBe(script);
  expect(await copy(true, 'production')).not.toBe(script);
  expect(await copy({ js: 'always' }, 'development')).not.toBe(script);
});

test('In copied stylesheets, minification also lowers new syntax and adds prefixes; scripts are not compiled', async () => {
  const { text } = await built(
    {
      'card.css': '.card { .title { color: red; } user-select: none; }',
      'card.js': 'console.log(window.a?.b);',
    },
    {
      output: { copy: ['card.css', 'card.js'], overrideBrowserslist: ['chrome >= 49'] },
    },
  );
  expect(text('dist/card.css')).toContain('.card .title{');
  expect(text('dist/card.css')).toContain('-webkit-user-select');
  expect(text('dist/card.js')).toContain('window.a?.b');
});

test("copyPermissions has no effect: a copied script isn't executable, even with true", async () => {
  const modes: number[] = [];
  const permissions: RsbuildPlugin = {
    name: 'permissions',
    setup(api) {
      const { rootPath } = api.context;
      api.onBeforeBuild(() => chmodSync(join(rootPath, 'run.sh'), 0o755));
      api.onAfterBuild(() => {
        for (const file of ['run.sh', 'dist/run.sh'])
          modes.push(statSync(join(rootPath, file)).mode & 0o111);
      });
    },
  };
  await built(
    { 'run.sh': '#!/bin/sh\n' },
    { output: { copy: [{ from: 'run.sh', copyPermissions: true }] }, plugins: [permissions] },
  );
  expect(modes).toEqual([0o111, 0]);
});
