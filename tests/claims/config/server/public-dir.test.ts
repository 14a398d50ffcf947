import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { built, documented, resolved, served } from '@claims';
import { expect, onTestFinished, test } from 'vitest';

test('The dev server serves the file from the first folder, but a build keeps the one from the last folder', async () => {
  const files = { 'public/a.txt': 'first', 'shared/a.txt': 'last' };
  const config = { server: { publicDir: [{ name: 'public' }, { name: 'shared' }] } };
  const { get } = await served(files, config);
  const { text } = await built(files, config);
  expect((await get('/a.txt')).text).toBe('first');
  expect(text('dist/a.txt')).toBe('last');
});

test('With dist and dist/admin, only dist receives the public files', async () => {
  const { files } = await built(
    { 'public/a.txt': 'a' },
    { environments: { web: {}, admin: { output: { distPath: 'dist/admin' } } } },
  );
  expect(files.filter((file) => file.endsWith('a.txt'))).toEqual(['dist/a.txt']);
});

test('With dist/a and dist/b, the file is at /a/a.txt in rsbuild preview, but at /a.txt in the dev server', async () => {
  const files = { 'public/a.txt': 'public' };
  const config = {
    environments: { a: { output: { distPath: 'dist/a' } }, b: { output: { distPath: 'dist/b' } } },
  };
  const dev = await served(files, config);
  const preview = await served(files, config, { command: 'preview' });
  expect((await dev.get('/a.txt')).text).toBe('public');
  expect((await preview.get('/a.txt')).status).toBe(404);
  expect((await preview.get('/a/a.txt')).text).toBe('public');
});

test("'auto' copies the files unless output.target is node; true also copies them for Node.js builds", async () => {
  const copied = async (target: 'web' | 'web-worker' | 'node', copyOnBuild: boolean | 'auto') => {
    const { files } = await built(
      { 'public/a.txt': 'a' },
      { output: { target }, server: { publicDir: { copyOnBuild } } },
    );
    return files.includes('dist/a.txt');
  };
  expect(await copied('web', 'auto')).toBe(true);
  expect(await copied('web-worker', 'auto')).toBe(true);
  expect(await copied('node', 'auto')).toBe(false);
  expect(await copied('node', true)).toBe(true);
});

test('A file that the build generates replaces a public file with the same path, both in the dev server and in dist', async () => {
  const files = { 'public/index.html': 'public' };
  const { get } = await served(files);
  const { text } = await built(files);
  expect((await get('/')).text).toContain('<script');
  expect(text('dist/index.html')).toContain('<script');
});

test('For a string, Rsbuild silently uses public', async () => {
  // @ts-expect-error: the type allows no string.
  const { config, log, root } = await resolved({ server: { publicDir: 'static' } });
  expect(config.server.publicDir[0]?.name).toBe(`${root}/public`);
  expect(log).toBe('');
});

test("In rsbuild build --watch, a file that you change later isn't copied again", async () => {
  const { root } = await resolved({}, { files: { 'public/a.txt': 'old' } });
  const { createRsbuild } = await documented('@rsbuild/core');
  const output = { filenameHash: false };
  const rsbuild = await createRsbuild({ cwd: root, config: { output } });
  const { close } = await rsbuild.build({ watch: true });
  onTestFinished(close);
  const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
  await expect.poll(() => textOf('dist/a.txt')).toBe('old');
  writeFileSync(path.join(root, 'public/a.txt'), 'new');
  const rebuilt = () => {
    writeFileSync(path.join(root, 'src/index.js'), 'console.log("new");');
    return textOf('dist/static/js/index.js');
  };
  await expect.poll(rebuilt, { interval: 200, timeout: 10_000 }).toContain('new');
  expect(textOf('dist/a.txt')).toBe('old');
});

test("With output.assetPrefix: 'auto', import.meta.env.ASSET_PREFIX and assetPrefix contain the word auto", async () => {
  const { text } = await built(
    {
      'src/index.js': 'console.log(import.meta.env.ASSET_PREFIX + "/a.txt")',
      'src/index.html': '<html><head></head><body><%= assetPrefix %>/a.txt</body></html>',
    },
    { html: { template: './src/index.html' }, output: { assetPrefix: 'auto' } },
  );
  expect(text(/\.js$/)).toContain('"auto/a.txt"');
  expect(text('dist/index.html')).toContain('auto/a.txt');
});

test('A build copies the files to the output folder of each environment that copyOnBuild includes', async () => {
  const copied = async (copyOnBuild: boolean | 'auto') => {
    const { files } = await built(
      { 'public/a.txt': 'a' },
      {
        server: { publicDir: { copyOnBuild } },
        environments: {
          web: { output: { distPath: 'dist/web' } },
          node: { output: { target: 'node', distPath: 'dist/node' } },
        },
      },
    );
    return files.filter((file) => file.endsWith('a.txt'));
  };
  expect(await copied('auto')).toEqual(['dist/web/a.txt']);
  expect(await copied(true)).toEqual(['dist/node/a.txt', 'dist/web/a.txt']);
});

test("A folder isn't skipped if its path starts with that of a folder that doesn't receive the files", async () => {
  const { files } = await built(
    { 'public/a.txt': 'a' },
    {
      environments: {
        node: { output: { target: 'node' } },
        web: { output: { distPath: 'dist/client' } },
      },
    },
  );
  expect(files.filter((file) => file.endsWith('a.txt'))).toEqual(['dist/client/a.txt']);
});

test("The dev server doesn't serve public files under another path in dev.assetPrefix", async () => {
  const { get } = await served({ 'public/a.txt': 'public' }, { dev: { assetPrefix: '/cdn/' } });
  expect((await get('/a.txt')).text).toBe('public');
  expect((await get('/cdn/a.txt')).text).not.toBe('public');
});

test('With dist and dist-admin, only dist receives the public files', async () => {
  const environment = (root: string) => ({ output: { distPath: { root } } });
  const { files } = await built(
    { 'public/a.txt': 'a' },
    { environments: { web: environment('dist'), admin: environment('dist-admin') } },
  );
  expect(files).toContain('dist/a.txt');
  expect(files).not.toContain('dist-admin/a.txt');
});

test('With dist and dist-admin, rsbuild preview serves their parent, the project folder, and all files of the project', async () => {
  const environment = (root: string) => ({ output: { distPath: { root } } });
  const { get } = await served(
    { 'public/a.txt': 'a', 'notes.txt': 'not public', '.env.local': 'TOKEN=1' },
    { environments: { web: environment('dist'), admin: environment('dist-admin') } },
    { command: 'preview' },
  );
  expect((await get('/dist/a.txt')).text).toBe('a');
  expect((await get('/notes.txt')).text).toBe('not public');
  expect((await get('/.env.local')).text).toBe('TOKEN=1');
});

test('The dev server serves the icon that pages use automatically as it was at the start, and other public files as they are', async () => {
  const { root, get } = await served({ 'public/favicon.ico': 'old', 'public/a.txt': 'old' });
  writeFileSync(path.join(root, 'public/favicon.ico'), 'new');
  writeFileSync(path.join(root, 'public/a.txt'), 'new');
  expect((await get('/favicon.ico')).text).toBe('old');
  expect((await get('/a.txt')).text).toBe('new');
});
