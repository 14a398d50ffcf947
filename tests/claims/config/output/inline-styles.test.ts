import { built } from '@claims';
import { expect, test } from 'vitest';

const files = { 'src/index.js': 'import "./index.css";', 'src/index.css': 'body { margin: 0 }' };

test('enable: true inlines in every mode, auto in production mode only', async () => {
  const htmlWith = async (enable: true | 'auto', mode: 'production' | 'none') =>
    (await built(files, { output: { inlineStyles: { enable, test: /\.css$/ } } }, { mode })).text(
      'dist/index.html',
    );
  expect(await htmlWith(true, 'none')).toContain('<style>');
  expect(await htmlWith('auto', 'none')).not.toContain('<style>');
  expect(await htmlWith('auto', 'production')).toContain('<style>');
});

test('With assetPrefix auto, URLs in inlined styles are relative to static/css', async () => {
  const { text } = await built(
    { ...files, 'src/index.css': '.a { background: url(./a.png) }', 'src/a.png': 'a' },
    {
      output: { assetPrefix: 'auto', dataUriLimit: 0, filenameHash: false, inlineStyles: true },
    },
  );
  expect(text('dist/index.html')).toContain('url(../../static/image/a.png)');
});

test('With assetPrefix auto, stylesheets of pages in subfolders are not inlined', async () => {
  const pageWith = async (assetPrefix: string) =>
    (
      await built(files, {
        html: { outputStructure: 'nested' },
        output: { assetPrefix, inlineStyles: true },
      })
    ).text('dist/index/index.html');
  expect(await pageWith('auto')).toContain('href="../static/css/index');
  expect(await pageWith('/')).toContain('<style>');
});

test('With injectStyles, there are no CSS files, so nothing is inlined', async () => {
  const { text } = await built(files, { output: { injectStyles: true, inlineStyles: true } });
  expect(text('dist/index.html')).not.toContain('<style>');
});

test('With output.sourceMap set to true, Rsbuild writes the map of an inlined stylesheet and its URL', async () => {
  const output = { filenameHash: false, inlineStyles: true, sourceMap: true };
  const { files: written, text } = await built(files, { output });
  expect(written).toContain('dist/static/css/index.css.map');
  expect(text('dist/index.html')).toContain('sourceMappingURL=/static/css/index.css.map');
});

test("Stylesheets with a query in their file name aren't inlined either", async () => {
  const output = { inlineStyles: true, filename: { css: '[name].css?v=[contenthash:8]' } };
  const { text } = await built(files, { output });
  expect(text('dist/index.html')).toContain('href="/static/css/index.css?v=');
});

test('/index\\.css$/ does not match a name with a hash', async () => {
  const pageWith = async (inlineStyles: RegExp) =>
    (await built(files, { output: { inlineStyles } })).text('dist/index.html');
  expect(await pageWith(/index\.css$/)).not.toContain('<style>');
  expect(await pageWith(/index\.\w+\.css$/)).toContain('<style>');
});
