import { built, resolved, served } from '@claims';
import { expect, test } from 'vitest';

const lazy = { 'src/index.js': 'import("./chart.js");', 'src/chart.js': 'console.log(1);' };

test('For the target node, js defaults to an empty string and jsAsync to the value of js', async () => {
  const output = { target: 'node', filenameHash: false } as const;
  const { files } = await built(lazy, { output });
  expect(files).toContain('dist/index.js');
  expect(files.filter((file) => file.includes('async'))).toEqual([]);
});

test('jsAsync is inside js unless you set it', async () => {
  const chunksWith = async (distPath: { js: string; jsAsync?: string }) =>
    (await built(lazy, { output: { distPath } })).files.filter((file) => file.endsWith('.js'));
  expect(await chunksWith({ js: 'js' })).toContainEqual(
    expect.stringMatching(/^dist\/js\/async\//),
  );
  expect(await chunksWith({ js: '' })).toContainEqual(expect.stringMatching(/^dist\/async\//));
  expect(await chunksWith({ js: 'js', jsAsync: 'lazy' })).toContainEqual(
    expect.stringMatching(/^dist\/lazy\//),
  );
});

test('With js: /js and the asset prefix /, the page requests //js/index.js', async () => {
  const pageWith = async (assetPrefix: string) => {
    const output = { assetPrefix, distPath: { js: '/js' }, filenameHash: false };
    return (await built({ 'src/index.js': 'console.log(1);' }, { output })).text('dist/index.html');
  };
  expect(await pageWith('/')).toContain('src="//js/index.js"');
  expect(await pageWith('/app')).toContain('src="/app//js/index.js"');
});

test('Rsbuild warns about html with a leading slash, removes the slash and continues', async () => {
  const { files, log } = await built({}, { output: { distPath: { html: '/pages' } } });
  expect(log).toContain('Absolute path is not recommended');
  expect(files).toContain('dist/pages/index.html');
});

test("Rsbuild merges an environment's value into the shared one field by field", async () => {
  const { environments } = await resolved({
    output: { distPath: 'build' },
    environments: { web: { output: { distPath: { js: 'js' } } } },
  });
  expect(environments.web?.output.distPath).toMatchObject({ root: 'build', js: 'js' });
});

test('rsbuild preview serves the common parent folder: / returns 404 and the server code is available', async () => {
  const layout = {
    environments: {
      web: { output: { distPath: 'dist/client' } },
      node: { output: { target: 'node', distPath: 'dist/server' } },
    },
  } as const;
  const statusesOf = async (environments?: string[]) => {
    const options = { command: 'preview', environments } as const;
    const { get } = await served({ 'src/index.js': 'console.log(1);' }, layout, options);
    return [(await get('/')).status, (await get('/server/index.js')).status];
  };
  expect(await statusesOf()).toEqual([404, 200]);
  expect(await statusesOf(['web'])).toEqual([200, 404]);
});

test('With html: pages, the dev server prints /pages/ and / returns 404', async () => {
  const { get, log } = await served(
    {},
    { output: { distPath: { html: 'pages' } } },
    { command: 'dev' },
  );
  expect(log()).toMatch(/:\d+\/pages/);
  expect((await get('/')).status).toBe(404);
});

test('If environments with pages have different root folders, the dev server prints URLs that return 404', async () => {
  const environment = (name: string, folder: string) => ({
    source: { entry: { [name]: './src/index.js' } },
    output: { distPath: folder },
  });
  const { get, log } = await served(
    {},
    { environments: { a: environment('index', 'dist/a'), b: environment('admin', 'dist/b') } },
  );
  expect(log()).toMatch(/:\d+\/a\/\n/);
  expect(log()).toMatch(/:\d+\/b\/admin\n/);
  const statuses = ['/a/', '/b/admin'].map(async (path) => (await get(path)).status);
  expect(await Promise.all(statuses)).toEqual([404, 404]);
});

test('The URLs that the dev server prints work if dev.assetPrefix is the folder in the printed URL', async () => {
  const environment = (name: string, folder: string) => ({
    source: { entry: { [name]: './src/index.js' } },
    dev: { assetPrefix: `/${folder}/` },
    output: { distPath: `dist/${folder}` },
  });
  const { get } = await served(
    {},
    { environments: { a: environment('index', 'a'), b: environment('admin', 'b') } },
  );
  const headers = { accept: 'text/html' };
  const statuses = ['/a/', '/b/admin'].map(async (path) => (await get(path, { headers })).status);
  expect(await Promise.all(statuses)).toEqual([200, 200]);
});
