import { built, resolved, served } from '@claims';
import { expect, test } from 'vitest';

test('Source maps name sources by absolute path in development with target web; otherwise by relative path', async () => {
  const web = await resolved({}, { mode: 'development' });
  const node = await resolved({ output: { target: 'node' } }, { mode: 'development' });
  const production = await resolved({ output: { sourceMap: true } });
  expect(web.rspack.output?.devtoolModuleFilenameTemplate).toBeTypeOf('function');
  expect(node.rspack.output?.devtoolModuleFilenameTemplate).toBe('[relative-resource-path]');
  expect(production.rspack.output?.devtoolModuleFilenameTemplate).toBe('[relative-resource-path]');
});

test('In development, the map names the source file by its absolute path', async () => {
  const { get, root } = await served({ 'src/index.js': 'console.log(1);' });
  const { text } = await get('/static/js/index.js.map');
  expect((JSON.parse(text) as { sources: string[] }).sources).toContain(`${root}/src/index.js`);
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

test('Entries of several environments write maps of the same name in different folders', async () => {
  const { files } = await built(
    { 'src/index.js': 'console.log(1);' },
    {
      output: { filenameHash: false, sourceMap: true },
      environments: { web: {}, node: { output: { target: 'node', distPath: 'dist/server' } } },
    },
  );
  expect(files.filter((file) => file.endsWith('/index.js.map'))).toEqual([
    'dist/server/index.js.map',
    'dist/static/js/index.js.map',
  ]);
});

test('Without injectStyles, output.sourceMap.css writes maps of stylesheets; with it, the map is inside the script', async () => {
  const files = { 'src/index.js': 'import "./a.css";', 'src/a.css': 'body { color: red; }' };
  const sourceMap = { css: true } as const;
  const extracted = await built(files, { output: { sourceMap } });
  const injected = await built(files, { output: { sourceMap, injectStyles: true } });
  expect(extracted.files).toContainEqual(expect.stringMatching(/\.css\.map$/));
  expect(injected.files).not.toContainEqual(expect.stringMatching(/\.css\.map$/));
  expect(injected.text(/index\.\w+\.js$/)).toContain('src/a.css');
});
