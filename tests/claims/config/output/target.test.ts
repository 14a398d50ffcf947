import { built, resolved } from '@claims';
import { expect, test } from 'vitest';

type Target = 'web' | 'node' | 'web-worker';

test("The name of an environment doesn't set the target: environments: { node: {} } still builds for web", async () => {
  const { environments } = await resolved({ environments: { node: {} } });
  expect(environments.node?.output.target).toBe('web');
});

test('Without environments, Rsbuild creates one environment and names it after the target', async () => {
  for (const [target, name] of [
    ['web', 'web'],
    ['node', 'node'],
    ['web-worker', 'webWorker'],
  ] as const) {
    const { environments } = await resolved({ output: { target } });
    expect(Object.keys(environments)).toEqual([name]);
  }
});

test('For an entry with a dynamic import, a stylesheet and an image, the production builds contain these files', async () => {
  const filesOf = async (target: Target) => {
    const { files } = await built(
      {
        'src/index.js': `import './index.css'; import p from './p.png'; console.log(p); import('./lazy.js');`,
        'src/index.css': 'a { color: red; }',
        'src/lazy.js': 'console.log(1);',
        'src/p.png': new Uint8Array(20_000),
        'public/robots.txt': '',
      },
      { output: { target } },
    );
    return files.map((file) => file.replace(/\.[\da-f]{8}\./, '.[hash].').replace(/\d{3}/, 'N'));
  };
  expect(await filesOf('web')).toEqual([
    'dist/index.html',
    'dist/robots.txt',
    'dist/static/css/index.[hash].css',
    'dist/static/image/p.[hash].png',
    'dist/static/js/async/N.[hash].js',
    'dist/static/js/index.[hash].js',
  ]);
  expect(await filesOf('node')).toEqual([
    'dist/N.js',
    'dist/index.js',
    'dist/static/image/p.[hash].png',
  ]);
  expect(await filesOf('web-worker')).toEqual([
    'dist/robots.txt',
    'dist/static/image/p.[hash].png',
    'dist/static/js/index.[hash].js',
  ]);
});

test('A package resolves to its browser field with web and web-worker, and to module with node', async () => {
  const files = {
    'src/index.js': "import name from 'library'; console.log(name);",
    'src/node_modules/library/package.json': '{"browser":"b.js","module":"m.js","main":"c.js"}',
    'src/node_modules/library/b.js': "export default 'BROWSER';",
    'src/node_modules/library/m.js': "export default 'MODULE';",
    'src/node_modules/library/c.js': "export default 'MAIN';",
  };
  const script = async (target: Target) =>
    (await built(files, { output: { target } })).text(/\.js$/);
  expect(await script('web')).toContain('BROWSER');
  expect(await script('web-worker')).toContain('BROWSER');
  expect(await script('node')).toContain('MODULE');
});

test('Modules of Node.js are a build error with web and web-worker, and loaded by Node.js with node', async () => {
  const files = { 'src/index.js': "import fs from 'fs'; console.log(fs);" };
  const message = '"fs" is a built-in Node.js module and cannot be imported in client-side code';
  await expect(built(files)).rejects.toThrow(message);
  await expect(built(files, { output: { target: 'web-worker' } })).rejects.toThrow(message);
  const { text } = await built(files, { output: { target: 'node' } });
  expect(text('dist/index.js')).toContain('require("fs")');
});

test('With the node and web-worker targets, imports of CSS Modules still return the class names', async () => {
  const files = {
    'src/index.js': "import styles from './a.module.css'; console.log(styles.button);",
    'src/a.module.css': '.button { color: red; }',
  };
  for (const target of ['node', 'web-worker'] as const) {
    const { text, files: written } = await built(files, { output: { target } });
    expect(text(/\.js$/)).toMatch(/"button-\w+"/);
    expect(written.join()).not.toContain('.css');
  }
});

test('The valid values are web, node and web-worker', async () => {
  await expect(resolved({ output: { target: 'webworker' as never } })).rejects.toThrow(
    'Invalid value of output.target: "webworker", valid values are: web, node, web-worker',
  );
});
