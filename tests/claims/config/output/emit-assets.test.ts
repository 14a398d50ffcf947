import { execFileSync } from 'node:child_process';
import { built, type RsbuildConfig } from '@claims';
import { expect, test } from 'vitest';

const BITMAP = new Uint8Array(20_000);
const WASM = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);

test('Both scripts print the same URL, and the server build writes no image', async () => {
  const { files, text } = await built(
    {
      'src/index.js': "import photo from './photo.png'; console.log(photo);",
      'src/photo.png': BITMAP,
    },
    {
      output: { filenameHash: false },
      environments: {
        web: { output: { distPath: 'dist/client' } },
        node: { output: { target: 'node', distPath: 'dist/server', emitAssets: false } },
      },
    },
  );
  expect(files.filter((file) => file.endsWith('.png'))).toEqual([
    'dist/client/static/image/photo.png',
  ]);
  expect(text('dist/client/static/js/index.js')).toContain('static/image/photo.png');
  expect(text('dist/server/index.js')).toContain('static/image/photo.png');
});

test('A WebAssembly file in new URL() is not written with false, an imported WebAssembly module is', async () => {
  const wasmFiles = async (source: string) => {
    const { files } = await built(
      { 'src/index.js': source, 'src/module.wasm': WASM },
      { output: { emitAssets: false } },
    );
    return files.filter((file) => file.endsWith('.wasm')).length;
  };
  expect(await wasmFiles("console.log(new URL('./module.wasm', import.meta.url))")).toBe(0);
  expect(await wasmFiles("import('./module.wasm')")).toBe(1);
});

test('Native addons and app icons are still written', async () => {
  const addon = await built(
    { 'src/index.js': "import addon from './addon.node'; addon();", 'src/addon.node': '' },
    { output: { target: 'node', emitAssets: false } },
  );
  const icon = await built(
    { 'src/icon.png': BITMAP },
    {
      html: { appIcon: { name: 'App', icons: [{ src: './src/icon.png', size: 192 }] } },
      output: { emitAssets: false },
    },
  );
  expect(addon.files).toContain('dist/addon.node');
  expect(icon.files).toContain('dist/static/image/icon.png');
});

test('Your code still receives the URL of each file, and the manifest contains no assets', async () => {
  const { text } = await built(
    {
      'src/index.css': 'a { background: url(./photo.png); }',
      'src/photo.png': BITMAP,
      'src/index.js': "import './index.css';",
    },
    { output: { emitAssets: false, manifest: true } },
  );
  expect(text('dist/manifest.json')).not.toContain('.png');
  expect(text(/\.css$/)).toContain('.png');
});

test("Files that don't exceed output.dataUriLimit become data URIs, and the option doesn't change them", async () => {
  const script = async (bytes: number) => {
    const { text } = await built(
      {
        'src/index.js': "import photo from './photo.png'; console.log(photo);",
        'src/photo.png': new Uint8Array(bytes),
      },
      { output: { emitAssets: false } },
    );
    return text(/\.js$/);
  };
  expect(await script(4096)).toContain('data:image/png');
  expect(await script(4097)).not.toContain('data:image/png');
});

test("The manifest of the server build doesn't contain the images", async () => {
  const { text } = await built(
    {
      'src/index.js': 'import photo from "./photo.png"; console.log(photo);',
      'src/photo.png': '1',
    },
    { output: { dataUriLimit: 0, emitAssets: false, manifest: true, target: 'node' } },
  );
  expect(text('dist/manifest.json')).not.toContain('photo');
});

test('An import returns a URL, so server code reads path.join(import.meta.dirname, photo)', async () => {
  const read = async (file: string, config: RsbuildConfig = {}) => {
    const { root } = await built(
      {
        'src/index.js': `import fs from 'node:fs'; import path from 'node:path'; import photo from './photo.png'; console.log(fs.existsSync(${file}));`,
        'src/photo.png': BITMAP,
      },
      { ...config, output: { target: 'node', ...config.output } },
    );
    return execFileSync('node', [`${root}/dist/index.js`], { encoding: 'utf8' });
  };
  expect(await read('path.join(import.meta.dirname, photo)')).toBe('true\n');
  expect(await read('photo')).toBe('false\n');
  const server = { base: '/shop' };
  const path = 'path.join(import.meta.dirname, photo)';
  expect(await read(path, { server })).toBe('false\n');
  expect(await read(path, { server, output: { assetPrefix: './' } })).toBe('true\n');
});

test("Browser code writes the image with import './photo.png', but not with an unused name", async () => {
  const photoWith = async (code: string) => {
    const { files } = await built({ 'src/index.js': code, 'src/photo.png': BITMAP }, {});
    return files.some((file) => file.includes('photo'));
  };
  expect(await photoWith("import './photo.png';")).toBe(true);
  expect(await photoWith("import photo from './photo.png';")).toBe(false);
});
