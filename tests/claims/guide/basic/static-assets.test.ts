import { built } from '@claims';
import { expect, test } from 'vitest';

test('For a path with a variable part, Rsbuild adds all files that match to the build', async () => {
  const files = {
    'src/index.js':
      'export const f = (n) => new URL(`./flags/${n}.pdf`, import.meta.url).href; console.log(f(location.hash));',
    'src/flags/fr.pdf': 'fr',
    'src/flags/it.pdf': 'it',
    'src/flags/it.txt': 'it',
  };
  const { files: written } = await built(files, { output: { filenameHash: false } });
  expect(written.filter((file) => file.includes('assets'))).toEqual([
    'dist/static/assets/fr.pdf',
    'dist/static/assets/it.pdf',
  ]);
});

test('Files of up to 4 KiB become a data URI', async () => {
  const script = "import a from './a.png'; import b from './b.png'; console.log(a, b);";
  const { files } = await built(
    { 'src/index.js': script, 'src/a.png': 'a'.repeat(4096), 'src/b.png': 'b'.repeat(4097) },
    { output: { filenameHash: false } },
  );
  expect(files.filter((file) => file.endsWith('.png'))).toEqual(['dist/static/image/b.png']);
});

test('To import a text file of a type that Rsbuild does not support, use an import attribute', async () => {
  const { text } = await built({
    'src/index.js': "import a from './a.txt' with { type: 'text' }; console.log(a);",
    'src/a.txt': 'hello there',
  });
  expect(text(/\.js$/)).toContain('"hello there"');
});

test("ASSET_PREFIX has no trailing slash, so it's empty for the default /. If output.assetPrefix is 'auto', it's the word auto", async () => {
  const script = async (config = {}) => {
    const { text } = await built(
      { 'src/index.js': "console.log(import.meta.env.ASSET_PREFIX + '/sitemap.xml');" },
      config,
    );
    return text(/dist.*\.js$/);
  };
  expect(await script()).toContain('"/sitemap.xml"');
  expect(await script({ server: { base: '/shop/' } })).toContain('"/shop/sitemap.xml"');
  expect(await script({ output: { assetPrefix: 'auto' } })).toContain('"auto/sitemap.xml"');
});

test("rsbuild build copies public files to the root of dist. It doesn't copy them for the node target", async () => {
  const copied = async (target: 'web' | 'node') =>
    (await built({ 'public/robots.txt': '-' }, { output: { target } })).files.includes(
      'dist/robots.txt',
    );
  expect(await copied('web')).toBe(true);
  expect(await copied('node')).toBe(false);
});
