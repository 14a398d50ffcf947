/** Configurations for this test, with the line, the answer and the name of each row. */
export const viteConfigs: readonly (readonly [code: string, rows: readonly string[]])[] = [
  [`export default {}`, []],
  [
    `import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';
export default defineConfig({ plugins: [react()] });`,
    ['3 translated @vitejs/plugin-react'],
  ],
  [
    `import { defineConfig } from 'vite';
import vue from '@vitejs/plugin-vue';
import { fileURLToPath, URL } from 'node:url';
export default defineConfig({ plugins: [vue()], resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } } });`,
    ['4 translated @vitejs/plugin-vue', '4 translated resolve.alias'],
  ],
  [
    `import { defineConfig } from 'vite';
export default defineConfig(({ command, mode }) => ({ base: command === 'build' ? '/app/' : '/', build: { outDir: 'build', sourcemap: true } }));`,
    ['2 translated base', '2 translated build.outDir', '2 translated build.sourcemap'],
  ],
  [
    `import { defineConfig, loadEnv } from 'vite';
export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, process.cwd(), '');
  return { base: './', define: { __ENV__: JSON.stringify(env.X), V: '"1"' }, server: { port: 5173 } };
});`,
    ['4 translated base', '4 translated define', '4 translated server.port'],
  ],
  [
    `export default { server: { host: true, port: '4000', strictPort: true, open: '/a', cors: true, https: true, hmr: { overlay: false }, warmup: {}, forwardConsole: true } }`,
    [
      '1 default server.host',
      '1 translated server.port',
      '1 translated server.strictPort',
      '1 translated server.open',
      '1 translated server.cors',
      '1 manual server.https',
      '1 translated server.hmr',
      '1 default server.warmup',
      '1 manual server.forwardConsole',
    ],
  ],
  [
    `export default { server: { proxy: { '/api': { target: 'http://localhost:4000', changeOrigin: true, rewrite: (path) => path.replace(/^\\/api/, '') } } } }`,
    ['1 translated server.proxy'],
  ],
  [
    `export default { server: { proxy: { '^/x/.*': 'http://localhost:1', '/ws': { target: 'ws://localhost:2', ws: true, configure: (p) => {} } } } }`,
    ['1 manual server.proxy'],
  ],
  [
    `export default { server: { proxy: { '/a': 'http://localhost:1' }, hmr: false, fs: { strict: false }, watch: { usePolling: true } }, preview: { port: 5000 } }`,
    [
      '1 translated server.proxy',
      '1 translated server.hmr',
      '1 none server.fs',
      '1 manual server.watch',
      '1 manual preview.port',
    ],
  ],
  [
    `export default { css: { preprocessorOptions: { scss: { additionalData: '@use "@/a.scss";' } }, devSourcemap: true } }`,
    ['1 translated css.preprocessorOptions.scss', '1 translated css.devSourcemap'],
  ],
  [
    `export default { css: { preprocessorOptions: { less: { javascriptEnabled: true, modifyVars: { a: 'b' } } }, modules: { localsConvention: 'camelCase' } } }`,
    ['1 translated css.preprocessorOptions.less', '1 translated css.modules'],
  ],
  [
    `import tailwindcss from 'tailwindcss';
import autoprefixer from 'autoprefixer';
export default { css: { postcss: { plugins: [tailwindcss(), autoprefixer()] } } }`,
    ['3 translated css.postcss'],
  ],
  [
    `import { defineConfig } from 'vitest/config';
export default defineConfig({ test: { environment: 'jsdom' }, optimizeDeps: { include: ['a'] }, esbuild: { drop: ['console'] } });`,
    ['2 none test', '2 none optimizeDeps', '2 translated esbuild'],
  ],
  [
    `import { resolve } from 'path';
export default { build: { rollupOptions: { input: { main: resolve(__dirname, 'index.html') }, output: { manualChunks: { a: ['b'] } }, external: ['x'] } } }`,
    [
      '2 manual build.rollupOptions.input',
      '2 manual build.rollupOptions.output',
      '2 manual build.rollupOptions.external',
    ],
  ],
  [
    `export default { build: { lib: { entry: 'src/a.ts' }, target: 'es2015', minify: 'terser', terserOptions: {}, cssCodeSplit: false, chunkSizeWarningLimit: 1000, reportCompressedSize: false } }`,
    [
      '1 none build.lib',
      '1 manual build.target',
      '1 default build.minify',
      '1 default build.terserOptions',
      '1 manual build.cssCodeSplit',
      '1 default build.chunkSizeWarningLimit',
      '1 translated build.reportCompressedSize',
    ],
  ],
  [
    `export default { build: { assetsInlineLimit: 0, assetsDir: 'a', emptyOutDir: true, manifest: true, minify: false, copyPublicDir: false } }`,
    [
      '1 translated build.assetsInlineLimit',
      '1 translated build.assetsDir',
      '1 translated build.emptyOutDir',
      '1 translated build.manifest',
      '1 translated build.minify',
      '1 translated build.copyPublicDir',
    ],
  ],
  [
    `export default { publicDir: 'static', assetsInclude: ['**/*.glb'], envPrefix: 'APP_', logLevel: 'warn', clearScreen: false, appType: 'mpa' }`,
    [
      '1 translated publicDir',
      '1 manual assetsInclude',
      '1 translated envPrefix',
      '1 translated logLevel',
      '1 default clearScreen',
      '1 manual appType',
    ],
  ],
  [
    `export default { publicDir: false, assetsInclude: /\\.pdf$/, json: { stringify: true }, worker: { format: 'es' }, cacheDir: '.c' }`,
    [
      '1 translated publicDir',
      '1 translated assetsInclude',
      '1 none json',
      '1 none worker',
      '1 manual cacheDir',
    ],
  ],
  [
    `export default { resolve: { alias: [{ find: '@', replacement: '/src' }, { find: /^~/, replacement: '' }], dedupe: ['vue'], extensions: ['.js', '.vue'], conditions: ['x'], mainFields: ['module'], preserveSymlinks: true } }`,
    [
      '1 manual resolve.alias',
      '1 translated resolve.dedupe',
      '1 translated resolve.extensions',
      '1 translated resolve.conditions',
      '1 translated resolve.mainFields',
      '1 translated resolve.preserveSymlinks',
    ],
  ],
  [
    `export default { tsconfig: 'tsconfig.app.json', input: 'src/main.ts', devtools: true, server: { ws: { clientPort: 443 } }, build: { chunkImportMap: true } }`,
    [
      '1 translated tsconfig',
      '1 translated input',
      '1 manual devtools',
      '1 translated server.ws',
      '1 none build.chunkImportMap',
    ],
  ],
  [
    `export default { tsconfig: 'tsconfig.json', server: { ws: false } }`,
    ['1 default tsconfig', '1 translated server.ws'],
  ],
  [
    `import path from 'path';
export default { resolve: { alias: [{ find: '@', replacement: path.resolve(__dirname, 'src') }] }, ssr: { noExternal: true } }`,
    ['2 translated resolve.alias', '2 manual ssr'],
  ],
  [
    `import { sveltekit } from '@sveltejs/kit/vite';
import tailwindcss from '@tailwindcss/vite';
import AutoImport from 'unplugin-auto-import/vite';
export default { plugins: [tailwindcss(), sveltekit(), AutoImport({ imports: ['vue'] })] };`,
    [
      '4 manual @tailwindcss/vite',
      '4 manual @sveltejs/kit/vite',
      '4 manual unplugin-auto-import/vite',
    ],
  ],
  [
    `import { defineConfig, mergeConfig } from 'vite';
import base from './vite.base';
export default mergeConfig(base, defineConfig({ root: 'app', mode: 'staging' }));`,
    ['3 unread base', '3 translated root', '3 manual mode'],
  ],
  [
    `export default ({ command }) => { if (command === 'serve') { return { define: { A: 1 } }; } else { return { base: '/b/' }; } };`,
    ['1 manual define', '1 manual base'],
  ],
  [
    `import react from '@vitejs/plugin-react-swc';
import svgr from 'vite-plugin-svgr';
import tsconfigPaths from 'vite-tsconfig-paths';
const plugins = [react(), svgr({ svgrOptions: {} }), tsconfigPaths()];
if (process.env.X) plugins.push(other());
export default { plugins };`,
    [
      '4 translated @vitejs/plugin-react-swc',
      '4 manual vite-plugin-svgr',
      '4 default vite-tsconfig-paths',
      '5 manual other',
    ],
  ],
  [
    `/** @type {import('vite').UserConfig} */
const config = { base: process.env.BASE, unknownKey: 1, define: { 'process.env': {} }, html: { cspNonce: 'n' } };
export default config;`,
    ['2 manual base', '2 unlisted unknownKey', '2 manual define', '2 translated html.cspNonce'],
  ],
  [
    `export default defineConfig({ plugins: [react(), { name: 'own', transform() {} }], build: { sourcemap: process.env.CI ? 'hidden' : false } })`,
    ['1 manual react', '1 manual own', '1 translated build.sourcemap'],
  ],
  [
    `import path from 'path';
export default { resolve: { alias: { '@/': path.resolve(__dirname, 'src'), '~': '/src' }, tsconfigPaths: true }, build: { assetsInlineLimit: 4 * 1024, terserOptions: { compress: { drop_console: true } }, rollupOptions: { plugins: [], treeshake: false } } }`,
    [
      '2 translated resolve.alias',
      '2 default resolve.tsconfigPaths',
      '2 translated build.assetsInlineLimit',
      '2 translated build.terserOptions',
      '2 default build.rollupOptions.plugins',
      '2 none build.rollupOptions.treeshake',
    ],
  ],
  [
    `export default { define: { A: '1', 'process.env': {} }, server: { proxy: { '^/(?!admin)': { target: 'http://localhost:1', logLevel: 'debug' }, '/b': 'http://localhost:2' }, hmr: { clientPort: 443, protocol: 'wss' } }, css: { modules: { scopeBehaviour: 'local', exportGlobals: true }, preprocessorOptions: { scss: { api: 'modern-compiler', silenceDeprecations: ['import'] } } } }`,
    [
      '1 manual define',
      '1 translated server.proxy',
      '1 translated server.hmr',
      '1 translated css.modules',
      '1 translated css.preprocessorOptions.scss',
    ],
  ],
  [
    `import mdx from '@mdx-js/rollup';
import vueJsx from '@vitejs/plugin-vue-jsx';
import { visualizer } from 'rollup-plugin-visualizer';
import I18n from '@intlify/unplugin-vue-i18n/vite';
export default { plugins: [{ enforce: 'pre', ...mdx() }, vueJsx(), visualizer(), I18n()] };`,
    [
      '5 manual @mdx-js/rollup',
      '5 manual @vitejs/plugin-vue-jsx',
      '5 manual rollup-plugin-visualizer',
      '5 manual @intlify/unplugin-vue-i18n/vite',
    ],
  ],
];
