import { expect, test } from 'vitest';
import { applyDiff } from './applyDiff';

test('Lines go and come where the diff says, and lines that it does not show stay', () => {
  const page = ['<head>', '  <meta charset="utf-8" />', '  <title>%T%</title>', '</head>'];
  const diff = [' <head>', '-  <title>%T%</title>', '+  <title><%= T %></title>', ' </head>'];

  expect(applyDiff('index.html', page.join('\n'), diff.join('\n')).split('\n')).toEqual([
    '<head>',
    '  <meta charset="utf-8" />',
    '  <title><%= T %></title>',
    '</head>',
  ]);
});

test('A diff that is indented less than the file adds its lines as deep as the file', () => {
  expect(applyDiff('a.vue', '  <p>\n    old\n  </p>', ' <p>\n-  old\n+  new\n </p>')).toBe(
    '  <p>\n    new\n  </p>',
  );
});

test('Commas of a changed package.json are set right, as an editor does', () => {
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

test('A line that is to go and is not there is reported', () => {
  expect(() => applyDiff('index.html', '<p></p>', '-<b></b>')).toThrow(
    'index.html has no line `<b></b>`',
  );
});

test('A line that stands above the one before it in the diff is reported', () => {
  expect(() => applyDiff('a.txt', 'one\ntwo', ' two\n-one')).toThrow(
    'a.txt has `one` only above, on line 1',
  );
});
