import { built } from '@claims';
import { expect, test } from 'vitest';

const files = {
  'src/index.js': 'import "modern"; import "./vendor/own.js";',
  'src/vendor/own.js': 'window.own = (x) => x?.own;',
  'node_modules/modern/package.json': '{ "name": "modern", "main": "index.js" }',
  'node_modules/modern/index.js': 'window.modern = (x) => x?.modern;',
};
const output = { overrideBrowserslist: ['chrome >= 60'], minify: false };

test('A package name as a string silently matches nothing; a regular expression compiles the package', async () => {
  const byName = await built(files, { output, source: { include: ['modern'] } });
  const byPath = await built(files, {
    output,
    source: { include: [/node_modules[\\/]modern[\\/]/] },
  });
  expect(byName.text(/index.*\.js$/)).toContain('x?.modern');
  expect(byName.log).not.toContain('modern');
  expect(byPath.text(/index.*\.js$/)).not.toContain('x?.modern');
});

test('source.exclude takes precedence over source.include', async () => {
  const modern = /node_modules[\\/]modern[\\/]/;
  const { text } = await built(files, {
    output,
    source: { include: [modern], exclude: [modern] },
  });
  expect(text(/index.*\.js$/)).toContain('x?.modern');
});
