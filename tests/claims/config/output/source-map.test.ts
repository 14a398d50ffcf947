import { built, resolved } from '@claims';
import { expect, test } from 'vitest';

test('Source maps name sources by absolute path in development with target web; otherwise by relative path', async () => {
  const web = await resolved({}, { mode: 'development' });
  const node = await resolved({ output: { target: 'node' } }, { mode: 'development' });
  const production = await resolved({ output: { sourceMap: true } });
  expect(web.rspack.output?.devtoolModuleFilenameTemplate).toBeTypeOf('function');
  expect(node.rspack.output?.devtoolModuleFilenameTemplate).toBe('[relative-resource-path]');
  expect(production.rspack.output?.devtoolModuleFilenameTemplate).toBe('[relative-resource-path]');
});

test('A production build writes no source map unless you enable output.sourceMap', async () => {
  const plain = await built({ 'src/index.js': 'console.log(1);' });
  const mapped = await built(
    { 'src/index.js': 'console.log(1);' },
    { output: { sourceMap: true } },
  );
  expect(plain.files.filter((file) => file.endsWith('.map'))).toEqual([]);
  expect(mapped.files).toContainEqual(
    expect.stringMatching(/^dist\/static\/js\/index\..*\.js\.map$/),
  );
});
