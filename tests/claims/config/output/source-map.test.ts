import { SourceMap, type SourceMapPayload } from 'node:module';
import { built, documented, resolved, served, type RsbuildPlugin } from '@claims';
import { expect, test } from 'vitest';

test('The maps of scripts contain absolute paths in development mode with target web; otherwise, separate map files contain relative paths', async () => {
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

test('In production, a separate map file of a script contains relative paths; a map inside the script does not', async () => {
  const mapped = (js: 'source-map' | 'inline-source-map') =>
    built({ 'src/index.js': 'console.log(1);' }, { output: { sourceMap: { js } } });
  const separate = (await mapped('source-map')).text(/\.js\.map$/);
  const inline = (await mapped('inline-source-map')).text(/index\.\w+\.js$/);
  const [, encoded = ''] = inline.split('base64,');
  const sourcesOf = (map: string) => (JSON.parse(map) as { sources: string[] }).sources;
  expect(sourcesOf(separate)).toContain('../../../src/index.js');
  expect(sourcesOf(Buffer.from(encoded, 'base64').toString())).toEqual([
    '[relative-resource-path]',
  ]);
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

const STYLED = {
  'src/index.js': 'import "./a.css"; console.log(Math.random());',
  'src/a.css': 'body { color: red; }',
};

/** Names of the maps in `dist` after a production build. */
const mapsOf = async (sourceMap: { js?: 'eval' | 'cheap-module-source-map'; css?: boolean }) => {
  const { files } = await built(STYLED, { output: { filenameHash: false, sourceMap } });
  return files.filter((file) => file.endsWith('.map'));
};

test('With a cheap format, the map of a minified script is typically empty, and Rspack silently skips it', async () => {
  expect(await mapsOf({ js: 'cheap-module-source-map' })).toEqual([]);
});

test('A format that starts with eval writes no maps for CSS files', async () => {
  expect(await mapsOf({ js: 'eval', css: true })).toEqual([]);
  expect(await mapsOf({ css: true })).toEqual(['dist/static/css/index.css.map']);
});

test('The format in js also applies to stylesheets', async () => {
  const stylesheet = async (js: 'inline-source-map' | 'hidden-source-map' | 'source-map') =>
    (await built(STYLED, { output: { sourceMap: { js, css: true } } })).text(/index\.\w+\.css$/);
  expect(await stylesheet('inline-source-map')).toContain('sourceMappingURL=data:');
  expect(await stylesheet('hidden-source-map')).not.toContain('sourceMappingURL');
  expect(await stylesheet('source-map')).toMatch(/sourceMappingURL=index\.\w+\.css\.map/);
});

test('If output.inlineScripts moves a script into the page, Rsbuild still writes the map, and the script refers to it by URL', async () => {
  const { files, text } = await built(STYLED, {
    output: { filenameHash: false, inlineScripts: true, sourceMap: true },
  });
  expect(text('dist/index.html')).toContain('sourceMappingURL=/static/js/index.js.map');
  expect(files).toContain('dist/static/js/index.js.map');
});

test("An environment's object merges with the shared object; a boolean replaces it", async () => {
  const { environments } = await resolved({
    output: { sourceMap: { js: 'source-map' } },
    environments: {
      merged: { output: { sourceMap: { css: true } } },
      replaced: { output: { sourceMap: true } },
    },
  });
  expect(environments.merged?.output.sourceMap).toEqual({ js: 'source-map', css: true });
  expect(environments.replaced?.output.sourceMap).toBe(true);
});

test('An object that replaces a shared boolean has no default for css', async () => {
  const { files } = await built(
    { 'src/index.js': "import './index.css';", 'src/index.css': 'body { color: red; }' },
    {
      output: { sourceMap: true },
      environments: { web: { output: { sourceMap: { js: 'source-map' } } } },
    },
  );
  expect(files).toContainEqual(expect.stringMatching(/\.css\.map$/));
});

test('devtool in tools.rspack overrides output.sourceMap', async () => {
  const { rspack } = await resolved({
    output: { sourceMap: false },
    tools: { rspack: { devtool: 'eval' } },
  });
  expect(rspack.devtool).toBe('eval');
});

test('By default, the map of a stylesheet points to the lines of the compiled CSS; with tools.lightningcssLoader set to false, your own; for Sass, also with rewriteUrls set to false', async () => {
  const { pluginSass } = await documented('@rsbuild/plugin-sass');
  const { pluginLess } = await documented('@rsbuild/plugin-less');
  const { pluginStylus } = await documented('@rsbuild/plugin-stylus');
  const source = '/* a */\n\n\n\n.a {\n  color: red;\n}\n\n\n\n\n\n.b {\n  color: blue;\n}\n';
  /** The line in the source of the rule for `.b`, which is on line 13 there. */
  const lineOf = async (name: string, plugin?: RsbuildPlugin, lightningcssLoader?: false) => {
    const files = { 'src/index.js': `import "./${name}";`, [`src/${name}`]: source };
    const config = {
      plugins: plugin ? [plugin] : [],
      output: { sourceMap: { css: true } },
      tools: { lightningcssLoader },
    };
    const { text } = await built(files, config, { mode: 'development' });
    const map = new SourceMap(JSON.parse(text(/\.css\.map$/)) as SourceMapPayload);
    const lines = text(/\.css$/).split('\n');
    const found = map.findEntry(
      lines.findIndex((line) => line.startsWith('.b')),
      0,
    );
    return 'originalLine' in found ? found.originalLine + 1 : undefined;
  };
  for (const [name, plugin] of [
    ['a.css', undefined],
    ['a.less', pluginLess()],
    ['a.styl', pluginStylus()],
    ['a.scss', pluginSass({ rewriteUrls: false })],
  ] as const) {
    expect(await lineOf(name, plugin), name).not.toBe(13);
    expect(await lineOf(name, plugin, false), name).toBe(13);
  }
  expect(await lineOf('a.scss', pluginSass(), false)).not.toBe(13);
});
