import { expect, it } from 'vitest';
import { essentialLines, listedLines } from './essentialLines';

const BEFORE = `{
  mode: 'production',
  output: {
    path: '<root>/dist',
    filename: '[name].[contenthash:8].js',
    publicPath: '/'
  },
  module: {
    rules: [
      /* config.module.rule('css') */
      {
        test: /\\.css$/,
        use: []
      }
    ]
  }
}`;

it('shows changed lines within those that enclose them, without indentation that all have', () => {
  const after = BEFORE.replace('.[contenthash:8]', '').replace('use: []', "use: ['a', 'b']");
  expect(essentialLines(BEFORE, after).join('\n')).toBe(` output: {
   …
-  filename: '[name].[contenthash:8].js',
+  filename: '[name].js',
   …
 },
 module: {
   rules: [
     /* config.module.rule('css') */
     {
       …
-      use: []
+      use: ['a', 'b']
     }
   ]
 }`);
});

it('shows an added block from its opening to its closing bracket, under the name in its comment', () => {
  const css = '        use: []\n      },\n';
  const glb =
    "      /* config.module.rule('glb') */\n      {\n        test: /\\.glb$/,\n      },\n";
  const before = BEFORE.replace('        use: []\n      }\n', css);
  expect(essentialLines(before, before.replace(css, css + glb)).join('\n')).toBe(` module: {
   rules: [
     …
+    /* config.module.rule('glb') */
+    {
+      test: /\\.glb$/,
+    },
   ]
 }`);
  const options = '{\n  a: 1,\n  b: {\n    c: 1,\n  },\n}';
  const added = options.replace('a: 1', 'a: 2').replace('},', '},\n  d: {\n    e: 1,\n  },');
  expect(essentialLines(options, added)).toEqual([
    '-a: 1,',
    '+a: 2,',
    ' …',
    '+d: {',
    '+  e: 1,',
    '+},',
  ]);
});

it('omits a change that repeats one above', () => {
  const rule = (name: string, value: string): string =>
    `  ${name}: {\n    minify: ${value},\n  },\n`;
  const both = (value: string): string => `{\n${rule('css', value)}${rule('less', value)}}`;
  expect(essentialLines(both('true'), both('false'))).toEqual([
    ' css: {',
    '-  minify: true,',
    '+  minify: false,',
    ' },',
    '+…',
  ]);
});

it('shows text without a counterpart', () => {
  expect(essentialLines('', 'a\nb')).toEqual(['+a', '+b']);
});

it('is empty for equal texts', () => {
  expect(essentialLines(BEFORE, BEFORE)).toEqual([]);
  expect(listedLines('dist/a.js', 'dist/a.js')).toEqual([]);
});

it('lists unchanged files too, unless there are many', () => {
  expect(listedLines('dist/a.js\ndist/b.js', 'dist/a.js\ndist/c.js')).toEqual([
    ' dist/a.js',
    '-dist/b.js',
    '+dist/c.js',
  ]);
  const many = Array.from({ length: 40 }, (_, index) => `dist/${String(index)}.js`).join('\n');
  expect(listedLines(many, `${many}\ndist/new.js`)).toEqual(['+dist/new.js']);
});
