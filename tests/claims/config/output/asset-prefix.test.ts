import { built, resolved, served } from '@claims';
import { expect, test } from 'vitest';

const publicPath = async (...args: Parameters<typeof resolved>) =>
  (await resolved(...args)).rspack.output?.publicPath;

test('output.assetPrefix defaults to server.base', async () => {
  expect(await publicPath({ server: { base: '/app' } })).toBe('/app/');
});

test('An empty string sets the prefix to /, even with server.base', async () => {
  const config = { server: { base: '/app' }, output: { assetPrefix: '' } };
  expect(await publicPath(config)).toBe('/');
});

test('With base: /app and a CDN, URLs on the CDN lack /app', async () => {
  const config = { server: { base: '/app' }, output: { assetPrefix: 'https://cdn.example.com' } };
  expect(await publicPath(config)).toBe('https://cdn.example.com/');
});

test('rsbuild build --mode development uses dev.assetPrefix', async () => {
  const config = { dev: { assetPrefix: '/dev/' }, output: { assetPrefix: '/cdn/' } };
  expect(await publicPath(config, { command: 'build', mode: 'development' })).toBe('/dev/');
});

test('import.meta.env.ASSET_PREFIX omits the trailing slash, and is auto when the option is', async () => {
  const files = { 'src/index.js': 'console.log(import.meta.env.ASSET_PREFIX);' };
  const scriptWith = async (assetPrefix: string) =>
    (await built(files, { output: { assetPrefix } })).text(/index\S*\.js$/);
  expect(await scriptWith('/shop/')).toContain('"/shop"');
  expect(await scriptWith('auto')).toContain('"auto"');
});

test('With auto, HTML and CSS files use URLs that are relative to the file itself', async () => {
  const { text } = await built(
    {
      'src/index.js': 'import "./index.css";',
      'src/index.css': '.a { background: url(./a.png); }',
      'src/a.png': 'a',
    },
    { output: { assetPrefix: 'auto', dataUriLimit: 0, filenameHash: false } },
  );
  expect(text('dist/index.html')).toContain('src="static/js/index.js"');
  expect(text('dist/static/css/index.css')).toContain('url(../../static/image/a.png)');
});

test('The links of html.appIcon, performance.preload and performance.prefetch are relative to the output folder', async () => {
  const { text } = await built(
    { 'icon.png': 'icon', 'src/index.js': 'import("./chart.js");', 'src/chart.js': 'let a;' },
    {
      html: { outputStructure: 'nested', appIcon: { icons: [{ src: './icon.png', size: 180 }] } },
      output: { assetPrefix: 'auto' },
      performance: { preload: true, prefetch: true },
    },
  );
  const page = text('dist/index/index.html');
  expect(page).toContain('href="static/image/icon.png"');
  expect(page).toMatch(/href="static\/js\/async\/\S+" rel="preload"/);
  expect(page).toMatch(/href="static\/js\/async\/\S+" rel="prefetch"/);
  expect(page).toContain('src="../static/js/');
});

test('With auto, assetPrefix is the word auto in a template, and htmlPlugin.files.publicPath is relative to the page', async () => {
  const page =
    '<html><head></head><body><%= assetPrefix %>,<%= htmlPlugin.files.publicPath %></body></html>';
  const { text } = await built(
    { 'page.html': page },
    {
      html: { outputStructure: 'nested', template: './page.html' },
      output: { assetPrefix: 'auto' },
    },
  );
  expect(text('dist/index/index.html')).toContain('<body>auto,../</body>');
});

test('A CommonJS bundle for Node.js with the prefix auto contains the error when it imports an asset', async () => {
  const { text } = await built(
    { 'src/index.js': 'import a from "./a.png"; console.log(a);', 'src/a.png': 'a' },
    { output: { assetPrefix: 'auto', dataUriLimit: 0, target: 'node' } },
  );
  expect(text('dist/index.js')).toContain('Automatic publicPath is not supported in this browser');
});

test('rsbuild preview also serves the output under the path of the prefix', async () => {
  const { get } = await served(
    { 'src/index.js': 'console.log(1);' },
    { output: { assetPrefix: '/shop/', filenameHash: false } },
    { command: 'preview' },
  );
  expect((await get('/static/js/index.js')).status).toBe(200);
  expect((await get('/shop/static/js/index.js')).status).toBe(200);
  expect((await get('/cart/static/js/index.js')).status).toBe(404);
});

test('If you also set server.base to /app, the preview server responds only to URLs under /app', async () => {
  const { get } = await served(
    { 'src/index.js': 'console.log(1);' },
    { server: { base: '/app' }, output: { assetPrefix: '/shop/', filenameHash: false } },
    { command: 'preview' },
  );
  expect((await get('/app/')).text).toContain('src="/shop/static/js/index.js"');
  expect((await get('/shop/static/js/index.js')).status).toBe(404);
  expect((await get('/app/static/js/index.js')).status).toBe(200);
});

test('With the prefix auto, a script that output.inlineScripts moves into the page and that loads an asset has no URL to compute the prefix from', async () => {
  const { text } = await built(
    { 'src/index.js': 'import a from "./a.png"; console.log(a);', 'src/a.png': 'a' },
    { output: { assetPrefix: 'auto', dataUriLimit: 0, inlineScripts: true } },
  );
  expect(text('dist/index.html')).toContain('Automatic publicPath is not supported');
  expect(text('dist/index.html')).not.toContain('src=');
});

test('With output.module, scripts load the scripts of chunks relative to themselves', async () => {
  const { text } = await built(
    { 'src/index.js': 'import("./chart.js");', 'src/chart.js': 'console.log(1);' },
    {
      output: { assetPrefix: 'https://cdn.example.com/', filenameHash: false, module: true },
    },
  );
  expect(text('dist/static/js/index.js')).toContain('import("../../"+');
});

test('htmlPlugin.files.publicPath requires the default html.implementation', async () => {
  const build = built(
    { 'page.html': '<html><head></head><body><%= htmlPlugin.files.publicPath %></body></html>' },
    { html: { implementation: 'native', template: './page.html' } },
  );
  await expect(build).rejects.toThrow('htmlPlugin.files.publicPath is not defined');
});
