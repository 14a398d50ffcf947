import { built, cli, documented } from '@claims';
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

test('For an extension that Rsbuild doesn’t recognize, ?raw returns the text only if source.assetsInclude lists it', async () => {
  const files = {
    'src/index.js': "import text from './note.txt?raw'; console.log(text);",
    'src/note.txt': 'hello world',
  };
  await expect(built(files)).rejects.toThrow('You may need an appropriate loader');
  const { text } = await built(files, { source: { assetsInclude: /\.txt$/ } });
  expect(text(/index\..*\.js$/)).toContain('"hello world"');
});

test('A .ts file can’t contain JSX, even with plugin-react, which handles .js and .jsx files', async () => {
  const { pluginReact } = await documented('@rsbuild/plugin-react');
  const build = (name: string, plugins = [pluginReact()]) =>
    built({ [name]: 'console.log(<p>text</p>)' }, { plugins });
  await expect(build('src/index.ts')).rejects.toThrow('Unterminated regexp literal');
  await expect(build('src/index.js', [])).rejects.toThrow('Unterminated regexp literal');
  for (const name of ['src/index.js', 'src/index.jsx', 'src/index.tsx']) await build(name);
});

test('The message ends with "(module has no exports)" if a file combines import with module.exports', async () => {
  const project = built({
    'src/index.js': "import { b } from './b.js'; console.log(b);",
    'src/b.js': "import './c.js'; module.exports = { b: 1 };",
    'src/c.js': '',
  });
  await expect(project).rejects.toThrow("not found in './b.js' (module has no exports)");
});

test('noErrorOnMissing allows a pattern in output.copy that no file matches', async () => {
  const from = 'assets/*.png';
  await expect(built({}, { output: { copy: [{ from }] } })).rejects.toThrow('unable to locate');
  await built({}, { output: { copy: [{ from, noErrorOnMissing: true }] } });
});

test('The files that rsbuild inspect writes contain unknown names as well', async () => {
  const { text } = await cli(['inspect'], {
    'rsbuild.config.mjs': "export default { outpu: { title: 'misspelled' } };",
  });
  expect(text('dist/.rsbuild/rsbuild.config.mjs')).toMatch(/outpu: \{\s*title: 'misspelled'/);
});

test('With plugin-solid, a .js file with JSX fails with "Unterminated regexp literal" until you rename it to .jsx', async () => {
  const { pluginBabel } = await documented('@rsbuild/plugin-babel');
  const { pluginSolid } = await documented('@rsbuild/plugin-solid');
  const build = (name: string) =>
    built(
      { [name]: 'console.log(<p>text</p>)' },
      { plugins: [pluginBabel({ include: /\.[jt]sx$/ }), pluginSolid()] },
    );
  await expect(build('src/index.js')).rejects.toThrow('Unterminated regexp literal');
  expect((await build('src/index.jsx')).files).toContain('dist/index.html');
});

test('Babel adds helpers with import to CommonJS code, unless sourceType is unambiguous', async () => {
  const { pluginBabel } = await documented('@rsbuild/plugin-babel');
  const imports: { addDefault: (path: never, source: string) => void } = await documented(
    '@babel/helper-module-imports' as never,
  );
  const files = {
    'src/index.js': "import b from './b.js'; console.log(b);",
    'src/b.js': "module.exports = { text: 'found' };",
    'src/helper.js': '',
  };
  const addHelper = () => ({
    visitor: { Program: (path: never) => imports.addDefault(path, './helper.js') },
  });
  const build = (options: { sourceType?: 'unambiguous' }) =>
    built(files, {
      plugins: [pluginBabel({ babelLoaderOptions: { ...options, plugins: [addHelper] } })],
    });
  await expect(build({})).rejects.toThrow("not found in './b.js' (module has no exports)");
  const { text } = await build({ sourceType: 'unambiguous' });
  expect(text(/index\..*\.js$/)).toContain('found');
});
