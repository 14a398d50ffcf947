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
    ['1 translated publicPath', '1 manual assetsDir', '1 translated filenameHashing'],
  ],
  [
    `module.exports = { publicPath: './', outputDir: 'build', indexPath: 'a.html' };`,
    ['1 translated publicPath', '1 translated outputDir', '1 manual indexPath'],
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
    ['1 manual pages', '1 translated runtimeCompiler'],
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
    `module.exports = { devServer: { disableHostCheck: true, overlay: { warnings: false, errors: true }, hotOnly: true, before: require('./mock') } };`,
    [
      '1 none devServer.disableHostCheck',
      '1 manual devServer.overlay',
      '1 manual devServer.hotOnly',
      '1 manual devServer.before',
    ],
  ],
  [
    `const path = require('path');
function resolve(dir) { return path.join(__dirname, dir); }
module.exports = { configureWebpack: { name: 'x', resolve: { alias: { '@': resolve('src') } } } };`,
    ['3 manual configureWebpack.name', '3 manual configureWebpack.resolve.alias'],
  ],
  [
    `const path = require('path');
module.exports = { configureWebpack: { resolve: { alias: { '@c': path.resolve(__dirname, 'src/c') } }, devtool: 'source-map' } };`,
    ['2 translated configureWebpack.resolve.alias', '2 translated configureWebpack.devtool'],
  ],
  [
    `module.exports = { configureWebpack: (config) => { config.devtool = 'source-map'; } };`,
    ['1 manual configureWebpack'],
  ],
  [
    `module.exports = { chainWebpack: (config) => { config.resolve.alias.set('@', 'x'); config.plugins.delete('prefetch'); } };`,
    ['1 manual chainWebpack'],
  ],
  [
    `module.exports = { chainWebpack(config) { config.resolve.symlinks(false) }, parallel: false };`,
    ['1 manual chainWebpack', '1 default parallel'],
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
      '1 manual css.loaderOptions.postcss',
      '1 manual css.loaderOptions.css',
      '1 manual css.loaderOptions.stylus',
      '1 unlisted css.requireModuleExtension',
    ],
  ],
  [
    `module.exports = { pluginOptions: { i18n: { locale: 'en' } }, pwa: { name: 'x' } };`,
    ['1 none pluginOptions', '1 none pwa'],
  ],
  [
    `module.exports = { transpileDependencies: ['vuetify', '@x/y'], crossorigin: 'anonymous', integrity: true };`,
    ['1 translated transpileDependencies', '1 translated crossorigin', '1 translated integrity'],
  ],
  [
    `module.exports = { transpileDependencies: [/a/], terser: {}, foo: 1 };`,
    ['1 manual transpileDependencies', '1 manual terser', '1 unlisted foo'],
  ],
  [
    `const webpack = require('webpack');
module.exports = { configureWebpack: { plugins: [new webpack.ProvidePlugin({ $: 'jquery' })], optimization: { splitChunks: false } } };`,
    ['2 translated ProvidePlugin', '2 manual configureWebpack.optimization.splitChunks'],
  ],
  [
    `module.exports = { productionSourceMap: process.env.X === 'y', baseUrl: '/old/', lintOnSave: process.env.NODE_ENV !== 'production' };`,
    ['1 manual productionSourceMap', '1 translated baseUrl', '1 manual lintOnSave'],
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
      '6 manual chainWebpack',
    ],
  ],
];
