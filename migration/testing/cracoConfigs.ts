/** Configurations for this test, with the line, the answer and the name of each row. */
export const cracoConfigs: readonly (readonly [code: string, rows: readonly string[]])[] = [
  [`module.exports = { webpack: {} };`, ['1 default webpack']],
  [
    `const path = require('path');
module.exports = { webpack: { alias: { '@': path.resolve(__dirname, 'src/') } } };`,
    ['2 translated webpack.alias'],
  ],
  [
    `module.exports = { webpack: { alias: { a: 'b' }, plugins: { add: [] } } };`,
    ['1 translated webpack.alias'],
  ],
  [
    `const webpack = require('webpack');
module.exports = { webpack: { plugins: [new webpack.ProvidePlugin({ Buffer: ['buffer', 'Buffer'] })] } };`,
    ['2 translated ProvidePlugin'],
  ],
  [
    `module.exports = { webpack: { plugins: { add: [new Foo()], remove: ['ModuleScopePlugin'] } } };`,
    ['1 unlisted Foo', '1 unlisted webpack.plugins.remove'],
  ],
  [
    `module.exports = { webpack: { configure: { devtool: 'source-map', resolve: { fallback: { fs: false } } } } };`,
    ['1 translated webpack.configure.devtool', '1 translated webpack.configure.resolve.fallback'],
  ],
  [
    `module.exports = { webpack: { configure: (config, { env }) => { config.output.filename = 'a.js'; return config; } } };`,
    ['1 manual webpack.configure'],
  ],
  [
    `module.exports = { webpack: { configure: (config) => ({ ...config, ignoreWarnings: [/x/] }) } };`,
    ['1 unread webpack.configure: ...config', '1 translated webpack.configure.ignoreWarnings'],
  ],
  [
    `module.exports = { babel: { plugins: ['babel-plugin-x'], presets: [] } };`,
    ['1 manual babel.plugins', '1 manual babel.presets'],
  ],
  [
    `module.exports = { babel: { loaderOptions: {} }, typescript: { enableTypeChecking: false } };`,
    ['1 unlisted babel.loaderOptions', '1 manual typescript'],
  ],
  [
    `module.exports = { style: { postcss: { plugins: [require('tailwindcss'), require('autoprefixer')] } } };`,
    ['1 manual style.postcss'],
  ],
  [
    `import tailwindcss from 'tailwindcss';
export default { style: { postcss: { plugins: [tailwindcss] } } };`,
    ['2 translated style.postcss'],
  ],
  [
    `module.exports = { style: { sass: { loaderOptions: { additionalData: '@use "a";' } } } };`,
    ['1 translated style.sass'],
  ],
  [
    `module.exports = { style: { modules: { localIdentName: '[local]' }, css: { loaderOptions: {} } } };`,
    ['1 translated style.modules', '1 manual style.css'],
  ],
  [
    `const CracoLessPlugin = require('craco-less');
module.exports = { plugins: [{ plugin: CracoLessPlugin, options: { lessLoaderOptions: { lessOptions: { javascriptEnabled: true } } } }] };`,
    ['2 manual craco-less'],
  ],
  [
    `const CracoAlias = require('craco-alias');
module.exports = { plugins: [{ plugin: CracoAlias }] };`,
    ['2 unlisted craco-alias'],
  ],
  [
    `module.exports = { devServer: { port: 3001, open: false } };`,
    ['1 translated devServer.port', '1 default devServer.open'],
  ],
  [`module.exports = { devServer: (devServerConfig) => devServerConfig };`, ['1 manual devServer']],
  [
    `module.exports = { devServer: { client: { overlay: false }, headers: { a: 'b' }, proxy: { '/api': 'http://localhost:1' } } };`,
    [
      '1 translated devServer.client.overlay',
      '1 translated devServer.headers',
      '1 translated devServer.proxy',
    ],
  ],
  [
    `module.exports = { eslint: { enable: false }, jest: { configure: {} } };`,
    ['1 manual eslint', '1 manual jest'],
  ],
  [
    `module.exports = { reactScriptsVersion: 'react-scripts', jest: {}, webpack: { alias: {} } };`,
    ['1 unlisted reactScriptsVersion', '1 manual jest', '1 default webpack.alias'],
  ],
  [
    `const { when, whenDev } = require('@craco/craco');
module.exports = { webpack: { plugins: [...whenDev(() => [new Foo()], [])] } };`,
    ['2 unread webpack.plugins: ...whenDev(() => [new Foo()], [])'],
  ],
  [
    `module.exports = function ({ env }) { return { webpack: { alias: { x: './src/x' } } }; };`,
    ['1 translated webpack.alias'],
  ],
  [
    `module.exports = ({ env }) => ({ webpack: { mode: 'extends', configure: { entry: './src/a.js' } } });`,
    ['1 unlisted webpack.mode', '1 translated webpack.configure.entry'],
  ],
  [
    `/** @type {import('@craco/types').CracoConfig} */
const config = { webpack: { alias: { '~': './src' } } };
module.exports = config;`,
    ['2 translated webpack.alias'],
  ],
  [
    `const { loaderByName, getLoader } = require('@craco/craco');
module.exports = { webpack: { configure: (c) => { getLoader(c, loaderByName('babel-loader')); return c; } } };`,
    ['2 manual webpack.configure'],
  ],
];
