import { expect, it } from 'vitest';
import { analyze } from '../analyze';
import type { Kind } from '../kinds';

const generated = (code: string, kind: Kind): string =>
  (analyze({ code, kind, lang: 'en' }).generated?.code ?? '').replace(/\s+/g, ' ');

const rowsOf = (code: string, kind: Kind) =>
  analyze({ code, kind, lang: 'en' }).rows.map(({ name, status, note, counterpart }) => ({
    name,
    status,
    text: `${counterpart} ${note}`,
  }));

const plugin = (source: string, options = '', name = 'Plugin') =>
  `const ${name} = require('${source}'); module.exports = { plugins: [new ${name}(${options})] };`;

it.each<[string, Kind, string, string]>([
  [
    'the paths of a proxy of webpack-dev-server 3',
    'webpack',
    `module.exports = { devServer: { proxy: [{ path: '/api', target: 'http://a', ws: true }] } };`,
    "proxy: [{ context: '/api', target: 'http://a', ws: true }]",
  ],
  [
    'modules that webpack 4 leaves empty',
    'webpack',
    `module.exports = { node: { fs: 'empty' }, resolve: { fallback: { url: false } } };`,
    'fallback: { fs: false, url: false, }',
  ],
  [
    'variables as an object, without the mode',
    'webpack',
    plugin('webpack', `{ 'process.env': { NODE_ENV: '"a"', API: '"b"' } }`).replace(
      'new Plugin',
      'new Plugin.DefinePlugin',
    ),
    `'process.env': { API: '"b"' }`,
  ],
  [
    'files to copy as a list of objects',
    'webpack',
    plugin('copy-webpack-plugin', `[{ from: './a', to: 'b' }]`),
    "copy: [{ from: './a', to: 'b' }]",
  ],
  [
    'names with a constant',
    'webpack',
    "const hash = '[contenthash:8]'; module.exports = { output: { filename: `js/[name].${hash}.js` } };",
    "distPath: { js: 'js', }",
  ],
  [
    'the query against stale scripts',
    'webpack',
    plugin('html-webpack-plugin', '{ hash: true }'),
    'htmlPlugin: { hash: true, }',
  ],
  [
    'styles in the page',
    'webpack',
    plugin('html-inline-css-webpack-plugin', '', 'a').replace('new a', 'new a.default'),
    'inlineStyles: true',
  ],
  [
    'the name of a script that no page loads',
    'webpack',
    `module.exports = { entry: './a.js', output: { filename: '[name].bundle.js' } };`,
    "entry: { main: './a.js' }",
  ],
  [
    "webpack's name of a script that no page loads",
    'webpack',
    `module.exports = { entry: './a.js' };`,
    "filename: { js: '[name].js', }",
  ],
  [
    'names of CSS Modules, in a rule for these files alone',
    'webpack',
    `module.exports = { module: { rules: [{ test: /\\.module\\.css$/, use: [{ loader: 'css-loader', options: { modules: { auto: true, localIdentName: '[local]' } } }] }] } };`,
    "cssModules: { localIdentName: '[local]', }",
  ],
  [
    'what a function of webpack-merge returns',
    'webpack',
    `const { mergeWithRules } = require('webpack-merge'); const merge = mergeWithRules({}); module.exports = merge(require('./common'), { devtool: 'eval' });`,
    "sourceMap: { js: 'eval', }",
  ],
  [
    'the page of Rspack',
    'webpack',
    `const { HtmlRspackPlugin } = require('@rspack/core'); module.exports = { entry: './a.js', plugins: [new HtmlRspackPlugin({ title: 'a' })] };`,
    "entry: { index: './a.js' }",
  ],
  [
    'extensions in the order of the file',
    'webpack',
    `module.exports = { resolve: { extensions: ['.web.js', '.js'] } };`,
    "extensions: ['.web.js', '.js', '.ts', '.tsx', '.mjs', '.jsx', '.json']",
  ],
  [
    'loaders that a condition wraps',
    'webpack',
    `const Extract = require('extract-text-webpack-plugin'); module.exports = { module: { rules: [{ test: /a/, use: process.env.A ? ['css-loader'] : Extract.extract({ use: ['less-loader'] }) }] } };`,
    'plugins: [pluginLess()]',
  ],
  [
    'a plugin that a chain uses',
    'vueCli',
    `const Bar = require('webpackbar'); module.exports = { chainWebpack: (config) => { config.plugin('bar').use(new Bar()); } };`,
    'progressBar: true',
  ],
  [
    'the plugin of Vue 2',
    'vite',
    `import vue from '@vitejs/plugin-vue2'; export default { plugins: [vue()] };`,
    'plugins: [pluginVue2()]',
  ],
  [
    'conditions, without those of Vite',
    'vite',
    `export default { resolve: { conditions: ['a', 'development|production'] } };`,
    "conditionNames: ['...', 'a']",
  ],
  [
    'pages that neither update nor reload',
    'vite',
    `export default { server: { hmr: false } };`,
    'dev: { hmr: false, liveReload: false, }',
  ],
  [
    'no CORS headers',
    'vite',
    `export default { server: { cors: false } };`,
    'server: { cors: false, }',
  ],
  [
    'polyfills of dependencies',
    'vite',
    `import { NodeGlobalsPolyfillPlugin } from '@esbuild-plugins/node-globals-polyfill'; export default { optimizeDeps: { esbuildOptions: { plugins: [NodeGlobalsPolyfillPlugin()] } } };`,
    'plugins: [pluginNodePolyfill()]',
  ],
  [
    'a stylesheet for each other one, by its path from the root',
    'vite',
    `export default { css: { preprocessorOptions: { scss: { additionalData: '@import "./src/a.scss";' } } } };`,
    "sassOptions: { loadPaths: ['.'] }",
  ],
  [
    'a plugin of CRACO in the file',
    'craco',
    `module.exports = { plugins: [{ plugin: { overrideWebpackConfig: ({ webpackConfig }) => { webpackConfig.devtool = 'eval'; return webpackConfig; } } }] };`,
    "sourceMap: { js: 'eval', }",
  ],
  [
    'fallbacks that are set one by one',
    'craco',
    `module.exports = { webpack: { configure: (config) => { config.resolve.fallback = config.resolve.fallback || {}; config.resolve.fallback.path = require.resolve('a'); config.resolve.fallback['fs'] = false; return config; } } };`,
    'fallback: { fs: false, }',
  ],
])('translates %s', (_, kind, code, expected) => {
  expect(generated(code, kind)).toContain(expected);
});

it.each<[string, Kind, string, string]>([
  [
    'a statement after a conditional return',
    'vueCli',
    `module.exports = { configureWebpack: (config) => { if (process.env.A) return; config.devtool = 'eval'; } };`,
    "js: 'eval'",
  ],
  [
    'events in the form of another version of the proxy',
    'webpack',
    `module.exports = { devServer: { proxy: [{ context: '/a', target: 'b', on: { error() {} } }] } };`,
    "target: 'b'",
  ],
  [
    'limits for files under a condition',
    'webpack',
    `module.exports = { module: { rules: process.env.A ? [{ test: /png/, type: 'asset/inline' }] : [] } };`,
    'dataUriLimit: {',
  ],
  [
    'a note on pages beside a plugin that writes them',
    'webpack',
    plugin('pug-plugin').replace('plugins', `entry: './a.js', plugins`),
    'no page',
  ],
  [
    'a note on .pcss files where a dot matches any character',
    'webpack',
    `module.exports = { module: { rules: [{ test: /.(less|css)$/, use: ['css-loader'] }] } };`,
    '.pcss',
  ],
  [
    'an object that a callback changes',
    'craco',
    `const own = { a: 'b' }; ['c'].forEach((name) => { own[name] = name; }); module.exports = { webpack: { configure: (config) => { config.resolve.alias = Object.assign(config.resolve.alias, own); return config; } } };`,
    "a: 'b'",
  ],
])('leaves out %s', (_, kind, code, absent) => {
  expect(generated(code, kind)).not.toContain(absent);
});

it('says that a relative alias started at the file that imports it', () => {
  const alias = (path: string) => `module.exports = { resolve: { alias: { a: ${path} } } };`;
  expect(rowsOf(alias(`'./a'`), 'webpack')[0]?.text).toContain('the file that imports it');
  expect(generated(alias(`'./a'`), 'webpack')).toContain("a: './a'");
  expect(rowsOf(alias(`__dirname + '/a'`), 'webpack')[0]?.status).toBe('translated');
});

it('says that Rsbuild has no plugin against imports outside src', () => {
  const code = (statement: string) =>
    `const Scope = require('react-dev-utils/ModuleScopePlugin'); module.exports = { webpack: { configure: (config) => { ${statement} return config; } } };`;
  const filtered = `config.resolve.plugins = config.resolve.plugins.filter((plugin) => !(plugin instanceof ModuleScopePlugin));`;
  const changed = `const moduleScopePlugin = config.resolve.plugins.find(Boolean); moduleScopePlugin.appSrcs.push('a');`;
  for (const statement of [filtered, changed]) {
    expect(rowsOf(code(statement), 'craco')).toMatchObject([
      { name: 'ModuleScopePlugin', status: 'default' },
    ]);
  }
});

it('reads objects under a condition of CRACO, and plugins that others extend', () => {
  const when = `const { whenProd } = require('@craco/craco'); module.exports = { webpack: whenProd(() => ({ alias: { a: 'b' } })) };`;
  expect(rowsOf(when, 'craco')).toMatchObject([{ name: 'webpack.alias', status: 'manual' }]);
  const extended = `const swc = require('craco-swc'); module.exports = { plugins: [{ plugin: { ...swc, overrideCracoConfig: () => {} } }] };`;
  expect(rowsOf(extended, 'craco').map(({ name }) => name)).toContain('craco-swc');
});

it('tries a plugin that is written in the file', () => {
  const rows = rowsOf(`module.exports = { plugins: [{ apply(compiler) {} }] };`, 'webpack');
  expect(rows).toMatchObject([{ name: '{ apply(compiler) {} }', status: 'unlisted' }]);
});

it('removes a rule that only lets JavaScript leave out extensions', () => {
  const rule = `{ test: /\\.m?js$/, type: 'javascript/auto', include: /a/, resolve: { fullySpecified: false } }`;
  expect(rowsOf(`module.exports = { module: { rules: [${rule}] } };`, 'webpack')).toMatchObject([
    { name: 'module.rules', status: 'default' },
  ]);
});

it('lists each rest once in the file, and each Vue CLI project can be of Vue 2', () => {
  const list = `const use = [{ loader: 'a-loader' }]; module.exports = { module: { rules: [{ test: /a/, use }, { test: /b/, use }] } };`;
  expect(generated(list, 'webpack').match(/TODO a-loader/g)).toHaveLength(1);
  expect(generated('module.exports = {};', 'vueCli')).toContain('TODO pluginVue: for Vue 3');
  const vue2 = `module.exports = { configureWebpack: { resolve: { alias: { vue$: 'vue/dist/vue.esm.js' } } } };`;
  expect(generated(vue2, 'vueCli')).toContain('pluginVue2()');
});

it('names the counterpart of a group of webpack in an Rsbuild configuration', () => {
  const [row] = rowsOf(`export default { module: { rules: [] } };`, 'rsbuild');
  expect(row?.text).toContain('tools.rspack');
  expect(row?.text).not.toContain('output.module');
});

it('leaves options of a framework around Rsbuild to the framework', () => {
  const code = `import { defineConfig } from '@modern-js/app-tools'; export default defineConfig({ runtime: { router: true }, source: {} });`;
  expect(rowsOf(code, 'rsbuild').map(({ status }) => status)).not.toContain('problem');
});

it.each<[string, Kind, string, string]>([
  [
    'a variable of the environment',
    'vueCli',
    `const { VUE_APP_API: api } = process.env; module.exports = { devServer: { proxy: { '/a': { target: api || 'b' } } } };`,
    'const api = process.env.VUE_APP_API;',
  ],
  [
    'a script without a dot in its path',
    'vite',
    `export default { build: { rollupOptions: { input: 'app/client.ts' } } };`,
    "entry: { index: './app/client.ts' }",
  ],
  [
    'no public folder into itself',
    'webpack',
    `module.exports = { output: { path: __dirname + '/public/build' } };`,
    'publicDir: false',
  ],
  [
    'names of ids that Rspack has',
    'webpack',
    `module.exports = { optimization: { moduleIds: 'hashed' } };`,
    "moduleIds: 'deterministic'",
  ],
])('copies %s', (_, kind, code, expected) => {
  expect(generated(code, kind)).toContain(expected);
});

it.each<[string, Kind, string, string[]]>([
  [
    'an object that all branches spread',
    'vite',
    `const base = { resolve: { extensions: ['.a'] } };
     export default ({ command }) => {
       if (command === 'serve') return { ...base, server: { port: 1 } };
       return { ...base };
     };`,
    ['resolve.extensions: translated', 'server.port: manual'],
  ],
  [
    'assignments to a chain, which have no effect',
    'vueCli',
    `module.exports = { chainWebpack: (config) => {
       (config.entry.app = ['a']), config.resolve.alias.set('b', 'c');
     } };`,
    ["chainWebpack: config.entry.app = ['a']: manual", 'chainWebpack.resolve.alias: translated'],
  ],
  [
    'no proxy',
    'vueCli',
    `module.exports = { devServer: { proxy: null } };`,
    ['devServer.proxy: default'],
  ],
  [
    'a configuration that is exported by a name',
    'webpack',
    `module.exports.folder = 'a';
     module.exports.common = { entry: './a.js', devtool: false };`,
    ['entry: translated', 'devtool: translated'],
  ],
  [
    'a configuration that a module exports by a name',
    'webpack',
    `export const folder = 'a'; export const common = { devtool: false, mode: 'none' };`,
    ['devtool: translated', 'mode: translated'],
  ],
  [
    'a function that returns another object',
    'craco',
    `module.exports = { devServer: (config) => {
       const { https, ...rest } = config;
       return rest;
     } };`,
    ['devServer: rest: manual'],
  ],
  [
    'plugins for React of Vite 2',
    'vite',
    `import refresh from '@vitejs/plugin-react-refresh';
     import svg from 'vite-plugin-react-svg';
     export default { plugins: [refresh(), svg()] };`,
    ['@vitejs/plugin-react-refresh: translated', 'vite-plugin-react-svg: manual'],
  ],
  [
    'a list in place of an object, which CRACO ignores',
    'craco',
    `module.exports = { babel: [{ plugins: ['a'] }] };`,
    ['babel: unlisted'],
  ],
  [
    'a plugin without its import',
    'webpack',
    `module.exports = { plugins: [new BundleAnalyzerPlugin()] };`,
    ['BundleAnalyzerPlugin: manual'],
  ],
  [
    'the pattern of some files to delete',
    'webpack',
    plugin('clean-webpack-plugin', "'docs/bundle.*.js'"),
    ['clean-webpack-plugin: manual'],
  ],
  [
    'the pattern of all files to delete',
    'webpack',
    plugin('clean-webpack-plugin', "['dist', 'build/*', '**/*']"),
    ['clean-webpack-plugin: default'],
  ],
])('answers %s', (_, kind, code, expected) => {
  const rows = rowsOf(code, kind).map(({ name, status }) => `${name}: ${status}`);
  expect(rows).toEqual(expected);
});

it.each<[string, Kind, string, string]>([
  [
    'the loader of Svelte with its options',
    'webpack',
    `module.exports = { module: { rules: [{ test: /\\.svelte$/, use: { loader: 'svelte-loader', options: { emitCss: true } } }] } };`,
    'pluginSvelte({ svelteLoaderOptions: { emitCss: true } })',
  ],
  [
    "Rollup's plugin for SVG files",
    'vite',
    `import svgr from '@svgr/rollup'; export default { plugins: [svgr()] };`,
    'pluginSvgr({ mixedImport: true })',
  ],
])('translates %s', (_, kind, code, expected) => {
  expect(generated(code, kind)).toContain(expected);
});

it('names the plugin for the Babel plugins of React in Vite', () => {
  const code = `import react from '@vitejs/plugin-react';
    export default { plugins: [react({ babel: { plugins: ['a'] } })] };`;
  expect(rowsOf(code, 'vite')[0]?.text).toContain('plugin-babel');
});
