import { built, resolved } from '@claims';
import { expect, test } from 'vitest';

const FILES = {
  'icon-192.png': new Uint8Array([1]),
  'icon-512.png': new Uint8Array([2]),
};

const APP_ICON = {
  name: 'Tea House',
  icons: [
    { src: './icon-192.png', size: 192 },
    { src: './icon-512.png', size: 512 },
  ],
};

test('Without a target, an icon gets a link if its size is below 200, and is in the manifest if name is set', async () => {
  const { text } = await built(FILES, { html: { appIcon: APP_ICON } });
  const links = text('dist/index.html').match(/<link[^>]*>/g);
  expect(links).toEqual([
    '<link rel="apple-touch-icon" sizes="192x192" href="/static/image/icon-192.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
  ]);
  expect(JSON.parse(text('dist/manifest.webmanifest'))).toEqual({
    name: 'Tea House',
    icons: [
      { src: '/static/image/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/static/image/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  });
});

test('Icons keep their names: output.filename and hashes do not apply', async () => {
  const { files } = await built(FILES, {
    html: { appIcon: APP_ICON },
    output: { filename: { image: 'x.[contenthash][ext]' } },
  });
  expect(files).toContain('dist/static/image/icon-192.png');
});

test('A shared html.appIcon also writes the images and the manifest of a node environment', async () => {
  const { files } = await built(FILES, {
    html: { appIcon: APP_ICON },
    environments: { web: {}, node: { output: { target: 'node', distPath: 'dist/server' } } },
  });
  expect(files).toContain('dist/server/manifest.webmanifest');
  expect(files).toContain('dist/server/static/image/icon-192.png');
});

test("Rsbuild adds an environment's icons to the shared ones", async () => {
  const { environments } = await resolved({
    html: { appIcon: { name: 'Tea House', icons: [{ src: './a.png', size: 192 }] } },
    environments: { web: { html: { appIcon: { icons: [{ src: './b.png', size: 512 }] } } } },
  });
  const { appIcon } = environments.web?.html ?? {};
  expect(appIcon?.name).toBe('Tea House');
  expect(appIcon?.icons.map(({ src }) => src)).toEqual(['./a.png', './b.png']);
});

test('Rsbuild distinguishes icons by src and uses the first entry for both', async () => {
  const icons = [
    { src: './icon-192.png', size: 192 },
    { src: './icon-192.png', size: 512 },
  ];
  const { text } = await built(FILES, { html: { appIcon: { name: 'Tea House', icons } } });
  const manifest = JSON.parse(text('dist/manifest.webmanifest')) as { icons: { sizes: string }[] };
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '192x192']);
});

test('A path that starts with a slash is not a file in the public folder', async () => {
  const appIcon = { icons: [{ src: '/icon-192.png', size: 192 }] };
  await expect(
    built({ 'public/icon-192.png': new Uint8Array([1]) }, { html: { appIcon } }),
  ).rejects.toThrow('Failed to find the icon file at /icon-192.png.');
});

test('With html.inject: false, the page has no links to the icons', async () => {
  const { text } = await built(FILES, { html: { appIcon: APP_ICON, inject: false } });
  expect(text('dist/index.html')).not.toContain('<link');
});

test('With output.assetPrefix auto, the URLs are relative to the output folder, also on a page in a subfolder', async () => {
  const { text } = await built(FILES, {
    html: { appIcon: APP_ICON, outputStructure: 'nested' },
    output: { assetPrefix: 'auto' },
  });
  expect(text('dist/index/index.html')).toContain('href="static/image/icon-192.png"');
});
