import { built, cli } from '@claims';
import { expect, test } from 'vitest';

test('A single word, such as \'abc\', builds, and a string with a space fails with "Chunk minification failed"', async () => {
  const files = { 'src/index.js': 'console.log(TEXT)' };
  const { text } = await built(files, { source: { define: { TEXT: 'abc' } } });
  expect(text(/index\..*\.js$/)).toContain('console.log(abc)');
  const withSpace = built(files, { source: { define: { TEXT: 'abc def' } } });
  await expect(withSpace).rejects.toThrow('Chunk minification failed');
});

test('Rsbuild doesn’t report misspelled commands: rsbuild serve starts the dev server', async () => {
  const { output } = await cli(['serve'], {}, { until: /ready|error/ });
  expect(output).toContain('Local:');
});

test('lib/helper relies on baseUrl, and resolve.aliasStrategy must not be prefer-alias', async () => {
  const files = {
    'tsconfig.json': '{ "compilerOptions": { "baseUrl": "src" } }',
    'src/index.js': 'import "lib/helper";',
    'src/lib/helper.js': 'console.log("found")',
  };
  const { text } = await built(files);
  expect(text(/index\..*\.js$/)).toContain('found');
  const withoutPaths = built(files, { resolve: { aliasStrategy: 'prefer-alias' } });
  await expect(withoutPaths).rejects.toThrow("Can't resolve 'lib/helper'");
});

test('A file that uses await outside a function needs an import or export', async () => {
  const withoutExport = built({ 'src/index.js': 'await Promise.resolve();' });
  await expect(withoutExport).rejects.toThrow('Top-level-await is only supported');
  const { files } = await built({ 'src/index.js': 'await Promise.resolve(); export {};' });
  expect(files).toContain('dist/index.html');
});

test('Loading PostCSS Plugin failed: the configuration names a plugin that isn’t installed', async () => {
  const files = { 'postcss.config.cjs': 'module.exports = { plugins: { "postcss-nope": {} } };' };
  await expect(built(files)).rejects.toThrow('Loading PostCSS Plugin failed: Cannot find module');
});
