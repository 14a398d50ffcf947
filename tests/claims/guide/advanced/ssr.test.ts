import { built, type RsbuildConfig } from '@claims';
import { expect, test } from 'vitest';

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
