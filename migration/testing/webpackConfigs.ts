/** Configurations for this test, with the line, the answer and the name of each row. */
export const webpackConfigs: readonly (readonly [code: string, rows: readonly string[]])[] = [
  [`module.exports = {};`, []],
  [`module.exports = { entry: './src/a.js' };`, ['1 translated entry']],
  [
    `export default { entry: { main: './src/a.ts', admin: ['./src/b.ts'] }, output: { clean: true } };`,
    ['1 translated entry', '1 default output.clean'],
  ],
  [
    `module.exports = (env, argv) => ({ mode: argv.mode, devtool: argv.mode === 'production' ? false : 'eval' });`,
    ['1 default mode', '1 translated devtool'],
  ],
  [
    `const path = require('path');
module.exports = { output: { path: path.resolve(__dirname, 'build'), filename: '[name].[contenthash].js', publicPath: '/shop/' } };`,
    ['2 translated output.path', '2 translated output.filename', '2 translated output.publicPath'],
  ],
  [
    `import path from 'node:path';
export default { context: path.resolve('app'), entry: './index.js' };`,
    ['2 translated context', '2 translated entry'],
  ],
  [
    `const prod = process.env.NODE_ENV === 'production';
module.exports = { output: { publicPath: prod ? 'https://cdn.example.com/' : '/', crossOriginLoading: 'anonymous' } };`,
    ['2 translated output.publicPath', '2 translated output.crossOriginLoading'],
  ],
  [`module.exports = { target: ['web', 'es5'] };`, ['1 manual target']],
  [`module.exports = { target: ['web', 'es2020'] };`, ['1 default target']],
  [
    `module.exports = { target: 'node18', externals: { react: 'React' }, externalsType: 'commonjs' };`,
    ['1 translated target', '1 translated externals', '1 manual externalsType'],
  ],
  [
    `module.exports = { output: { library: { type: 'umd' }, globalObject: 'this', chunkFilename: '[id].js' } };`,
    [
      '1 manual output.library',
      '1 translated output.globalObject',
      '1 default output.chunkFilename',
    ],
  ],
  [
    `module.exports = { resolve: { extensions: ['.vue', '.js'], modules: ['src', 'node_modules'], alias: { vue$: 'vue/dist/vue.esm.js', x: false } } };`,
    [
      '1 translated resolve.extensions',
      '1 translated resolve.modules',
      '1 translated resolve.alias',
    ],
  ],
  [
    `const TsconfigPathsPlugin = require('tsconfig-paths-webpack-plugin');
module.exports = { resolve: { plugins: [new TsconfigPathsPlugin()], fallback: { fs: require.resolve('browserify-fs') } } };`,
    ['2 default tsconfig-paths-webpack-plugin', '2 manual resolve.fallback'],
  ],
  [
    `module.exports = { module: { rules: [
  { test: /\\.jsx?$/, exclude: /node_modules/, use: { loader: 'babel-loader', options: { presets: ['@babel/preset-react'] } } },
  { test: /\\.css$/, use: ['style-loader', 'css-loader', 'postcss-loader'] },
  { oneOf: [{ test: /\\.less$/, use: ['style-loader', { loader: 'less-loader' }] }, { test: /\\.md$/, loader: 'markdown-loader' }] },
] } };`,
    [
      '2 default babel-loader',
      '3 translated style-loader',
      '3 default css-loader',
      '3 default postcss-loader',
      '4 translated style-loader',
      '4 translated less-loader',
      '4 manual markdown-loader',
    ],
  ],
  [
    `module.exports = { module: { noParse: /jquery/, rules: [{ test: /\\.svg$/, use: ['@svgr/webpack'] }, { test: /\\.txt$/, type: 'asset/source' }, { test: /\\.js$/, resolve: { fullySpecified: false } }] } };`,
    [
      '1 translated module.noParse',
      '1 translated @svgr/webpack',
      "1 manual type: 'asset/source'",
      '1 default module.rules',
    ],
  ],
  [
    `const HtmlWebpackPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
module.exports = { plugins: [
  new HtmlWebpackPlugin({ template: 'src/index.html', title: 'Shop', minify: false }),
  new MiniCssExtractPlugin({ filename: '[name].css' }),
] };`,
    ['4 translated html-webpack-plugin', '5 translated mini-css-extract-plugin'],
  ],
  [
    `const webpack = require('webpack');
const { DefinePlugin } = webpack;
module.exports = { plugins: [
  new DefinePlugin({ VERSION: JSON.stringify('1'), 'process.env.NODE_ENV': '"x"' }),
  new webpack.HotModuleReplacementPlugin(),
  new webpack.IgnorePlugin({ resourceRegExp: /^\\.\\/locale$/ }),
] };`,
    [
      '4 translated DefinePlugin',
      '5 default HotModuleReplacementPlugin',
      '6 translated IgnorePlugin',
    ],
  ],
  [
    `import CopyPlugin from 'copy-webpack-plugin';
import { BundleAnalyzerPlugin } from 'webpack-bundle-analyzer';
const analyze = process.env.ANALYZE;
export default { plugins: [new CopyPlugin({ patterns: [{ from: 'assets', to: 'a' }, 'robots.txt'] }), analyze && new BundleAnalyzerPlugin()].filter(Boolean) };`,
    ['4 translated copy-webpack-plugin', '4 manual webpack-bundle-analyzer'],
  ],
  [
    `const TerserPlugin = require('terser-webpack-plugin');
module.exports = { optimization: { minimize: true, minimizer: [new TerserPlugin({ extractComments: false }), '...'], splitChunks: { chunks: 'all' }, moduleIds: 'deterministic', nodeEnv: false } };`,
    [
      '2 default optimization.minimize',
      '2 default terser-webpack-plugin',
      '2 translated optimization.splitChunks',
      '2 translated optimization.moduleIds',
      '2 translated optimization.nodeEnv',
    ],
  ],
  [
    `module.exports = { devServer: { port: 8080, host: '0.0.0.0', open: true, hot: true, compress: true, historyApiFallback: true, static: './public' } };`,
    [
      '1 translated devServer.port',
      '1 default devServer.host',
      '1 translated devServer.open',
      '1 default devServer.hot',
      '1 default devServer.compress',
      '1 default devServer.historyApiFallback',
      '1 default devServer.static',
    ],
  ],
  [
    `module.exports = { devServer: { contentBase: './dist', inline: true, https: true, overlay: true, disableHostCheck: true, before(app) {} } };`,
    [
      '1 default devServer.contentBase',
      '1 none devServer.inline',
      '1 manual devServer.https',
      '1 default devServer.overlay',
      '1 default devServer.disableHostCheck',
      '1 manual devServer.before',
    ],
  ],
  [
    `module.exports = { devServer: { client: { overlay: false, progress: true, webSocketURL: 'auto://0.0.0.0:0/ws' }, devMiddleware: { writeToDisk: true }, watchFiles: ['src/*.html'], headers: { 'X-A': '1' }, allowedHosts: 'all', setupMiddlewares: (m) => m, foo: 1 } };`,
    [
      '1 translated devServer.client.overlay',
      '1 translated devServer.client.progress',
      '1 manual devServer.client.webSocketURL',
      '1 translated devServer.devMiddleware.writeToDisk',
      '1 translated devServer.watchFiles',
      '1 translated devServer.headers',
      '1 default devServer.allowedHosts',
      '1 manual devServer.setupMiddlewares',
      '1 unlisted devServer.foo',
    ],
  ],
  [
    `const { merge } = require('webpack-merge');
const common = require('./webpack.common.js');
module.exports = merge(common, { mode: 'production', devtool: 'source-map' });`,
    ['3 unread common', '3 default mode', '3 translated devtool'],
  ],
  [
    `const base = { cache: { type: 'filesystem' }, stats: 'errors-only' };
const config = { ...base, performance: { hints: false }, [process.env.X]: 1 };
if (process.env.CI) { config.devtool = false; }
config.plugins.push(new Foo());
module.exports = config;`,
    [
      '1 translated cache',
      '1 manual stats',
      '2 default performance',
      '2 unread [process.env.X]: 1',
      '3 manual devtool',
      '4 unlisted Foo',
    ],
  ],
  [
    `module.exports = [{ name: 'a', entry: './a.js' }, { name: 'b', entry: './b.js' }];`,
    ['1 manual name', '1 manual entry', '1 manual name', '1 manual entry'],
  ],
  [
    `import type { Configuration } from 'webpack';
const config: Configuration = { experiments: { lazyCompilation: true, topLevelAwait: true }, parallelism: 4, watch: true, typo: 1 } satisfies Configuration;
export default config as Configuration;`,
    [
      '2 manual experiments.lazyCompilation',
      '2 default experiments.topLevelAwait',
      '2 none parallelism',
      '2 manual watch',
      '2 unlisted typo',
    ],
  ],
  [
    `module.exports = function () { const port = 3000; return { devServer: { port }, node: { __dirname: true }, watchOptions: { poll: 1000 }, ignoreWarnings: [/a/] }; };`,
    [
      '1 translated devServer.port',
      '1 manual node',
      '1 manual watchOptions',
      '1 translated ignoreWarnings',
    ],
  ],
  [
    `module.exports = async ({ config }) => { config.resolve.alias.a = 'b'; return config; };`,
    ['1 unread async ({ config }) => { config.resolve.alias.a =…'],
  ],
  [
    `const dir = __dirname;
module.exports = { entry: dir + '/src/x.js', resolve: { alias: { up: require('path').resolve(__dirname, '../up') } }, plugins: getPlugins() };`,
    ['2 translated entry', '2 manual resolve.alias', '2 manual plugins'],
  ],
  [
    `const MiniCss = require('mini-css-extract-plugin');
const styles = (extra) => { const list = [MiniCss.loader, 'css-loader']; if (extra) { list.push(extra); } return list; };
const plugins = () => { const all = [new MiniCss()]; if (process.env.CI) { all.push(new Report()); } return all; };
module.exports = { plugins: plugins(), module: { loaders: [{ test: /\\.scss$/, use: [...styles(), 'sass-loader'] }] } };`,
    [
      '2 default mini-css-extract-plugin',
      '2 default css-loader',
      '2 unread module.loaders: extra',
      '3 translated mini-css-extract-plugin',
      '3 unlisted Report',
      '4 translated sass-loader',
    ],
  ],
  [
    `const { merge } = require('webpack-merge');
const Html = require('html-webpack-plugin');
const pages = ['a', 'b'].map((name) => merge(base, { name, entry: './' + name }));
module.exports = [{ name: 'c', plugins: [...['x'].map((name) => new Html({ title: name }))] }, ...pages];`,
    [
      '3 unread base',
      '3 manual name',
      '3 manual entry',
      '4 manual name',
      '4 manual html-webpack-plugin',
    ],
  ],
  [
    `const { DefinePlugin } = require('webpack');
const define = new DefinePlugin({ A: '1' });
const config = { optimization: {} };
config.optimization.minimize = false;
config.module.rules.push({ test: /\\.vue$/, loader: 'vue-loader' });
if (process.env.X) config.plugins.push(define);
module.exports = config;`,
    [
      '2 manual DefinePlugin',
      '3 default optimization',
      '4 translated optimization.minimize',
      '5 translated vue-loader',
    ],
  ],
  [
    `import { createConfig } from './config/create';
export default (env) => createConfig({ paths: {}, isDev: env.dev, mode: 'production' });`,
    ['2 unread createConfig({ paths: {}, isDev: env.dev, mode: …'],
  ],
  [
    `const ExtractText = require('extract-text-webpack-plugin');
module.exports = { module: { rules: [
  { test: /\\.less$/, use: ExtractText.extract({ fallback: 'style-loader', use: ['css-loader', 'less-loader'] }) },
  { test: /\\.html$/, loader: 'ngtemplate-loader?root=' + __dirname },
] }, plugins: [new ExtractText('a.css')] };`,
    [
      '3 default extract-text-webpack-plugin',
      '3 default style-loader',
      '3 default css-loader',
      '3 translated less-loader',
      '4 manual ngtemplate-loader',
      '5 manual extract-text-webpack-plugin',
    ],
  ],
  [
    `module.exports = { module: { rules: [
  { test: /\\.scss$/, loader: 'sass-loader', options: { sassOptions: { includePaths: ['a'] } } },
  { test: /\\.css$/, use: ['vue-style-loader', { loader: 'css-loader', options: { modules: true } }, { loader: 'postcss-loader', options: { postcssOptions: { plugins: [] } } }] },
  { test: /\\.js$/, loader: 'babel-loader', options: { presets: [['@babel/preset-env', { targets: 'ie 11' }]] } },
  { test: /\\.ts$/, use: { loader: 'ts-loader', options: { transpileOnly: true } } },
  { test: /\\.png$/, loader: 'url-loader', query: { limit: 1024 } },
  { test: /\\.txt$/, type: 'asset/inline' },
  { test: /\\.jpg$/, type: 'asset/resource' },
] } };`,
    [
      '2 manual sass-loader',
      '3 translated vue-style-loader',
      '3 manual css-loader',
      '3 translated postcss-loader',
      '4 manual babel-loader',
      '5 default ts-loader',
      '6 translated url-loader',
      "7 translated type: 'asset/inline'",
      "8 manual type: 'asset/resource'",
    ],
  ],
  [
    `const path = require('path');
const webpack = require('webpack');
const Copy = require('copy-webpack-plugin');
const dist = path.resolve(__dirname, 'dist');
module.exports = {
  mode: 'none',
  output: { path: dist, filename: '[name].bundle.js', publicPath: './' },
  optimization: { splitChunks: false },
  node: { fs: 'empty' },
  plugins: [
    new Copy({ patterns: [{ from: path.resolve(__dirname, 'assets'), to: path.join(dist, 'a'), noErrorOnMissing: true }] }),
    new webpack.EnvironmentPlugin({ NODE_ENV: 'production', API: 'x' }),
    new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    new webpack.NamedModulesPlugin(),
  ],
};`,
    [
      '6 translated mode',
      '7 default output.path',
      '7 translated output.filename',
      '7 translated output.publicPath',
      '8 translated optimization.splitChunks',
      '9 translated node',
      '11 translated copy-webpack-plugin',
      '12 translated EnvironmentPlugin',
      '13 translated LimitChunkCountPlugin',
      '14 default NamedModulesPlugin',
    ],
  ],
  [
    `module.exports = { devServer: { hotOnly: true, watchContentBase: true, quiet: true, cert: 'a', setup() {}, lazy: false } };`,
    [
      '1 translated devServer.hotOnly',
      '1 manual devServer.watchContentBase',
      '1 manual devServer.quiet',
      '1 manual devServer.cert',
      '1 manual devServer.setup',
      '1 none devServer.lazy',
    ],
  ],
  [
    `var webpack = require('webpack');
module.exports = { entry: { app: ['webpack/hot/dev-server', './a.js'] }, devtool: '#cheap-module-eval-source-map' };
if (process.env.CI) {
  module.exports.devtool = process.env.MAPS && 'source-map';
  module.exports.plugins = (module.exports.plugins || []).concat([new webpack.optimize.UglifyJsPlugin()]);
}`,
    ['2 translated entry', '2 translated devtool', '4 manual devtool', '5 default UglifyJsPlugin'],
  ],
];
