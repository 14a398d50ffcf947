import { expect, it } from 'vitest';
import { withoutFolders, withoutHash, withoutHashes, withTrailingCommas } from './normalized';

it.each([
  ['dist/static/js/index.5d9b21c0.js', 'dist/static/js/index.[hash].js'],
  ['dist/static/css/index.542c0d16ff799fcb.css', 'dist/static/css/index.[hash].css'],
  ['dist/static/js/index.5d9b21c0.js.map', 'dist/static/js/index.[hash].js.map'],
  ['dist/static/wasm/2d751c6b.module.wasm', 'dist/static/wasm/[hash].module.wasm'],
  [
    'integrity="sha384-Ab+/0123456789Ab+/0123456789Ab+/0123456789Ab+/0123456789=="',
    'integrity="sha384-[hash]"',
  ],
  ['dist/static/js/async/308.5d9b21c0.js', 'dist/static/js/async/[id].[hash].js'],
  ['dist/static/js/async/308.js', 'dist/static/js/async/[id].js'],
  ['dist/static/js/index.js', 'dist/static/js/index.js'],
  ['https://cdn.example.com/vue.global.prod.js', 'https://cdn.example.com/vue.global.prod.js'],
])('%s becomes %s', (text, expected) => {
  expect(withoutHashes(text)).toBe(expected);
});

it('knows a file by its name without its hash', () => {
  expect(withoutHash('dist/static/js/index.5d9b21c0.js')).toBe('dist/static/js/index.js');
});

it('names folders, also inside regular expressions', () => {
  const folders = { '<root>/node_modules': '/home/me/app/node_modules', '<root>': '/home/me/app' };
  const text =
    "path: '/home/me/app/dist', loader: '/home/me/app/node_modules/a.js', not: /\\/home\\/me\\/app\\/src/";
  expect(withoutFolders(text, folders)).toBe(
    "path: '<root>/dist', loader: '<root>/node_modules/a.js', not: /<root>\\/src/",
  );
});

it('ends each list in a printed configuration with a comma', () => {
  expect(
    withTrailingCommas('{\n  a: [\n    1,\n    2\n  ],\n  b: {},\n  c: {\n    d: 1\n  }\n}'),
  ).toBe('{\n  a: [\n    1,\n    2,\n  ],\n  b: {},\n  c: {\n    d: 1,\n  },\n}');
});
