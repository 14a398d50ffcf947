import { rspack } from '@rspack/core';
import ReactRefreshPlugin from '@rspack/plugin-react-refresh';

export default (env, argv) => {
  const isDev = argv.mode === 'development';
  return {
    mode: isDev ? 'development' : 'production',
    entry: './src/index.tsx',
    output: { filename: isDev ? '[name].js' : '[name].[contenthash:8].js', clean: true },
    devtool: isDev ? 'cheap-module-source-map' : false,
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    experiments: {
      css: true,
      cache: !isDev && process.env.BENCHMARK_CACHE ? { type: 'persistent' } : isDev,
    },
    cache: isDev || Boolean(process.env.BENCHMARK_CACHE),
    module: {
      parser: { 'css/auto': { namedExports: false } },
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'builtin:swc-loader',
          options: {
            env: { targets: 'chrome >= 125' },
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: isDev, refresh: isDev } },
            },
          },
        },
      ],
    },
    plugins: [
      new rspack.HtmlRspackPlugin({ template: './index.html' }),
      ...(isDev ? [new ReactRefreshPlugin()] : []),
    ],
    devServer: { host: '127.0.0.1', hot: true },
    stats: 'errors-only',
  };
};
