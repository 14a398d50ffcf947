import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { built, type RsbuildConfig } from '@claims';
import { expect, onTestFinished, test } from 'vitest';

const node: RsbuildConfig['environments'] = {
  node: {
    source: { entry: { server: './src/server.js' } },
    output: { target: 'node', distPath: 'dist/server' },
  },
};

test('The node build has class names of CSS Modules, without files, and images again, unless you set output.emitAssets to false', async () => {
  const files = {
    'src/server.js': 'import a from "./a.module.css"; import b from "./b.png"; export { a, b };',
    'src/a.module.css': '.title { color: red }',
    'src/b.png': 'x'.repeat(20_000),
  };
  const { files: output, text } = await built(files, { environments: node });
  expect(output).toEqual(['dist/server/server.js', expect.stringMatching(/image\/b\..*png$/)]);
  expect(text('dist/server/server.js')).toMatch(/title-\w{6}/);
  expect(text('dist/server/server.js')).toContain('static/image/b.');
  const emitAssets = { environments: node, output: { emitAssets: false } };
  expect((await built(files, emitAssets)).files).toEqual(['dist/server/server.js']);
});

test('The server build is a CommonJS module; to use import instead, set output.module in the node environment', async () => {
  const files = { 'src/server.js': 'export const render = () => "page";' };
  const common = await built(files, { environments: node });
  expect(common.text(/server\.js$/)).toContain('module.exports');
  const output = { ...node.node?.output, module: true };
  const esm = await built(files, { environments: { node: { ...node.node, output } } });
  expect(esm.text(/server\.m?js$/)).toMatch(/export\s*\{/);
});

test('Node.js treats .js files as ES modules if package.json contains "type": "module", so require fails unless the server build has the extension .cjs', async () => {
  const files = {
    'src/server.js':
      'import fs from "node:fs"; export const render = () => typeof fs.readFileSync;',
  };
  const { text } = await built(files, { environments: node });
  const folder = await mkdtemp(join(tmpdir(), 'server-build-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  const run = async (name: string) => {
    await writeFile(join(folder, name), text('dist/server/server.js'));
    const code = `process.stdout.write(require('./${name}').render())`;
    return spawnSync('node', ['-e', code], { cwd: folder, encoding: 'utf8' });
  };
  expect((await run('server.js')).status).not.toBe(0);
  expect((await run('server.cjs')).stdout).toBe('function');
});
