import { runInNewContext } from 'node:vm';
import { built, documented, resolved, type RsbuildConfig } from '@claims';
import { expect, test } from 'vitest';

const { pluginVue } = await documented('@rsbuild/plugin-vue');

test('Paths with ~@/ in styles and @/ in templates work as before', async () => {
  const { files } = await built(
    {
      'src/index.js': "import App from './App'; console.log(App);",
      'src/App.vue':
        '<template><img src="@/photo.png"></template><style>p { background: url(~@/paper.png); }</style>',
      'src/photo.png': 'x'.repeat(5000),
      'src/paper.png': 'y'.repeat(5000),
    },
    { plugins: [pluginVue()], resolve: { alias: { '@': './src' } } },
  );
  expect(files).toContainEqual(expect.stringMatching(/^dist\/static\/image\/photo\..*png$/));
  expect(files).toContainEqual(expect.stringMatching(/^dist\/static\/image\/paper\..*png$/));
});

test('Without templateParameters, the build fails', async () => {
  const files = { 'src/page.html': '<link href="<%= BASE_URL %>a.css">' };
  await expect(built(files, { html: { template: 'src/page.html' } })).rejects.toThrow(
    'Template execution failed: ReferenceError: BASE_URL is not defined',
  );
});

test('process.env.BASE_URL is the value of server.base, without a slash at the end, unless you write one', async () => {
  const scriptAt = async (base: string) => {
    const { text } = await built(
      { 'src/index.js': 'document.title = process.env.BASE_URL;' },
      { server: { base }, output: { filenameHash: false } },
    );
    return text('dist/static/js/index.js');
  };
  expect(await scriptAt('/shop')).toContain('"/shop"');
  expect(await scriptAt('/shop/')).toContain('"/shop/"');
});

test('imports without .vue resolve, because the plugin adds the extension', async () => {
  const { rspack } = await resolved({ plugins: [pluginVue()] });
  expect(rspack.resolve?.extensions).toContain('.vue');
});

test('Rsbuild ignores experimentalDecorators, so source.decorators needs version legacy', async () => {
  const files = {
    'tsconfig.json': '{ "compilerOptions": { "experimentalDecorators": true } }',
    'src/index.ts':
      'declare const log: unknown[]; const D = (...args: any[]): any => { log.push(args[1]); }; class A { @D x() {} } new A();',
  };
  const second = async (config: RsbuildConfig): Promise<unknown> => {
    const { text } = await built(files, config);
    const context: { log: unknown[] } = { log: [] };
    runInNewContext(text(/index\..*\.js$/), context);
    return context.log[0];
  };
  expect(await second({})).toMatchObject({ kind: 'method' });
  expect(await second({ source: { decorators: { version: 'legacy' } } })).toBe('x');
});

test('babel.config.js is not read, even with plugin-babel', async () => {
  const { pluginBabel } = await documented('@rsbuild/plugin-babel');
  const files = {
    'babel.config.js': "throw new Error('babel.config.js was read');",
    'src/index.js': 'console.log(1);',
  };
  const { files: written } = await built(files, { plugins: [pluginBabel()] });
  expect(written).toContain('dist/index.html');
});
