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
    ['1 unlisted Foo', '1 none webpack.plugins.remove'],
  ],
  [
    `module.exports = { webpack: { configure: { devtool: 'source-map', resolve: { fallback: { fs: false } } } } };`,
    ['1 translated webpack.configure.devtool', '1 translated webpack.configure.resolve.fallback'],
  ],
  [
    `module.exports = { webpack: { configure: (config, { env }) => { config.output.filename = 'a.js'; return config; } } };`,
    ['1 manual webpack.configure.output.filename'],
  ],
  [
    `module.exports = { webpack: { configure: (config) => ({ ...config, ignoreWarnings: [/x/] }) } };`,
    ['1 translated webpack.configure.ignoreWarnings'],
  ],
  [
    `module.exports = { babel: { plugins: ['babel-plugin-x'], presets: [] } };`,
    ['1 manual babel.plugins', '1 default babel.presets'],
  ],
  [
    `module.exports = { babel: { loaderOptions: {} }, typescript: { enableTypeChecking: false } };`,
    ['1 default babel.loaderOptions', '1 default typescript'],
  ],
  [
    `module.exports = { style: { postcss: { plugins: [require('tailwindcss'), require('autoprefixer')] } } };`,
    ['1 translated style.postcss'],
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
    ['2 translated craco-less'],
  ],
  [
    `const CracoAlias = require('craco-alias');
module.exports = { plugins: [{ plugin: CracoAlias }] };`,
    ['2 manual craco-alias'],
  ],
  [
    `module.exports = { devServer: { port: 3001, open: false } };`,
    ['1 translated devServer.port', '1 default devServer.open'],
  ],
  [
    `module.exports = { devServer: (devServerConfig) => devServerConfig };`,
    ['1 default devServer'],
  ],
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
    ['1 default eslint', '1 manual jest'],
  ],
  [
    `module.exports = { reactScriptsVersion: 'react-scripts', jest: {}, webpack: { alias: {} } };`,
    ['1 none reactScriptsVersion', '1 default jest', '1 default webpack.alias'],
  ],
  [
    `const { when, whenDev } = require('@craco/craco');
module.exports = { webpack: { plugins: [...whenDev(() => [new Foo()], [])] } };`,
    ['2 unlisted Foo'],
  ],
  [
    `module.exports = function ({ env }) { return { webpack: { alias: { x: './src/x' } } }; };`,
    ['1 manual webpack.alias'],
  ],
  [
    `module.exports = ({ env }) => ({ webpack: { mode: 'extends', configure: { entry: './src/a.js' } } });`,
    ['1 none webpack.mode', '1 translated webpack.configure.entry'],
  ],
  [
    `/** @type {import('@craco/types').CracoConfig} */
const config = { webpack: { alias: { '~': './src' } } };
module.exports = config;`,
    ['2 manual webpack.alias'],
  ],
  [
    `const { loaderByName, getLoader } = require('@craco/craco');
module.exports = { webpack: { configure: (c) => { getLoader(c, loaderByName('babel-loader')); return c; } } };`,
    ["2 manual webpack.configure: getLoader(c, loaderByName('babel-loader'));"],
  ],
  [
    `const { whenProd } = require('@craco/craco');
const Zip = require('zip-webpack-plugin');
const CracoSwc = require('craco-swc');
const CracoAlias = require('craco-alias');
const theme = require('./theme');
module.exports = {
  webpack: { plugins: { add: [...whenProd(() => [new Zip()], []), [new Zip(), 'prepend']] }, module: { rules: [] } },
  plugins: [
    { plugin: CracoSwc },
    { plugin: CracoAlias, options: { source: 'options', aliases: { ui: 'src/ui', lib: './src/lib' } } },
    { plugin: CracoAlias, options: { source: 'tsconfig', tsConfigPath: './tsconfig.paths.json' } },
    { plugin: require('craco-less'), options: { lessLoaderOptions: { lessOptions: { modifyVars: theme } } } },
  ],
};`,
    [
      '7 unlisted zip-webpack-plugin',
      '7 unlisted zip-webpack-plugin',
      '7 none webpack.module',
      '9 default craco-swc',
      '10 translated craco-alias',
      '11 default craco-alias',
      '12 manual craco-less',
    ],
  ],
  [
    `module.exports = {
  babel: {
    plugins: [
      ['import', { libraryName: 'some-kit', style: 'css' }, 'some-kit'],
      '@babel/plugin-proposal-optional-chaining',
      ['@babel/plugin-proposal-decorators', { legacy: true }],
    ],
    presets: [['@babel/preset-react', { runtime: 'automatic', importSource: 'theme-ui' }], '@babel/preset-env'],
  },
  style: {
    postcss: { mode: 'file' },
    sass: { test: /x/, loaderOptions: { additionalData: '@use "a";' } },
  },
  typescript: { enableTypeChecking: true },
};`,
    [
      '3 translated babel.plugins',
      '8 translated babel.presets',
      '11 default style.postcss',
      '12 translated style.sass',
      '14 translated typescript',
    ],
  ],
  [
    `const path = require('path');
module.exports = {
  webpack: {
    configure: (config, { env, paths }) => {
      config.output = { ...config.output, path: path.resolve(__dirname, 'dist') };
      config.resolve.fallback = { ...(config.resolve.fallback || {}), fs: false };
      config.plugins = config.plugins.filter((plugin) => plugin.constructor.name !== 'X');
      env === 'production' && config.plugins.push(new Zip());
      Object.assign(config.resolve.alias, { ui: path.resolve('src/ui') });
      paths.appBuild = 'dist';
      const rules = config.module.rules.find((rule) => rule.oneOf).oneOf;
      rules.forEach((rule) => {});
      config.devServer = {};
      return config;
    },
  },
  devServer: (server) => { server.port = 4000; return server; },
};`,
    [
      '5 translated webpack.configure.output.path',
      '6 translated webpack.configure.resolve.fallback',
      '7 manual webpack.configure.plugins',
      '8 unlisted Zip',
      '9 translated webpack.configure.resolve.alias',
      "10 manual webpack.configure: paths.appBuild = 'dist';",
      '12 manual webpack.configure: rules.forEach((rule) => {});',
      '13 default webpack.configure.devServer',
      '17 translated devServer.port',
    ],
  ],
];
