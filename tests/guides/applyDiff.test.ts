import { expect, test } from 'vitest';
import { applyDiff } from './applyDiff';

test('removes and adds lines where the diff shows them, and keeps the others', () => {
  const page = ['<head>', '  <meta charset="utf-8" />', '  <title>%T%</title>', '</head>'];
  const diff = [' <head>', '-  <title>%T%</title>', '+  <title><%= T %></title>', ' </head>'];

  expect(applyDiff('index.html', page.join('\n'), diff.join('\n')).split('\n')).toEqual([
    '<head>',
    '  <meta charset="utf-8" />',
    '  <title><%= T %></title>',
    '</head>',
  ]);
});

test('indents added lines like the file if the diff is indented less', () => {
  expect(applyDiff('a.vue', '  <p>\n    old\n  </p>', ' <p>\n-  old\n+  new\n </p>')).toBe(
    '  <p>\n    new\n  </p>',
  );
});

test('fixes the commas of a changed package.json, as an editor does', () => {
  const before = `{
  "name": "app",
  "scripts": {
    "start": "old start",
    "lint": "lint",
    "build": "old build"
  },
  "private": true
}`;
  const diff = ` {
   "scripts": {
-    "start": "old start",
-    "build": "old build"
+    "start": "new start",
+    "build": "new build"
   }
 }`;

  expect(JSON.parse(applyDiff('package.json', before, diff))).toEqual({
    name: 'app',
    scripts: { lint: 'lint', start: 'new start', build: 'new build' },
    private: true,
  });
});

test("reports a removed line that the file doesn't contain", () => {
  expect(() => applyDiff('index.html', '<p></p>', '-<b></b>')).toThrow(
    'index.html has no line `<b></b>`',
  );
});

test('reports a line that comes before the previous line of the diff', () => {
  expect(() => applyDiff('a.txt', 'one\ntwo', ' two\n-one')).toThrow(
    'a.txt has `one` only above, on line 1',
  );
});
