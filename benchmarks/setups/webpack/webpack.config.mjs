import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';

export default (env, { mode }) => {
  const isDev = mode === 'development';
  return {
    entry: './src/index.tsx',
    output: { filename: isDev ? '[name].js' : '[name].[contenthash:8].js', clean: true },
    devtool: isDev ? 'cheap-module-source-map' : false,
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    cache: isDev
      ? { type: 'memory' }
      : process.env.BENCHMARK_CACHE
        ? { type: 'filesystem', buildDependencies: { config: [import.meta.filename] } }
        : false,
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'swc-loader',
          options: {
            env: { targets: 'chrome >= 125' },
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: isDev, refresh: isDev } },
            },
          },
        },
        {
          test: /\.module\.css$/,
          use: [
            isDev ? 'style-loader' : MiniCssExtractPlugin.loader,
            { loader: 'css-loader', options: { modules: { namedExport: false } } },
          ],
        },
      ],
    },
    plugins: [
      new HtmlPlugin({ template: './index.html' }),
      ...(isDev ? [new ReactRefreshPlugin({ overlay: false })] : [new MiniCssExtractPlugin()]),
    ],
    optimization: { minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify })] },
    devServer: { host: '127.0.0.1', hot: true },
    performance: { hints: false },
    stats: 'errors-only',
  };
};
