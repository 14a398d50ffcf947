import { expect, it } from 'vitest';
import { analyze } from '../analyze';
import type { Kind } from '../kinds';

const generated = (code: string, kind: Kind): string =>
  (analyze({ code, kind, lang: 'en' }).generated?.code ?? '').replace(/\s+/g, ' ');

const noteOf = (code: string, name: string): string =>
  analyze({ code, kind: 'webpack', lang: 'en' }).rows.find((row) => row.name === name)?.note ?? '';

const page = (options: string, rest: string) =>
  `const Html = require('html-webpack-plugin'); module.exports = { plugins: [${options}], ${rest} };`;

it('starts relative paths of entries and templates in the context, and leaves others', () => {
  const code = `const path = require('path'); ${page(
    `new Html({ template: 'a.html' })`,
    `context: path.resolve(__dirname, 'src'), entry: ['polyfill', './a.js', path.resolve(__dirname, 'b.js')]`,
  )}`;
  expect(generated(code, 'webpack')).toContain(
    "entry: { index: ['polyfill', './src/a.js', './b.js'] }",
  );
  expect(generated(code, 'webpack')).toContain("template: './src/a.html'");
});

it.each([
  ["'#source-map'", "js: 'source-map'"],
  ["'cheap-module-eval-source-map'", "js: 'eval-cheap-module-source-map'"],
  ["process.env.A && 'eval'", "js: process.env.A ? 'eval' : false"],
  ["process.env.A ? 'eval' : false", "js: process.env.A ? 'eval' : false"],
])('translates devtool: %s', (value, expected) => {
  expect(generated(`module.exports = { devtool: ${value} };`, 'webpack')).toContain(expected);
});

it('leaves out scripts for hot updates, and copies files from the context', () => {
  const code = `const Copy = require('copy-webpack-plugin'); module.exports = { context: __dirname + '/src', entry: ['webpack/hot/dev-server.js', './a.js'], plugins: [new Copy(['b.txt'])] };`;
  expect(generated(code, 'webpack')).toContain("entry: { main: ['./src/a.js'] }");
  expect(generated(code, 'webpack')).toContain("copy: [{ from: './src/b.txt' }]");
});

it.each([
  ['the only entry of the only page', 'new Html()', `entry: { app: './a.js' }`, "index: './a.js'"],
  [
    'the entry that a page loads',
    `new Html({ chunks: ['app'] })`,
    `entry: { app: './a.js', worker: './b.js' }`,
    "index: './a.js', worker: './b.js'",
  ],
  [
    'entries of several pages',
    `new Html({ chunks: ['b'], filename: 'list.html' }), new Html({ chunks: ['a'] })`,
    `entry: { a: './a.js', b: './b.js' }`,
    "index: './a.js', list: './b.js'",
  ],
])('names entries like their pages: %s', (_, plugins, entry, expected) => {
  expect(generated(page(plugins, entry), 'webpack')).toContain(`entry: { ${expected} }`);
});

it('says where pages differ from those of webpack', () => {
  const two = `entry: { a: './a.js', b: './b.js' }`;
  expect(noteOf(page('', two), 'entry')).toContain('webpack wrote no page');
  expect(noteOf(page('new Html()', two), 'entry')).toContain('one page loaded all entries');
  expect(noteOf(page('...other', two), 'entry')).not.toMatch(/page loaded|no page/);
  expect(noteOf(page('new Html(), new Html()', two), 'html-webpack-plugin')).toContain(
    'several pages',
  );
  expect(
    noteOf(page(`new Html({ template: 'a' }), new Html(), ...other`, two), 'html-webpack-plugin'),
  ).toContain('several pages');
  expect(generated(page('new Html()', two), 'webpack')).toContain(
    "assetPrefix: 'auto' makes them relative",
  );
  expect(generated(page('new Html()', `output: { publicPath: '/' }`), 'webpack')).not.toContain(
    'relative',
  );
});

it('adds the plugin of React with a comment if nothing names React', () => {
  const rule = (loader: string) =>
    `module.exports = { module: { rules: [{ test: /\\.jsx?$/, ${loader} }] } };`;
  const comment = 'TODO pluginReact';
  expect(generated(rule(`loader: 'ts-loader'`), 'webpack')).toContain(comment);
  const preset = rule(
    `use: { loader: 'babel-loader', options: { presets: ['@babel/preset-react'] } }`,
  );
  expect(generated(preset, 'webpack')).toContain('plugins: [pluginReact()]');
  expect(generated(preset, 'webpack')).not.toContain(comment);
});

it('compiles Vue 2 with its own plugin', () => {
  const code = `module.exports = { resolve: { alias: { vue$: 'vue/dist/vue.esm.js' } }, module: { rules: [{ loader: 'vue-loader' }] } };`;
  expect(generated(code, 'webpack')).toContain("pluginVue2 } from '@rsbuild/plugin-vue2'");
  expect(generated(code.replace('.esm.', '.esm-bundler.'), 'webpack')).toContain(
    "'@rsbuild/plugin-vue'",
  );
});

it('keeps the rules of splitChunks instead of those of Rsbuild', () => {
  const code = (value: string) => `module.exports = { optimization: { splitChunks: ${value} } };`;
  expect(generated(code('{ minSize: 1 }'), 'webpack')).toContain(
    "strategy: 'custom', splitChunks: { chunks: 'async', ...{ minSize: 1 } }",
  );
  expect(generated(code(`{ chunks: 'all' }`), 'webpack')).toContain(
    "splitChunks: { chunks: 'all' }",
  );
  expect(generated(code('false'), 'webpack')).toContain("strategy: 'all-in-one'");
});

it('leaves out an object that statements change', () => {
  const code = `const alias = { a: './a' }; alias.b = './b'; module.exports = { resolve: { alias } };`;
  expect(generated(code, 'webpack')).not.toContain("'./a'");
});

it('keeps the variables, the page and the aliases of a Vite app', () => {
  const code = `export default { define: { A: '1' }, resolve: { alias: { '@/': '/src' } } }`;
  const file = generated(code, 'vite');
  expect(file).toContain("loadEnv({ prefixes: ['VITE_'] })");
  expect(file).toContain("define: { ...publicVars, A: '1', }");
  expect(file).toContain("template: './index.html'");
  expect(file).toContain("'@': './src'");
  expect(generated(`export default { envPrefix: 'X_' }`, 'vite')).toContain("prefixes: ['X_']");
  expect(generated(`export default { build: { lib: {} } }`, 'vite')).not.toContain('index.html');
});

it('tells paths of a proxy by a function where Vite has an expression', () => {
  const code = `export default { server: { proxy: { '^/(?!a)': { target: 'http://b', rewrite: (p) => p }, '/c': 'http://d' } } }`;
  expect(generated(code, 'vite')).toContain(
    "proxy: [{ context: (path) => new RegExp('^/(?!a)').test(path), target: 'http://b', pathRewrite: (p) => p }, { context: '/c', target: 'http://d', changeOrigin: true }]",
  );
});

it('calculates a product', () => {
  const code = 'export default { build: { assetsInlineLimit: 4 * 1024 } }';
  expect(generated(code, 'vite')).toContain('dataUriLimit: 4096');
});

it('starts paths in the folder that the context names, if the file is in a subfolder', () => {
  const code = `const path = require('path'); module.exports = {
  context: path.resolve(__dirname, '..'),
  entry: './src/a.js',
  output: { path: path.resolve(__dirname, '../build') },
  resolve: { alias: { '@': path.join(__dirname, '../src') } },
  externals: { a: path.join(__dirname, 'a') },
};`;
  const file = generated(code, 'webpack');
  expect(file).toContain("entry: { main: './src/a.js' }");
  expect(file).toContain("root: 'build'");
  expect(file).toContain("'@': './src'");
  expect(file).toContain('TODO externals');
  expect(file).not.toContain('__dirname');
});

it.each([
  ["'css/[name].[contenthash].css'", "distPath: { css: 'css', js: '', }"],
  ["'[name].css'", "distPath: { css: '', js: '', }, filename: { css: '[name].css',"],
  ["'style.css'", 'TODO mini-css-extract-plugin'],
])('keeps where stylesheets are written: %s', (filename, expected) => {
  const code = `const Css = require('mini-css-extract-plugin'); module.exports = { plugins: [new Css({ filename: ${filename}, chunkFilename: '[id].css' })] };`;
  expect(generated(code, 'webpack')).toContain(expected);
});

it('renames an option of webpack 4', () => {
  const code = `module.exports = { output: { jsonpFunction: 'load' } };`;
  expect(generated(code, 'webpack')).toContain("chunkLoadingGlobal: 'load'");
});

it('says that Rsbuild reads no .pcss files', () => {
  const code = (test: string) =>
    `module.exports = { module: { rules: [{ test: ${test}, use: ['css-loader'] }] } };`;
  expect(generated(code('/\\.(p|post|)css$/'), 'webpack')).toContain('files such as .pcss');
  expect(generated(code('/\\.css$/'), 'webpack')).not.toContain('.pcss');
});

const rule = (text: string) =>
  `module.exports = { module: { rules: [{ test: /png/, ${text} }] } };`;

it.each([
  [`use: ['@svgr/webpack']`, "pluginSvgr({ svgrOptions: { exportType: 'default' } })"],
  [`use: ['@svgr/webpack', 'url-loader']`, 'pluginSvgr({ mixedImport: true })'],
  [`resourceQuery: /react/, use: ['@svgr/webpack']`, 'pluginSvgr()'],
  [
    `loader: require('mini-css-extract-plugin').loader, options: { publicPath: '../' }`,
    'TODO mini-css-extract-plugin',
  ],
  [`loader: 'url-loader'`, 'dataUriLimit: { image: Number.MAX_SAFE_INTEGER, }'],
  [`loader: 'url-loader', options: { limit: true }`, 'image: Number.MAX_SAFE_INTEGER'],
  [`loader: 'url-loader', options: { limit: false }`, 'dataUriLimit: { image: 0, }'],
  [`loader: 'url-loader?limit=1024&name=[hash].[ext]'`, 'dataUriLimit: { image: 1024, }'],
  [`loader: 'url-loader?{"limit":1024}'`, 'TODO url-loader'],
  [`include: /a/, loader: 'url-loader'`, 'TODO url-loader'],
  [`loader: 'file-loader'`, 'dataUriLimit: { image: 0, }'],
  [`type: 'asset'`, 'dataUriLimit: { image: 8096, }'],
  [`type: 'asset/inline'`, 'dataUriLimit: { image: Number.MAX_SAFE_INTEGER, }'],
  [
    `type: 'asset', parser: { dataUrlCondition: { maxSize: 16 * 1024 } }`,
    'dataUriLimit: { image: 16 * 1024, }',
  ],
  [`loader: 'babel-loader?presets[]=react&presets[]=flow'`, 'TODO babel-loader'],
  [`loader: 'style-loader!css-loader?modules'`, 'TODO css-loader'],
  [`loader: 'react-hot-loader'`, 'plugins: [pluginReact()]'],
])('translates the loaders of a rule: %s', (text, expected) => {
  expect(generated(rule(text), 'webpack')).toContain(expected);
});

it('adds no linter that only runs under a condition', () => {
  const rules = (value: string) => `module.exports = { module: { rules: [${value}] } };`;
  const lint = "{ test: /js/, loader: 'eslint-loader' }";
  expect(generated(rules(lint), 'webpack')).toContain('pluginEslint()');
  const file = generated(rules(`...(process.env.A ? [${lint}] : [])`), 'webpack');
  expect(file).not.toContain('pluginEslint()');
  expect(file).toContain('TODO eslint-loader');
});

it('names the only entry of Vue CLI and Create React App like their page', () => {
  const vue = `module.exports = { configureWebpack: { entry: { app: './src/a.js' } } };`;
  expect(generated(vue, 'vueCli')).toContain("entry: { index: './src/a.js' }");
  const craco = `module.exports = { webpack: { configure: { entry: { app: './src/a.js' } } } };`;
  expect(generated(craco, 'craco')).toContain("entry: { index: './src/a.js' }");
});

it('adds the slash that Vue CLI adds to the URL in templates', () => {
  const code = `module.exports = { publicPath: process.env.A ? '/shop' : './' };`;
  expect(generated(code, 'vueCli')).toContain("BASE_URL: process.env.A ? '/shop/' : './' }");
});

it.each([`build: { rollupOptions: { input: './src/a.ts' } }`, `input: './src/a.ts'`])(
  'writes no page for scripts that Vite builds alone: %s',
  (options) => {
    const code = generated(`export default { ${options} };`, 'vite');
    expect(code).toContain("entry: { index: './src/a.ts' }");
    expect(code).toContain('htmlPlugin: false');
    expect(code).not.toContain('TODO');
  },
);

const vite = (options: string) => `import { defineConfig, loadEnv } from 'vite';
import path from 'node:path';
export default defineConfig(({ mode, command }) => {
  const env = loadEnv(mode, process.cwd(), '');
  return { ${options} };
});`;

it.each<[Kind, string, string]>([
  [
    'webpack',
    `module.exports = (env, { mode }) => ({ devtool: mode === 'production' ? false : 'eval' });`,
    "js: process.env.NODE_ENV === 'production' ? false : 'eval'",
  ],
  [
    'webpack',
    `module.exports = (env, argv = {}) => { const { mode } = argv; return { optimization: { minimize: mode !== 'development' } }; };`,
    "minify: process.env.NODE_ENV !== 'development' ? undefined : false",
  ],
  ['vite', vite(`base: mode === 'production' ? '/a/' : '/'`), 'defineConfig(({ envMode }) => {'],
  [
    'vite',
    vite(`build: { sourcemap: command === 'serve' }`),
    "js: (command === 'build' ? 'build' : 'serve') === 'serve' ? 'source-map' : undefined",
  ],
  [
    'vite',
    vite(`server: { proxy: { '/api': { target: env.VITE_API } } }`),
    "'/api': { target: process.env.VITE_API }",
  ],
])('reads what %s passes to a function: %s', (kind, code, expected) => {
  expect(generated(code, kind)).toContain(expected);
});

it.each<[string, Kind, string, string]>([
  [
    'names of keys and values that look the same',
    'vite',
    `export default { define: { 'process.env.A': process.env.A } };`,
    "'process.env.A': process.env.A",
  ],
  [
    'a minifier that removes console under a condition',
    'vite',
    vite(`build: { terserOptions: { compress: { drop_console: mode === 'production' } } }`),
    "removeConsole: envMode === 'production' ? true : undefined",
  ],
  [
    "the old arguments of webpack's plugin",
    'webpack',
    `const { IgnorePlugin } = require('webpack'); module.exports = { plugins: [new IgnorePlugin(/a/, /b/)] };`,
    'new rspack.IgnorePlugin({ resourceRegExp: /a/, contextRegExp: /b/ })',
  ],
  [
    'a port in a variable that may be unset',
    'webpack',
    `module.exports = { devServer: { port: process.env.PORT } };`,
    'port: Number(process.env.PORT) || undefined',
  ],
  [
    'paths of a project whose root is a folder of it',
    'vite',
    vite(
      `root: 'app', publicDir: path.resolve(__dirname, 'public'), build: { outDir: '../out' }, resolve: { alias: { '@': path.resolve(__dirname, 'app/src'), b: path.resolve(__dirname, 'b') } }`,
    ),
    "alias: { '@': './src', b: '../b', }",
  ],
])('translates %s', (_, kind, code, expected) => {
  expect(generated(code, kind)).toContain(expected);
});

it('leaves what only running the file would tell', () => {
  const code = `const path = require('path'); module.exports = { resolve: { alias: { a: path.dirname(require.resolve('a')) } } };`;
  expect(generated(code, 'webpack')).not.toContain('alias: {');
  const folder = vite(`root: 'app', build: { outDir: '../out' }`);
  expect(generated(folder, 'vite')).toContain("root: '../out'");
});

const rules = (list: string, rest = '') =>
  `const Extract = require('mini-css-extract-plugin'); module.exports = { ${rest} module: { rules: [${list}] } };`;

const statusOf = (code: string, name: string, kind: Kind = 'webpack') =>
  analyze({ code, kind, lang: 'en' })
    .rows.filter((row) => row.name === name)
    .map(({ status }) => status);

const PLAIN_STYLES = `module.exports = { module: { rules: [{ test: /\\.css$/, use: ['style-loader', 'css-loader'] }] } };`;

it('keeps styles in the script where nothing extracts them', () => {
  expect(generated(PLAIN_STYLES, 'webpack')).toContain('injectStyles: true');
  const inDevelopment = PLAIN_STYLES.replace('{ module', "{ mode: 'development', module");
  expect(generated(inDevelopment, 'webpack')).not.toContain('injectStyles');
  const either = rules(
    `{ test: /\\.css$/, use: [dev ? 'style-loader' : Extract.loader, 'css-loader'] }`,
  );
  expect(statusOf(either, 'style-loader')).toEqual(['default']);
});

it('imports the files that Rsbuild does not know', () => {
  const code = rules(
    `{ test: /\\.(png|pdf|docx?)$/i, loader: 'file-loader' }, { test: /\\.jpg$/, loader: 'file-loader' }, { test: /\\.gif$/, loader: 'file-loader' }`,
  );
  expect(generated(code, 'webpack')).toContain('assetsInclude: /\\.(?:pdf|docx|doc)$/i');
  expect(statusOf(code, 'file-loader')).toEqual(['translated', 'translated', 'translated']);
});

it('leaves fixed names of files and packages that are compiled to the reader', () => {
  const named = rules(
    `{ test: /\\.png$/, loader: 'file-loader', options: { name: 'i/[name].[ext]' } }`,
  );
  expect(statusOf(named, 'file-loader')).toEqual(['manual']);
  const used = rules(
    `{ test: /\\.png$/, use: [{ loader: 'file-loader', options: { name: '[name].[ext]' } }] }`,
  );
  expect(statusOf(used, 'file-loader')).toEqual(['manual']);
  const compiled = rules(
    `{ test: /\\.js$/, exclude: /node_modules\\/(?!lit)/, loader: 'babel-loader' }`,
  );
  expect(statusOf(compiled, 'babel-loader')).toEqual(['manual']);
});

it.each<[Kind, string, boolean]>([
  ['vueCli', 'module.exports = {};', true],
  ['vueCli', 'module.exports = { productionSourceMap: false };', false],
  ['craco', 'module.exports = { webpack: {} };', true],
])('says that source maps were on in production by default: %s %s', (kind, code, isSaid) => {
  expect(generated(code, kind).includes('output.sourceMap')).toBe(isSaid);
});

it.each<[string, string, string, Kind]>([
  [
    'manual',
    'happypack',
    `const Happy = require('happypack'); module.exports = { plugins: [new Happy({})] };`,
    'webpack',
  ],
  [
    'manual',
    'typings-for-css-modules-loader',
    rules(`{ loader: 'typings-for-css-modules-loader' }`),
    'webpack',
  ],
  [
    'translated',
    'optimization.namedModules',
    `module.exports = { optimization: { namedModules: true } };`,
    'webpack',
  ],
  [
    'none',
    'optimization.portableRecords',
    `module.exports = { optimization: { portableRecords: true } };`,
    'webpack',
  ],
  ['manual', 'server.origin', `export default { server: { origin: 'http://a.b' } };`, 'vite'],
  [
    'manual',
    'pluginOptions.style-resources-loader',
    `module.exports = { pluginOptions: { 'style-resources-loader': { patterns: [] } } };`,
    'vueCli',
  ],
  [
    'unlisted',
    'manifestPath',
    `import { preset } from 'a'; export default preset({ manifestPath: 'a', html: {} });`,
    'rsbuild',
  ],
])('answers %s: %s', (status, name, code, kind) => {
  expect(statusOf(code, name, kind)).toEqual([status]);
});

it('reads a list that is extended by its own items, and says which options are of several configurations', () => {
  const added = `const { HotModuleReplacementPlugin: A } = require('webpack'); module.exports = () => { const config = { plugins: [] }; config.plugins = [...config.plugins, new A()]; return config; };`;
  const all = analyze({ code: added, kind: 'webpack', lang: 'en' }).rows;
  expect(all.map(({ status }) => status)).not.toContain('unread');
  const several = `module.exports = [{ devtool: 'eval' }, { devtool: false }];`;
  expect(noteOf(several, 'devtool')).toContain('one of several configurations');
});

it.each([
  ['output.disableFilenameHash', 'an option of Rsbuild 0.x; use [output.filenameHash]'],
  ['tools.sass', 'an option of Rsbuild 0.x; use [plugin-sass]'],
])('names the successor of %s', (name, expected) => {
  const [group = '', option = ''] = name.split('.');
  const code = `export default { ${group}: { ${option}: true } };`;
  const [row] = analyze({ code, kind: 'rsbuild', lang: 'en' }).rows;
  expect(row?.note).toContain(expected);
});

it('keeps the names of stylesheets without a page', () => {
  const code = rules('', 'plugins: [new Extract()],');
  expect(generated(code, 'webpack')).toContain("css: '[name].css'");
});
