import { built, resolved } from '@claims';
import { expect, test } from 'vitest';

test('SWC lowers your code for the browsers in your Browserslist; for dependencies, set source.include', async () => {
  const files = {
    '.browserslistrc': 'chrome 60',
    'src/index.js':
      "import { b } from 'kit'; export const a = globalThis.mine ?? b; console.log(a);",
    'node_modules/kit/package.json': '{ "name": "kit", "main": "index.js" }',
    'node_modules/kit/index.js': 'exports.b = globalThis.theirs ?? 2;',
  };
  const script = async (config = {}) => (await built(files, config)).text(/\.js$/);
  expect(await script()).not.toMatch(/\.mine\s*\?\?/);
  expect(await script()).toMatch(/\.theirs\s*\?\?/);
  expect(await script({ source: { include: [/kit/] } })).not.toMatch(/\.theirs\s*\?\?/);
});

test('up to 4 KiB, an asset becomes a data URI', async () => {
  const pngs = async (bytes: number) =>
    (
      await built({
        'src/index.js': "console.log(require('./a.png'));",
        'src/a.png': 'a'.repeat(bytes),
      })
    ).files.filter((file) => file.startsWith('dist') && file.endsWith('.png'));
  expect(await pngs(4096)).toEqual([]);
  expect(await pngs(4097)).toHaveLength(1);
});

test('Without a Browserslist, Rsbuild builds web code for Chrome 87, Edge 88, Firefox 78, Safari 14 and later versions', async () => {
  const { environments } = await resolved({});
  expect(JSON.stringify(environments)).not.toContain('ie 11');
  const { text } = await built({
    'src/index.js': 'console.log(globalThis.a ?? 1); globalThis.b ||= 2;',
  });
  expect(text(/\.js$/)).toContain('??');
  expect(text(/\.js$/)).not.toContain('||=');
});

test('large dependencies are in separate chunks', async () => {
  const scripts = async (bytes: number) => {
    const { files } = await built({
      'src/index.js': "import kit from 'kit'; console.log(kit);",
      'node_modules/kit/package.json': '{ "name": "kit", "main": "index.js" }',
      'node_modules/kit/index.js': `module.exports = '${'a'.repeat(bytes)}';`,
    });
    return files.filter((file) => file.startsWith('dist') && file.endsWith('.js')).length;
  };
  expect(await scripts(30_000)).toBe(2);
  expect(await scripts(5_000)).toBe(1);
});

test('license comments of scripts move to *.LICENSE.txt files', async () => {
  const { files, text } = await built({
    'src/index.js': "import './index.css'; /*! @license of the script */ console.log(1);",
    'src/index.css': '/*! @license of the stylesheet */ a { color: red; }',
  });
  expect(files.filter((file) => file.endsWith('.LICENSE.txt'))).toHaveLength(1);
  expect(text(/\.LICENSE\.txt$/)).toContain('of the script');
  expect(text(/dist.*\.css$/)).not.toContain('of the stylesheet');
});
