import { built, resolved, served, type RsbuildConfig, type RsbuildPlugin } from '@claims';
import { expect, test } from 'vitest';

const files = { 'src/server.js': 'export const render = () => "page";' };
const environments: RsbuildConfig['environments'] = {
  web: { source: { entry: { index: './src/index.js' } } },
  node: {
    source: { entry: { server: './src/server.js' } },
    output: { target: 'node', distPath: 'dist/server' },
  },
};

test('The dev server also returns the files of the node environment, such as /server.js', async () => {
  const { get } = await served(files, { environments });
  expect((await get('/server.js')).text).toContain('render');
});

test('An entry at the top level is added to each environment', async () => {
  const { files: output } = await built(
    { 'src/other.js': '' },
    {
      source: { entry: { index: './src/index.js' } },
      environments: {
        a: { source: { entry: { other: './src/other.js' } }, output: { distPath: 'dist/a' } },
        b: { output: { distPath: 'dist/b' } },
      },
    },
  );
  expect(output).toEqual(
    expect.arrayContaining(['dist/a/index.html', 'dist/a/other.html', 'dist/b/index.html']),
  );
});

test('With --environment web, Rsbuild doesn’t run the plugins of other environments', async () => {
  const started: string[] = [];
  const plugin = (name: string): RsbuildPlugin => ({ name, setup: () => void started.push(name) });
  const config = {
    environments: { web: { plugins: [plugin('a')] }, node: { plugins: [plugin('b')] } },
  };
  await resolved(config, { environments: ['web'] });
  expect(started).toEqual(['a']);
});

test('If the output folders are next to each other, rsbuild preview looks for index.html in dist; run rsbuild preview --environment web', async () => {
  const sideBySide: RsbuildConfig['environments'] = {
    web: { ...environments.web, output: { distPath: 'dist/client' } },
    node: { ...environments.node },
  };
  const config = { environments: sideBySide };
  const all = await served(files, config, { command: 'preview' });
  expect((await all.get('/')).status).toBe(404);
  const web = await served(files, config, { command: 'preview', environments: ['web'] });
  expect((await web.get('/')).status).toBe(200);
});
