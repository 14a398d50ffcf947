import type { MigrationTable } from './table';

export const packages: MigrationTable = {
  head: ['Vite', 'Rsbuild'],
  rows: [
    {
      names: ['@vitejs/plugin-react', 'plugin-react-swc'],
      also: ['@vitejs/plugin-react-swc', '@vitejs/plugin-react-oxc'],
      to: ['plugin-react'],
    },
    { names: ['@vitejs/plugin-vue'], to: ['plugin-vue'] },
    {
      names: ['@vitejs/plugin-vue2'],
      also: ['vite-plugin-vue2'],
      to: '[`@rsbuild/plugin-vue2`](/plugins/list/#elsewhere)',
    },
    { names: ['@sveltejs/vite-plugin-svelte'], to: ['plugin-svelte'] },
    { names: ['vite-plugin-solid'], to: ['plugin-solid'] },
    { names: ['@preact/preset-vite'], to: ['plugin-preact'] },
    { names: ['vite-plugin-svgr'], to: ['plugin-svgr'] },
    {
      names: ['sass', 'less', 'stylus'],
      from: {
        en: '`sass`, `less`, `stylus` without a plugin',
        zh: '不用插件的 `sass`、`less`、`stylus`',
      },
      to: ['plugin-sass', 'plugin-less', 'plugin-stylus'],
    },
    {
      names: ['vite-tsconfig-paths', '@rollup/plugin-commonjs'],
      also: [
        '@rollup/plugin-json',
        '@rollup/plugin-node-resolve',
        'vite-plugin-commonjs',
        '@originjs/vite-plugin-commonjs',
        'vite-plugin-top-level-await',
        'vite-plugin-wasm',
      ],
      to: { en: 'not needed', zh: '不需要' },
    },
    {
      names: ['@tailwindcss/vite'],
      to: {
        en: '[`@tailwindcss/postcss`](/guide/styling/tailwindcss)',
        zh: '[`@tailwindcss/postcss`](/guide/styling/tailwindcss)',
      },
    },
    {
      names: ['vite-plugin-checker'],
      to: {
        en: '[`@rsbuild/plugin-type-check`](/guide/basic/typescript#check-types), [`@rsbuild/plugin-eslint`](/guide/migration/cra#eslint-and-type-checks)',
        zh: '[`@rsbuild/plugin-type-check`](/guide/basic/typescript#check-types)、[`@rsbuild/plugin-eslint`](/guide/migration/cra#eslint-and-type-checks)',
      },
    },
    {
      names: ['vite-plugin-node-polyfills'],
      also: ['rollup-plugin-polyfill-node', 'rollup-plugin-node-polyfills'],
      to: '`@rsbuild/plugin-node-polyfill`',
    },
    {
      names: ['@vitejs/plugin-vue-jsx'],
      to: {
        en: '[`@rsbuild/plugin-vue-jsx`](/plugins/list/#elsewhere), [plugin-babel](/plugins/list/plugin-babel)',
        zh: '[`@rsbuild/plugin-vue-jsx`](/plugins/list/#elsewhere)、[`plugin-babel`](/plugins/list/plugin-babel)',
      },
    },
    {
      names: ['@rollup/plugin-babel'],
      also: ['@rolldown/plugin-babel', 'vite-plugin-babel'],
      to: ['plugin-babel'],
    },
    {
      names: ['@vitejs/plugin-basic-ssl', 'vite-plugin-mkcert'],
      to: {
        en: '[`@rsbuild/plugin-basic-ssl`](/plugins/list/#elsewhere), [server.https](/config/server/https)',
        zh: '[`@rsbuild/plugin-basic-ssl`](/plugins/list/#elsewhere)、[`server.https`](/config/server/https)',
      },
    },
    {
      names: ['vite-plugin-static-copy'],
      also: ['rollup-plugin-copy', 'vite-plugin-copy'],
      to: ['output.copy'],
    },
    {
      names: ['vite-plugin-html', 'vite-plugin-ejs'],
      also: ['vite-plugin-html-config', 'vite-plugin-html-env', 'vite-plugin-html-template'],
      to: {
        en: '[html.template](/config/html/template), in EJS, and `html.*`',
        zh: '[`html.template`](/config/html/template)（EJS 语法）和 `html.*`',
      },
    },
    {
      names: ['vite-plugin-singlefile'],
      to: ['output.inlineScripts', 'output.inlineStyles'],
    },
    { names: ['vite-plugin-css-injected-by-js'], to: ['output.injectStyles'] },
    {
      names: ['vite-plugin-compression'],
      also: ['vite-plugin-compression2', 'rollup-plugin-gzip'],
      to: {
        en: '`compression-webpack-plugin`, in [tools.rspack](/config/tools/rspack)',
        zh: '`compression-webpack-plugin`，写在 [`tools.rspack`](/config/tools/rspack) 里',
      },
    },
    {
      names: ['rollup-plugin-visualizer'],
      also: ['vite-bundle-analyzer', 'vite-bundle-visualizer', 'rollup-plugin-webpack-stats'],
      to: {
        en: '[Rsdoctor](/guide/debug/rsdoctor), [performance.bundleAnalyze](/config/performance/bundle-analyze)',
        zh: '[Rsdoctor](/guide/debug/rsdoctor)、[`performance.bundleAnalyze`](/config/performance/bundle-analyze)',
      },
    },
    {
      names: ['vite-plugin-inspect'],
      to: {
        en: '[`rsbuild inspect`](/guide/basic/cli)',
        zh: '[`rsbuild inspect`](/guide/basic/cli)',
      },
    },
    {
      names: ['vite-plugin-pwa'],
      to: {
        en: '[Service worker](/guide/migration/cra#service-worker)',
        zh: '[Service worker](/guide/migration/cra#service-worker)',
      },
    },
    {
      names: ['vite-plugin-eslint'],
      also: ['vite-plugin-eslint2', '@nabla/vite-plugin-eslint', '@rollup/plugin-eslint'],
      to: {
        en: '[`@rsbuild/plugin-eslint`](/guide/migration/cra#eslint-and-type-checks)',
        zh: '[`@rsbuild/plugin-eslint`](/guide/migration/cra#eslint-and-type-checks)',
      },
    },
    {
      names: ['@rollup/plugin-yaml'],
      also: ['@modyfi/vite-plugin-yaml', 'vite-plugin-yaml2'],
      to: {
        en: '[`@rsbuild/plugin-yaml`](/guide/basic/json-files#yaml-and-toml)',
        zh: '[`@rsbuild/plugin-yaml`](/guide/basic/json-files#yaml-and-toml)',
      },
    },
    {
      names: ['@rollup/plugin-terser'],
      also: ['rollup-plugin-terser', 'vite-plugin-terser'],
      to: ['output.minify'],
    },
    {
      names: ['vite-plugin-environment', '@rollup/plugin-replace'],
      also: ['vite-plugin-env-compatible', 'vite-plugin-replace'],
      to: ['source.define'],
    },
    {
      names: ['@module-federation/vite', '@originjs/vite-plugin-federation'],
      to: ['moduleFederation.options'],
    },
    {
      names: ['vite-plugin-dts', 'vite-plugin-lib-inject-css'],
      to: { en: '[Rslib](https://rslib.rs)', zh: '[Rslib](https://rslib.rs)' },
    },
    {
      names: ['unocss/vite'],
      also: ['@unocss/vite'],
      to: {
        en: '[`@unocss/postcss` or `@unocss/webpack`](/guide/styling/unocss)',
        zh: '[`@unocss/postcss` 或 `@unocss/webpack`](/guide/styling/unocss)',
      },
    },
    {
      names: ['@mdx-js/rollup'],
      to: {
        en: '[`@rsbuild/plugin-mdx`](/guide/framework/react#mdx)',
        zh: '[`@rsbuild/plugin-mdx`](/guide/framework/react#mdx)',
      },
    },
    {
      names: ['unplugin-*'],
      also: ['@intlify/unplugin-*', '@import-meta-env/unplugin'],
      from: {
        en: '`unplugin-auto-import/vite` and other `unplugin-*` packages',
        zh: '`unplugin-auto-import/vite` 等 `unplugin-*` 包',
      },
      to: {
        en: 'the same package with `/rspack`, if it has that, as a plugin in [tools.rspack](/config/tools/rspack)',
        zh: '同一个包的 `/rspack`（有的包没有），写在 [`tools.rspack`](/config/tools/rspack) 的 `plugins` 里',
      },
    },
    {
      names: ['@vitejs/plugin-legacy'],
      to: {
        en: '[Browserslist](/guide/advanced/browserslist) and [output.polyfill](/config/output/polyfill)',
        zh: '[Browserslist](/guide/advanced/browserslist) 加 [`output.polyfill`](/config/output/polyfill)',
      },
    },
    {
      names: ['*'],
      from: { en: 'other Vite and Rollup plugins', zh: '其他 Vite、Rollup 插件' },
      to: {
        en: "don't run; look for one for Rspack or webpack, or write an [Rsbuild plugin](/plugins/dev/)",
        zh: '不能使用；找一个 Rspack 或 webpack 的同类插件，或者写一个 [Rsbuild 插件](/plugins/dev/)',
      },
    },
  ],
};

export const code: MigrationTable = {
  head: ['Vite', 'Rsbuild', { en: 'Difference', zh: '区别' }],
  rows: [
    { names: ['import.meta.env.DEV', 'PROD'], to: { en: 'the same', zh: '相同' } },
    {
      names: ['import.meta.env.MODE'],
      to: { en: 'the same', zh: '相同' },
      note: {
        en: 'the [mode](/config/mode), so `production` with `--env-mode staging`',
        zh: '取 [`mode`](/config/mode) 的值，`--env-mode staging` 时是 `production`',
      },
    },
    {
      names: ['import.meta.env.BASE_URL'],
      to: { en: 'the same', zh: '相同' },
      note: {
        en: 'as you wrote it, `/shop` here; Vite ends it with a slash',
        zh: '与配置里写的一样，这里是 `/shop`；Vite 的末尾有斜杠',
      },
    },
    {
      names: ['import.meta.env[name]'],
      to: [],
      note: { en: '[see below](#silent-changes)', zh: '[见下文](#silent-changes)' },
    },
    {
      names: ['import.meta.env.SSR'],
      to: [],
      note: {
        en: '`undefined`; define it per environment',
        zh: '值为 `undefined`，可以按环境自行定义',
      },
    },
    {
      names: ['?raw'],
      to: {
        en: 'the same for scripts, styles, JSON and media',
        zh: '用于脚本、样式、JSON 和媒体文件时相同',
      },
      note: {
        en: 'for other types, such as `.txt` and `.glsl`, list the extension in [source.assetsInclude](/config/source/assets-include)',
        zh: '`.txt`、`.glsl` 等其他类型，要把扩展名写进 [`source.assetsInclude`](/config/source/assets-include)',
      },
    },
    {
      names: ['?url'],
      to: { en: 'the same for images, fonts and media', zh: '用于图片、字体和媒体文件时相同' },
      note: { en: 'not for stylesheets, scripts and JSON', zh: '不能用于样式、脚本和 JSON' },
    },
    {
      names: ['?inline'],
      to: { en: 'the same for assets and stylesheets', zh: '用于静态资源和样式时相同' },
    },
    {
      names: ["import { red } from './a.module.css'"],
      to: "`import styles from './a.module.css'`",
      note: { en: 'or [named exports](#css-modules)', zh: '或改用[具名导出](#css-modules)' },
    },
    {
      from: {
        en: "`import url from '/logo.svg'` from `public`",
        zh: "从 `public` 导入 `import url from '/logo.svg'`",
      },
      to: "`import url from './logo.svg'`",
      note: { en: 'move the file to `src`', zh: '把文件移到 `src`' },
    },
    {
      from: {
        en: '`url(/logo.svg)` from `public` in styles',
        zh: '样式里的 `url(/logo.svg)`，指向 `public`',
      },
      to: '`url(../public/logo.svg)`',
      note: {
        en: "the absolute path fails with `Can't resolve '/logo.svg'`",
        zh: "绝对路径会报错 `Can't resolve '/logo.svg'`",
      },
    },
    {
      names: ['?worker', '?sharedworker'],
      to: '`new Worker(new URL(…))`',
      note: { en: 'see below', zh: '见下文' },
    },
    {
      from: { en: '`?init` for WebAssembly', zh: 'WebAssembly 的 `?init`' },
      to: [],
      note: {
        en: 'see [WebAssembly](/guide/basic/wasm-assets)',
        zh: '见 [WebAssembly](/guide/basic/wasm-assets)',
      },
    },
    {
      from: "`new URL('./a.png', import.meta.url)`",
      to: { en: 'the same', zh: '相同' },
      note: {
        en: 'with a variable in the path, [see below](#silent-changes)',
        zh: '路径里有变量时[见下文](#silent-changes)',
      },
    },
    {
      names: ['import.meta.glob()'],
      to: '`import.meta.webpackContext()`',
      note: { en: 'see below', zh: '见下文' },
    },
    {
      names: ['import.meta.hot'],
      to: '`import.meta.webpackHot`',
      note: {
        en: "webpack's methods; `import.meta.hot` is `undefined`",
        zh: '方法沿用 webpack 的；`import.meta.hot` 为 `undefined`',
      },
    },
    {
      from: { en: 'named imports from JSON', zh: '从 JSON 具名导入' },
      to: { en: 'the same', zh: '相同' },
    },
  ],
};

export const options: MigrationTable = {
  head: ['Vite', 'Rsbuild', { en: 'Difference', zh: '区别' }],
  rows: [
    { names: ['root'], to: ['root'] },
    {
      names: ['base'],
      to: ['server.base'],
      note: {
        en: "for a full URL, [output.assetPrefix](/config/output/asset-prefix); for `'./'`, its value `'auto'`",
        zh: "值是完整的 URL 时用 [`output.assetPrefix`](/config/output/asset-prefix)；值是 `'./'` 时把它设为 `'auto'`",
      },
    },
    {
      names: ['mode'],
      to: ['mode'],
      note: {
        en: 'only `development`, `production`, `none`; for other names `--env-mode`',
        zh: '只有 `development`、`production`、`none`；其他名字用 `--env-mode`',
      },
    },
    { names: ['define'], to: ['source.define'] },
    {
      names: ['plugins'],
      to: ['plugins'],
      note: { en: "Vite plugins don't run in Rsbuild", zh: 'Vite 插件不能在 Rsbuild 里使用' },
    },
    { names: ['publicDir'], to: ['server.publicDir'] },
    {
      names: ['cacheDir'],
      to: ['performance.buildCache'],
      note: { en: 'off by default', zh: '默认关闭' },
    },
    {
      names: ['resolve.alias'],
      to: ['resolve.alias'],
      note: {
        en: 'relative paths, such as `./src`, start at the root',
        zh: '`./src` 这样的相对路径从根目录算起',
      },
    },
    {
      names: ['resolve.dedupe', 'resolve.extensions', 'resolve.mainFields', 'resolve.conditions'],
      to: ['resolve.dedupe', 'resolve.extensions', 'resolve.mainFields', 'resolve.conditionNames'],
    },
    { names: ['resolve.tsconfigPaths'], to: { en: 'not needed', zh: '不需要' } },
    {
      names: ['resolve.preserveSymlinks'],
      to: ['tools.rspack'],
      note: {
        en: '`resolve.symlinks`, with the opposite value',
        zh: '即 `resolve.symlinks`，取值相反',
      },
    },
    { names: ['html.cspNonce'], to: ['security.nonce'] },
    { names: ['css.modules'], to: ['output.cssModules'] },
    {
      names: ['css.postcss'],
      to: ['tools.postcss'],
      note: { en: '`postcss.config.*` is read by both', zh: '两者都读取 `postcss.config.*`' },
    },
    {
      names: ['css.preprocessorOptions'],
      to: { en: 'options of the Sass, Less or Stylus plugin', zh: 'Sass、Less、Stylus 插件的选项' },
    },
    {
      names: ['css.lightningcss', 'css.transformer'],
      to: ['tools.lightningcssLoader'],
      note: { en: 'on by default', zh: '默认启用' },
    },
    { names: ['css.devSourcemap'], to: ['output.sourceMap'], note: '`css: true`' },
    {
      names: ['json'],
      to: [],
      note: { en: 'unused keys are removed anyway', zh: '没用到的键本来就会去掉' },
    },
    {
      names: ['esbuild'],
      also: ['oxc'],
      to: ['tools.swc'],
      note: {
        en: "for `drop: ['console']`, [performance.removeConsole](/config/performance/remove-console)",
        zh: "`drop: ['console']` 对应 [`performance.removeConsole`](/config/performance/remove-console)",
      },
    },
    { names: ['assetsInclude'], to: ['source.assetsInclude'] },
    {
      names: ['worker'],
      to: [],
      note: { en: 'workers are built like the app', zh: 'worker 和应用用同样的方式构建' },
    },
    {
      names: ['logLevel', 'customLogger', 'clearScreen'],
      to: ['logLevel'],
      note: {
        en: 'the same values; the others have no counterpart',
        zh: '取值相同；另外两个没有对应的选项',
      },
    },
    {
      names: ['envDir', 'envPrefix'],
      to: { en: '`--env-dir`, `loadEnv`', zh: '`--env-dir`、`loadEnv`' },
    },
    {
      names: ['optimizeDeps'],
      to: [],
      note: { en: 'dependencies are bundled with the app', zh: '没有预构建，依赖和应用一起打包' },
    },
    {
      names: ['ssr', 'environments'],
      to: ['environments'],
      note: {
        en: "one with [output.target](/config/output/target) `'node'`",
        zh: "其中一个的 [`output.target`](/config/output/target) 设为 `'node'`",
      },
    },
    { names: ['appType'], to: ['server.htmlFallback'] },
    {
      names: ['resolve.external', 'resolve.noExternal'],
      to: ['output.externals'],
      note: { en: 'packages are also bundled for Node.js', zh: '面向 Node.js 时，依赖也会打包' },
    },
    { names: ['experimental.renderBuiltUrl'], to: ['output.assetPrefix'] },
    {
      names: ['test'],
      to: [],
      note: {
        en: 'options of Vitest; keep them in `vitest.config.ts`',
        zh: 'Vitest 的选项，放到 `vitest.config.ts`',
      },
    },
    {
      names: ['builder', 'css.preprocessorMaxWorkers', 'experimental.*', 'future', 'legacy'],
      from: {
        en: '`builder`, `css.preprocessorMaxWorkers`, other `experimental`, `future`, `legacy`',
        zh: '`builder`、`css.preprocessorMaxWorkers`、其余 `experimental`、`future`、`legacy`',
      },
      to: [],
    },
  ],
};

export const server: MigrationTable = {
  head: ['Vite', 'Rsbuild', { en: 'Difference', zh: '区别' }],
  rows: [
    {
      names: ['server.port'],
      to: ['server.port'],
      note: { en: '3000 instead of 5173', zh: '默认 3000，而不是 5173' },
    },
    {
      names: ['server.host'],
      to: ['server.host'],
      note: { en: '`0.0.0.0` instead of `localhost`', zh: '默认 `0.0.0.0`，而不是 `localhost`' },
    },
    {
      names: ['server.strictPort', 'server.open', 'server.cors', 'server.headers'],
      to: ['server.strictPort', 'server.open', 'server.cors', 'server.headers'],
    },
    { names: ['server.https'], to: ['server.https'] },
    {
      names: ['server.proxy'],
      to: ['server.proxy'],
      note: {
        en: '`rewrite` becomes `pathRewrite`, and keys with `^` a list with `context`; an object also sets `changeOrigin`',
        zh: '`rewrite` 改为 `pathRewrite`，以 `^` 开头的键改为带 `context` 的数组；写成对象时默认开启 `changeOrigin`',
      },
    },
    { names: ['server.hmr'], to: ['dev.hmr', 'dev.client'] },
    {
      names: ['server.watch'],
      to: ['tools.rspack'],
      note: { en: '`watchOptions`', zh: '写在 `watchOptions`' },
    },
    { names: ['server.middlewareMode'], to: ['server.middlewareMode'] },
    {
      names: ['server.allowedHosts'],
      to: [],
      note: { en: 'Rsbuild accepts any host name', zh: 'Rsbuild 不限制访问的主机名' },
    },
    { names: ['server.origin'], to: ['dev.assetPrefix'] },
    {
      names: [
        'server.warmup',
        'server.fs',
        'server.preTransformRequests',
        'server.sourcemapIgnoreList',
      ],
      to: [],
    },
    {
      names: ['preview.*'],
      to: '`server.*`',
      note: { en: 'one object for both servers', zh: '两种服务器共用一份' },
    },
  ],
};

export const build: MigrationTable = {
  head: ['Vite', 'Rsbuild', { en: 'Difference', zh: '区别' }],
  rows: [
    {
      names: ['build.target', 'build.cssTarget'],
      to: ['output.overrideBrowserslist'],
      note: { en: 'or a `.browserslistrc`', zh: '也可以写 `.browserslistrc`' },
    },
    {
      names: ['build.outDir', 'build.assetsDir'],
      to: ['output.distPath'],
      note: { en: 'a folder for each kind, below `static`', zh: '在 `static` 下按类型分目录' },
    },
    {
      names: ['build.assetsInlineLimit'],
      to: ['output.dataUriLimit'],
      note: { en: '4096 in both', zh: '都是 4096' },
    },
    { names: ['build.cssCodeSplit'], to: ['performance.chunkSplit'] },
    {
      names: ['build.minify', 'build.cssMinify', 'build.terserOptions'],
      to: ['output.minify'],
      note: {
        en: 'SWC and Lightning CSS; for `drop_console`, [performance.removeConsole](/config/performance/remove-console)',
        zh: '用 SWC 和 Lightning CSS；`drop_console` 对应 [`performance.removeConsole`](/config/performance/remove-console)',
      },
    },
    {
      names: ['build.sourcemap'],
      to: ['output.sourceMap'],
      note: {
        en: "`js: 'hidden-source-map'`, `'inline-source-map'`",
        zh: "`js: 'hidden-source-map'`、`'inline-source-map'`",
      },
    },
    {
      names: ['build.rollupOptions.input'],
      also: ['build.rolldownOptions.input'],
      to: ['source.entry', 'html.template'],
      note: {
        en: 'an entry is a script, not a page',
        zh: '入口是脚本，不是页面',
      },
    },
    {
      names: ['build.rollupOptions.output'],
      also: ['build.rolldownOptions.output'],
      to: ['output.filename', 'performance.chunkSplit'],
      note: {
        en: 'for `manualChunks`, `forceSplitting`',
        zh: '`manualChunks` 对应 `forceSplitting`',
      },
    },
    {
      names: ['build.rollupOptions.external'],
      also: ['build.rolldownOptions.external'],
      to: ['output.externals'],
    },
    {
      names: ['build.rollupOptions.plugins'],
      also: ['build.rolldownOptions.plugins'],
      to: ['plugins'],
      note: {
        en: "Rollup's plugins don't run in Rsbuild",
        zh: 'Rollup 插件不能在 Rsbuild 里使用',
      },
    },
    {
      names: ['build.rollupOptions.*'],
      also: ['build.rolldownOptions.*'],
      from: { en: 'other `build.rollupOptions`', zh: '其余 `build.rollupOptions`' },
      to: [],
      note: { en: "settings of Rollup's own", zh: 'Rollup 自身的设置' },
    },
    { names: ['build.emptyOutDir'], to: ['output.cleanDistPath'] },
    {
      names: ['build.copyPublicDir'],
      to: ['server.publicDir'],
      note: { en: '`copyOnBuild`', zh: '即 `copyOnBuild`' },
    },
    {
      names: ['build.manifest'],
      to: ['output.manifest'],
      note: { en: 'another format', zh: '格式不同' },
    },
    { names: ['build.license'], to: ['output.legalComments'] },
    { names: ['build.modulePreload'], to: ['performance.preload'] },
    {
      names: ['build.reportCompressedSize', 'build.chunkSizeWarningLimit'],
      to: ['performance.printFileSize'],
      note: { en: 'no limit', zh: '没有上限' },
    },
    {
      names: ['build.ssr'],
      to: ['output.target'],
      note: {
        en: "`'node'`, in a separate [environment](/guide/advanced/environments)",
        zh: "在单独的[环境](/guide/advanced/environments)里设为 `'node'`",
      },
    },
    { names: ['build.emitAssets', 'build.ssrEmitAssets'], to: ['output.emitAssets'] },
    { names: ['build.watch'], to: '`rsbuild build --watch`' },
    {
      names: ['build.lib'],
      to: [],
      note: { en: 'use [Rslib](https://rslib.rs)', zh: '用 [Rslib](https://rslib.rs)' },
    },
    {
      names: [
        'build.commonjsOptions',
        'build.dynamicImportVarsOptions',
        'build.write',
        'build.ssrManifest',
      ],
      to: [],
    },
  ],
};
