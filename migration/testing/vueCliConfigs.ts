/** Configurations for this test, with the line, the answer and the name of each row. */
export const vueCliConfigs: readonly (readonly [code: string, rows: readonly string[]])[] = [
  [`module.exports = {};`, []],
  [
    `module.exports = { publicPath: '/', outputDir: 'dist', productionSourceMap: false };`,
    ['1 default publicPath', '1 default outputDir', '1 default productionSourceMap'],
  ],
  [
    `const { defineConfig } = require('@vue/cli-service');
module.exports = defineConfig({ transpileDependencies: true, lintOnSave: false });`,
    ['2 translated transpileDependencies', '2 default lintOnSave'],
  ],
  [
    `module.exports = { publicPath: process.env.NODE_ENV === 'production' ? '/shop/' : '/', assetsDir: 'static', filenameHashing: false };`,
    ['1 translated publicPath', '1 default assetsDir', '1 translated filenameHashing'],
  ],
  [
    `module.exports = { publicPath: './', outputDir: 'build', indexPath: 'a.html' };`,
    ['1 translated publicPath', '1 translated outputDir', '1 translated indexPath'],
  ],
  [
    `module.exports = { pages: { index: { entry: 'src/main.js', template: 'public/index.html', title: 'Shop', filename: 'index.html' } } };`,
    ['1 translated pages'],
  ],
  [
    `module.exports = { pages: { index: 'src/main.ts', admin: 'src/admin.ts' } };`,
    ['1 translated pages'],
  ],
  [
    `module.exports = { pages: { a: { entry: 'src/a.js', chunks: ['x'] } }, runtimeCompiler: true };`,
    ['1 translated pages', '1 translated runtimeCompiler'],
  ],
  [
    `module.exports = { devServer: { port: 8080, open: true, proxy: 'http://localhost:4000' } };`,
    ['1 translated devServer.port', '1 translated devServer.open', '1 manual devServer.proxy'],
  ],
  [
    `module.exports = { devServer: { port: process.env.PORT || 8080, proxy: { '/api': { target: 'http://localhost', changeOrigin: true, pathRewrite: { '^/api': '' } } } } };`,
    ['1 translated devServer.port', '1 translated devServer.proxy'],
  ],
  [
    `module.exports = { devServer: { proxy: { '^/api': { target: 'http://localhost:4000' }, '/b': { target: 'http://b' } } } };`,
    ['1 manual devServer.proxy'],
  ],
  [
    `module.exports = { devServer: { disableHostCheck: true, overlay: { warnings: false, errors: true }, hotOnly: true, before: require('./mock') } };`,
    [
      '1 default devServer.disableHostCheck',
      '1 manual devServer.overlay',
      '1 translated devServer.hotOnly',
      '1 manual devServer.before',
    ],
  ],
  [
    `const path = require('path');
function resolve(dir) { return path.join(__dirname, dir); }
module.exports = { configureWebpack: { name: 'x', resolve: { alias: { '@': resolve('src') } } } };`,
    ['3 translated configureWebpack.name', '3 translated configureWebpack.resolve.alias'],
  ],
  [
    `const path = require('path');
module.exports = { configureWebpack: { resolve: { alias: { '@c': path.resolve(__dirname, 'src/c') } }, devtool: 'source-map' } };`,
    ['2 translated configureWebpack.resolve.alias', '2 translated configureWebpack.devtool'],
  ],
  [
    `module.exports = { configureWebpack: (config) => { config.devtool = 'source-map'; } };`,
    ['1 translated configureWebpack.devtool'],
  ],
  [
    `module.exports = { chainWebpack: (config) => { config.resolve.alias.set('@', 'x'); config.plugins.delete('prefetch'); } };`,
    ['1 translated chainWebpack.resolve.alias', "1 default chainWebpack: plugin('prefetch')"],
  ],
  [
    `module.exports = { chainWebpack(config) { config.resolve.symlinks(false) }, parallel: false };`,
    ['1 translated chainWebpack.resolve.symlinks', '1 default parallel'],
  ],
  [
    `module.exports = { css: { extract: false, sourceMap: true } };`,
    ['1 translated css.extract', '1 translated css.sourceMap'],
  ],
  [
    `module.exports = { css: { loaderOptions: { scss: { additionalData: '@import "~@/a.scss";' } } } };`,
    ['1 translated css.loaderOptions.scss'],
  ],
  [
    `module.exports = { css: { loaderOptions: { sass: { prependData: '@import "@/a.scss"' }, less: { lessOptions: { javascriptEnabled: true } } } } };`,
    ['1 translated css.loaderOptions.sass', '1 translated css.loaderOptions.less'],
  ],
  [
    `module.exports = { css: { loaderOptions: { postcss: { postcssOptions: { plugins: [require('autoprefixer')] } }, css: {}, stylus: {} }, requireModuleExtension: true } };`,
    [
      '1 translated css.loaderOptions.postcss',
      '1 default css.loaderOptions.css',
      '1 translated css.loaderOptions.stylus',
      '1 default css.requireModuleExtension',
    ],
  ],
  [
    `module.exports = { pluginOptions: { i18n: { locale: 'en' } }, pwa: { name: 'x' } };`,
    ['1 none pluginOptions.i18n', '1 none pwa'],
  ],
  [
    `module.exports = { transpileDependencies: ['vuetify', '@x/y'], crossorigin: 'anonymous', integrity: true };`,
    ['1 translated transpileDependencies', '1 translated crossorigin', '1 translated integrity'],
  ],
  [
    `module.exports = { transpileDependencies: [/a/], terser: {}, foo: 1 };`,
    ['1 translated transpileDependencies', '1 default terser', '1 unlisted foo'],
  ],
  [
    `const webpack = require('webpack');
module.exports = { configureWebpack: { plugins: [new webpack.ProvidePlugin({ $: 'jquery' })], optimization: { splitChunks: false } } };`,
    ['2 translated ProvidePlugin', '2 translated configureWebpack.optimization.splitChunks'],
  ],
  [
    `module.exports = { productionSourceMap: process.env.X === 'y', baseUrl: '/old/', lintOnSave: process.env.NODE_ENV !== 'production' };`,
    ['1 translated productionSourceMap', '1 translated baseUrl', '1 manual lintOnSave'],
  ],
  [
    `'use strict'
const path = require('path')
const defaultSettings = require('./src/settings.js')
const name = defaultSettings.title || 'x'
const port = process.env.port || 9528
module.exports = { publicPath: '/', devServer: { port: port, open: true, after: (app) => {} }, configureWebpack: { name: name }, chainWebpack(config) {} }`,
    [
      '6 default publicPath',
      '6 translated devServer.port',
      '6 translated devServer.open',
      '6 manual devServer.after',
      '6 manual configureWebpack.name',
      '6 default chainWebpack',
    ],
  ],
  [
    `const isLive = process.env.STAGE === 'live';
module.exports = {
  publicPath: isLive ? '/app/' : './',
  assetsDir: 'files',
  outputDir: isLive ? 'out' : 'out-test',
  css: { extract: isLive, loaderOptions: { scss: { sassOptions: { quietDeps: true }, implementation: require('sass') } } },
  devServer: { https: false },
};`,
    [
      '3 translated publicPath',
      '4 translated assetsDir',
      '5 translated outputDir',
      '6 translated css.extract',
      '6 translated css.loaderOptions.scss',
      '7 default devServer.https',
    ],
  ],
  [
    `module.exports = {
  outputDir: \`site-\${process.env.STAGE}\`,
  assetsDir: '',
  css: { extract: true, loaderOptions: { css: { url: false }, postcss: { plugins: [require('autoprefixer')] } } },
  transpileDependencies: ['some-kit/lib', /other/],
  lintOnSave: undefined,
  devServer: {},
};`,
    [
      '2 translated outputDir',
      '3 translated assetsDir',
      '4 default css.extract',
      '4 translated css.loaderOptions.css',
      '4 translated css.loaderOptions.postcss',
      '5 translated transpileDependencies',
      '6 default lintOnSave',
      '7 default devServer',
    ],
  ],
  [
    `module.exports = {
  pages: {
    shop: { entry: 'src/shop.js', template: 'public/shop.html', filename: 'index.html', chunks: ['chunk-vendors', 'shop'] },
    help: { entry: 'src/help.js', title: 'Help' },
  },
  configureWebpack: { devServer: { port: 4000 } },
};`,
    ['2 translated pages', '6 translated configureWebpack.devServer.port'],
  ],
  [
    `const webpack = require('webpack');
module.exports = {
  configureWebpack: (config) => {
    console.log(config.mode);
    config.resolve.alias['~assets'] = 'src/assets';
    config.plugins.push(new webpack.ProvidePlugin({ d3: 'd3' }));
    config.externals = { ...config.externals, jquery: 'jQuery' };
    if (process.env.STAGE === 'live') config.devtool = false;
    config.module.rules[0].use = [];
  },
};`,
    [
      '5 translated configureWebpack.resolve.alias',
      '6 translated ProvidePlugin',
      '7 manual configureWebpack.externals',
      '8 manual configureWebpack.devtool',
      '9 manual configureWebpack: config.module.rules[0].use = [];',
    ],
  ],
  [
    `const path = require('path');
const at = (...parts) => path.join(__dirname, 'src', ...parts);
module.exports = {
  chainWebpack: (config) => {
    config.resolve.alias.set('ui', at('ui')).set('lib', at('lib', 'all'));
    config.optimization.splitChunks({ chunks: 'all' }).runtimeChunk('single');
    config.when(process.env.STAGE === 'live', (live) => live.devtool('source-map'));
    const icons = config.module.rule('icons');
    icons.test(/\\.icon$/).use('icon').loader('icon-loader').end();
    icons.exclude.add(at('raw'));
    config.plugin('html').tap((args) => args);
    config.plugin('bar').use('webpackbar', [{ name: 'x' }]);
    config.plugins.delete('preload').delete('html');
    config.entry('app').clear().add('./src/start.js');
    config.devServer.port(4100);
  },
};`,
    [
      '5 translated chainWebpack.resolve.alias',
      '6 translated chainWebpack.optimization.splitChunks',
      '6 translated chainWebpack.optimization.runtimeChunk',
      '7 manual chainWebpack.devtool',
      '9 manual icon-loader',
      "10 manual chainWebpack: icons.exclude.add(at('raw'));",
      "11 manual chainWebpack: plugin('html')",
      '12 translated webpackbar',
      "13 default chainWebpack: plugin('preload')",
      "13 manual chainWebpack: config.plugins.delete('preload').delete('html');",
      "14 manual chainWebpack: config.entry('app').clear().add('./src/start.js'…",
      '15 translated chainWebpack.devServer.port',
    ],
  ],
];
