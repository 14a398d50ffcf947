import { built } from '@claims';
import { expect, test } from 'vitest';

/** A package without a build, as files below node_modules. */
const packageOf = (manifest: object, files: Record<string, string>) =>
  Object.fromEntries([
    ['node_modules/pack/package.json', JSON.stringify({ name: 'pack', ...manifest })],
    ...Object.entries(files).map(([name, text]) => [`node_modules/pack/${name}`, text]),
  ]) as Record<string, string>;

const useA = { 'src/index.js': "import { a } from 'pack'; console.log(a());" };

test('With "sideEffects": false, Rsbuild drops an index.js that only re-exports modules, together with the stylesheets that it imports', async () => {
  const { text } = await built({
    ...useA,
    ...packageOf(
      { module: 'index.js', sideEffects: false },
      {
        'index.js': "import './all.css'; export { a } from './a';",
        'all.css': '.all { color: red; }',
        'a.js': "import './a.css'; export const a = () => 'A';",
        'a.css': '.a { color: red; }',
      },
    ),
  });
  expect(text(/\.css$/)).toBe('.a{color:red}');
});

test('An index.js that re-exports modules adds unused code only of modules with side effects, unless sideEffects is false', async () => {
  const script = async (manifest: object) => {
    const { text } = await built({
      ...useA,
      ...packageOf(
        { module: 'index.js', ...manifest },
        {
          'index.js': "export * from './a'; export * from './pure'; export * from './impure';",
          'a.js': "export const a = () => 'A';",
          'pure.js': "export const pure = () => 'PLAIN';",
          'impure.js': "window.loaded = 'IMPURE'; export const impure = () => 1;",
        },
      ),
    });
    return text(/\.js$/);
  };
  expect(await script({})).not.toContain('PLAIN');
  expect(await script({})).toContain('IMPURE');
  expect(await script({ sideEffects: false })).not.toContain('IMPURE');
});

test('Tree shaking also removes unused exports of a CommonJS module that assigns to exports', async () => {
  const { text } = await built({
    ...useA,
    ...packageOf(
      { main: 'index.js' },
      { 'index.js': "exports.a = () => 'USED'; exports.b = () => 'UNUSED';" },
    ),
  });
  expect(text(/\.js$/)).toContain('"USED"');
  expect(text(/\.js$/)).not.toContain('UNUSED');
});

test('hints: "error" fails a build that exceeds a limit', async () => {
  const limit = (maxAssetSize: number) =>
    built({}, { tools: { rspack: { performance: { hints: 'error', maxAssetSize } } } });
  await expect(limit(300_000)).resolves.toBeDefined();
  await expect(limit(1)).rejects.toThrow(/asset size limit/);
});
