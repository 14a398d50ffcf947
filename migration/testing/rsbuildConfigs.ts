/** Configurations for this test, with the line, the answer and the name of each row. */
export const rsbuildConfigs: readonly (readonly [code: string, rows: readonly string[]])[] = [
  [
    `import { defineConfig } from '@rsbuild/core';
export default defineConfig({});`,
    [],
  ],
  [`export default { source: { entry: { index: './src/a.ts' } } };`, ['1 fine source.entry']],
  [
    `import base from './base';
export default { ...base, alias: {} };`,
    ['2 unread ...base', '2 problem alias'],
  ],
  [`export default { outpt: { minify: false }, html: {} };`, ['1 problem outpt', '1 fine html']],
  [
    `export default { output: { minfy: false, html: { title: 'x' } } };`,
    ['1 problem output.minfy', '1 problem output.html'],
  ],
  [
    `export default { source: { alias: { a: 'b' } }, performance: { bundleAnalyze: {} } };`,
    ['1 problem source.alias', '1 problem performance.bundleAnalyze'],
  ],
  [
    `export default { server: { port: '3000', hmr: true, base: 'shop' } };`,
    ['1 problem server.port', '1 problem server.hmr', '1 problem server.base'],
  ],
  [
    `export default { mode: 'prod', logLevel: 'debug', root: 1 };`,
    ['1 problem mode', '1 problem logLevel', '1 problem root'],
  ],
  [
    `export default { output: { target: 'service-worker', distPath: { roots: 'x', js: 1 }, assetPrefix: './' }, source: {} };`,
    [
      '1 problem output.target',
      '1 fine output.distPath',
      '1 problem output.distPath.roots',
      '1 problem output.distPath.js',
      '1 problem output.assetPrefix',
      '1 fine source',
    ],
  ],
  [
    `import { pluginReact } from '@rsbuild/plugin-react';
export default { plugins: [pluginReact, pluginReact()] };`,
    ['2 fine plugins', '2 problem plugins: pluginReact'],
  ],
  [
    `export default { dev: { cliShortcuts: { custom: (shortcuts) => shortcuts } } };`,
    ['1 fine dev.cliShortcuts'],
  ],
  [
    `import { BannerPlugin } from 'webpack';
export default { plugins: [new BannerPlugin('x')], html: { title: 'x' } };`,
    ['2 fine plugins', "2 problem plugins: new BannerPlugin('x')", '2 fine html.title'],
  ],
  [
    `import { pluginReact } from '@rsbuild/plugin-react';
export default { tools: { rspack: { devServer: {}, entry: './a.js', plugins: [pluginReact()] } } };`,
    [
      '2 fine tools.rspack',
      '2 problem tools.rspack.devServer',
      '2 problem tools.rspack.entry',
      '2 problem tools.rspack.plugins: pluginReact',
    ],
  ],
  [
    `import { defineConfig } from '@rsbuild/core';
export default defineConfig({ devtool: 'source-map', module: { rules: [] }, alias: {} });`,
    ['2 problem devtool', '2 problem module', '2 problem alias'],
  ],
  [
    `import { defineConfig } from '@rsbuild/core';
export default defineConfig({ resolve: { fallback: {}, alias: { a: 'b' }, conditionNames: ['x'] } });`,
    ['2 problem resolve.fallback', '2 fine resolve.alias', '2 fine resolve.conditionNames'],
  ],
  [
    `import { defineConfig } from '@rsbuild/core';
export default defineConfig(({ env, command }) => ({ dev: { hmr: env === 'development', clientt: {} } }));`,
    ['2 fine dev.hmr', '2 problem dev.clientt'],
  ],
  [
    `import { defineConfig } from '@rsbuild/core';
export default defineConfig({ environments: { web: { output: { targt: 'web' } }, node: { output: { target: 'node' } } } });`,
    [
      '2 fine environments',
      '2 problem environments.web.output.targt',
      '2 fine environments.node.output.target',
    ],
  ],
  [
    `import { defineConfig } from '@rsbuild/core';
export default defineConfig({ output: { polyfill: true, sourceMap: { js: 'source-map', css: 'x' }, manifest: 'm.json', copy: [{ from: 'a' }] } });`,
    [
      '2 problem output.polyfill',
      '2 fine output.sourceMap',
      '2 problem output.sourceMap.css',
      '2 fine output.manifest',
      '2 fine output.copy',
    ],
  ],
  [
    `import { defineConfig } from '@rsbuild/core';
export default defineConfig({ server: { proxy: { '/api': 'http://x' }, open: true, https: true, historyApiFallback: { indx: 'x' } } });`,
    [
      '2 fine server.proxy',
      '2 fine server.open',
      '2 fine server.https',
      '2 fine server.historyApiFallback',
      '2 problem server.historyApiFallback.indx',
    ],
  ],
  [
    `import { defineConfig } from '@rsbuild/core';
export default defineConfig({ html: { title: 'x', titel: 'y', meta: { a: 'b' }, inject: 'foot', scriptLoading: 'async' } });`,
    [
      '2 fine html.title',
      '2 problem html.titel',
      '2 fine html.meta',
      '2 fine html.inject',
      '2 problem html.scriptLoading',
    ],
  ],
  [
    `import { defineConfig } from '@rsbuild/core';
export default defineConfig({ performance: { chunkSplit: { strategy: 'all-in-one' }, removeConsole: ['log'], buildCache: true, preload: true } });`,
    [
      '2 fine performance.chunkSplit',
      '2 fine performance.removeConsole',
      '2 fine performance.buildCache',
      '2 fine performance.preload',
    ],
  ],
  [
    `import { defineConfig } from '@rsbuild/core';
export default defineConfig({ security: { sri: { enable: 'auto' }, nonce: 'x' }, moduleFederation: { options: {} } });`,
    ['2 fine security.sri', '2 fine security.nonce', '2 fine moduleFederation.options'],
  ],
  [
    `import { defineConfig, mergeRsbuildConfig } from '@rsbuild/core';
import base from './base';
export default mergeRsbuildConfig(base, { dev: { writeToDisk: true } });`,
    ['3 unread base', '3 fine dev.writeToDisk'],
  ],
  [
    `import { defineConfig } from '@rsbuild/core';
export default defineConfig({ tools: { rspack: (c) => c, swc: {}, postcss: {}, autoprefixer: {} }, source: { define: { A: 1 } } });`,
    [
      '2 fine tools.rspack',
      '2 fine tools.swc',
      '2 fine tools.postcss',
      '2 problem tools.autoprefixer',
      '2 fine source.define',
    ],
  ],
  [
    `import { defineConfig } from '@rsbuild/core';
const shared = { source: { preEntry: './a.ts' } };
export default defineConfig({ ...shared, ...other, output: process.env.X ? { minify: true } : { minify: false } });`,
    ['2 fine source.preEntry', '3 unread ...other', '3 fine output.minify', '3 fine output.minify'],
  ],
  [
    `import { defineConfig } from '@rsbuild/core';
export default defineConfig({ output: { cleanDistPath: 'yes', dataUriLimit: '10', inlineScripts: /x/, filenameHash: 'fullhash', targets: ['web'] } });`,
    [
      '2 problem output.cleanDistPath',
      '2 problem output.dataUriLimit',
      '2 fine output.inlineScripts',
      '2 fine output.filenameHash',
      '2 problem output.targets',
    ],
  ],
  [
    `import { defineConfig } from '@rsbuild/core';
export default defineConfig({ dev: { startUrl: true, client: { overlay: 'x', ports: 1 }, lazyCompilation: { imports: true } }, plugin: [] });`,
    [
      '2 problem dev.startUrl',
      '2 fine dev.client',
      '2 problem dev.client.overlay',
      '2 problem dev.client.ports',
      '2 fine dev.lazyCompilation',
      '2 problem plugin',
    ],
  ],
];
