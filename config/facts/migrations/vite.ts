import type { MigrationTable } from './table';

export const packages: MigrationTable = {
  head: ['Vite', 'Rsbuild'],
  rows: [
    {
      names: ['@vitejs/plugin-react', '@vitejs/plugin-react-swc'],
      also: [
        '@vitejs/plugin-react-oxc',
        '@vitejs/plugin-react-refresh',
        'vite-preset-react',
        'vite-react-jsx',
      ],
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
    {
      names: ['vite-plugin-svgr'],
      also: ['@svgr/rollup', 'vite-plugin-react-svg'],
      to: ['plugin-svgr'],
    },
    {
      names: ['sass', 'less', 'stylus'],
      from: {
        en: '`sass`, `less`, `stylus` without a plugin',
        zh: '不用插件的 `sass`、`less`、`stylus`',
      },
      to: ['plugin-sass', 'plugin-less', 'plugin-stylus'],
    },
    {
      from: { en: '`.jsx` files without a plugin', zh: '不用插件的 `.jsx` 文件' },
      to: ['plugin-react', 'plugin-preact'],
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
        en: '[html.template](/config/html/template) with EJS, and other `html.*` options',
        zh: '[`html.template`](/config/html/template)（EJS 语法）和其他 `html.*` 选项',
      },
    },
    {
      names: ['vite-plugin-singlefile'],
      to: ['output.inlineScripts', 'output.inlineStyles', 'output.dataUriLimit'],
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
        en: '[Rsdoctor](/guide/debug/rsdoctor), [`rsbuild inspect`](/guide/basic/cli)',
        zh: '[Rsdoctor](/guide/debug/rsdoctor)、[`rsbuild inspect`](/guide/basic/cli)',
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
        en: 'the `/rspack` export of the package, if it has one, as a plugin in [tools.rspack](/config/tools/rspack)',
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
        en: "don't run; find a similar plugin for Rspack or webpack, or write an [Rsbuild plugin](/plugins/dev/)",
        zh: '不能使用；找一个 Rspack 或 webpack 的同类插件，或者写一个 [Rsbuild 插件](/plugins/dev/)',
      },
    },
  ],
};

export const code: MigrationTable = {
  head: ['Vite', 'Rsbuild', { en: 'Difference', zh: '区别' }],
  rows: [
    {
      names: ['import.meta.env.DEV', 'PROD'],
      to: { en: 'the same', zh: '相同' },
      note: {
        en: 'depend on the [mode](/config/mode); in Vite, they depend on `NODE_ENV`',
        zh: '取决于 [`mode`](/config/mode)；Vite 取决于 `NODE_ENV`',
      },
    },
    {
      names: ['import.meta.env.MODE'],
      to: { en: 'the same', zh: '相同' },
      note: {
        en: 'the value of [mode](/config/mode), even with `--env-mode staging`',
        zh: '取 [`mode`](/config/mode) 的值，加了 `--env-mode staging` 也不变',
      },
    },
    {
      names: ['import.meta.env.BASE_URL'],
      to: { en: 'the same', zh: '相同' },
      note: {
        en: 'the value of [server.base](/config/server/base), which has a trailing slash only if you write one; for a full URL, use `import.meta.env.ASSET_PREFIX`',
        zh: '取 [`server.base`](/config/server/base) 的值，末尾的斜杠要自己写；完整的 URL 用 `import.meta.env.ASSET_PREFIX` 读取',
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
        en: 'the same for scripts, styles, JSON, images, fonts and media',
        zh: '用于脚本、样式、JSON、图片、字体和媒体文件时相同',
      },
      note: {
        en: 'for other types, such as `.txt` and `.glsl`, list the extension in [source.assetsInclude](/config/source/assets-include)',
        zh: '`.txt`、`.glsl` 等其他类型，要把扩展名写进 [`source.assetsInclude`](/config/source/assets-include)',
      },
    },
    {
      names: ['?url'],
      to: { en: 'the same for images, fonts and media', zh: '用于图片、字体和媒体文件时相同' },
      note: {
        en: 'unlike Vite, Rsbuild doesn’t inline small files; `?url` doesn’t work for stylesheets, scripts and JSON',
        zh: '小文件也不会内联，与 Vite 不同；不能用于样式、脚本和 JSON',
      },
    },
    {
      names: ['?no-inline'],
      to: { en: '`?url` for images, fonts and media', zh: '图片、字体和媒体文件用 `?url`' },
      note: { en: '`?no-inline` has no effect', zh: '`?no-inline` 不起作用' },
    },
    {
      names: ['?inline'],
      to: {
        en: 'the same for images, fonts, media and stylesheets',
        zh: '用于图片、字体、媒体文件和样式时相同',
      },
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
      note: { en: 'see [Workers](#workers)', zh: '见 [Worker](#workers)' },
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
      note: { en: 'see [Glob imports](#glob-imports)', zh: '见 [glob 导入](#glob-imports)' },
    },
    {
      names: ['import.meta.hot'],
      to: '`import.meta.webpackHot`',
      note: {
        en: "has webpack's methods; `import.meta.hot` is `undefined`",
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
        en: "for a full URL, set [output.assetPrefix](/config/output/asset-prefix); for `'./'`, set `output.assetPrefix` to `'auto'`",
        zh: "值是完整的 URL 时用 [`output.assetPrefix`](/config/output/asset-prefix)；值是 `'./'` 时把它设为 `'auto'`",
      },
    },
    {
      names: ['mode'],
      to: ['mode'],
      note: {
        en: 'accepts only `development`, `production` and `none`; for other names, use `--env-mode`',
        zh: '只有 `development`、`production`、`none`；其他名字用 `--env-mode`',
      },
    },
    {
      names: ['input'],
      to: ['source.entry', 'html.template'],
      note: { en: 'an entry is a script, not a page', zh: '入口是脚本，不是页面' },
    },
    { names: ['define'], to: ['source.define'] },
    {
      names: ['plugins'],
      to: ['plugins'],
      note: { en: "Vite plugins don't run in Rsbuild", zh: 'Vite 插件不能在 Rsbuild 里使用' },
    },
    {
      names: ['publicDir'],
      to: ['server.publicDir'],
      note: {
        en: 'write an object with `name`; Rsbuild silently ignores a string',
        zh: '写成带 `name` 的对象，字符串会被直接忽略',
      },
    },
    {
      names: ['cacheDir'],
      to: ['performance.buildCache'],
      note: { en: 'off by default', zh: '默认关闭' },
    },
    {
      names: ['resolve.alias'],
      to: ['resolve.alias'],
      note: {
        en: 'paths such as `./src` are relative to the root; write `@` instead of `@/`; you can’t use regular expressions',
        zh: '`./src` 这样的路径相对于根目录；`@/` 要写成 `@`；不支持正则表达式',
      },
    },
    {
      names: ['resolve.dedupe', 'resolve.extensions', 'resolve.mainFields', 'resolve.conditions'],
      to: ['resolve.dedupe', 'resolve.extensions', 'resolve.mainFields', 'resolve.conditionNames'],
      note: {
        en: "`conditionNames` needs `'...'` to keep the defaults; `.mts` isn't in the default `extensions`",
        zh: "`conditionNames` 要写上 `'...'` 才保留默认值；`extensions` 的默认值没有 `.mts`",
      },
    },
    { names: ['tsconfig'], to: ['source.tsconfigPath'] },
    { names: ['resolve.tsconfigPaths'], to: { en: 'not needed', zh: '不需要' } },
    {
      from: {
        en: '`experimentalDecorators` in `tsconfig.json`',
        zh: '`tsconfig.json` 的 `experimentalDecorators`',
      },
      to: ['source.decorators'],
      note: { en: "set `version` to `'legacy'`", zh: "把 `version` 设为 `'legacy'`" },
    },
    {
      names: ['resolve.preserveSymlinks'],
      to: ['tools.rspack'],
      note: {
        en: '`resolve.symlinks`, with the opposite value',
        zh: '即 `resolve.symlinks`，取值相反',
      },
    },
    { names: ['html.cspNonce'], to: ['security.nonce'] },
    {
      names: ['html.additionalAssetSources'],
      to: {
        en: '[`require`](/guide/basic/html-template#images-and-files-in-a-template) in the template',
        zh: '模板里的 [`require`](/guide/basic/html-template#images-and-files-in-a-template)',
      },
    },
    {
      names: ['css.modules'],
      to: ['output.cssModules'],
      note: {
        en: '`generateScopedName` becomes `localIdentName`, and `localsConvention` becomes `exportLocalsConvention`',
        zh: '`generateScopedName` 改为 `localIdentName`，`localsConvention` 改为 `exportLocalsConvention`',
      },
    },
    {
      names: ['css.postcss'],
      to: ['tools.postcss'],
      note: {
        en: 'both tools read `postcss.config.*`',
        zh: '两个工具都读取 `postcss.config.*`',
      },
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
    {
      names: ['css.devSourcemap'],
      to: ['output.sourceMap'],
      note: {
        en: 'set `css: true`, which also applies to production builds',
        zh: '设置 `css: true`，对生产构建也有效',
      },
    },
    {
      names: ['json'],
      to: [],
      note: { en: 'production builds omit unused keys', zh: '生产构建会去掉没用到的键' },
    },
    {
      names: ['esbuild'],
      also: ['oxc'],
      to: ['tools.swc'],
      note: {
        en: "for `drop: ['console']` in production, use [performance.removeConsole](/config/performance/remove-console)",
        zh: "生产环境的 `drop: ['console']` 对应 [`performance.removeConsole`](/config/performance/remove-console)",
      },
    },
    {
      names: ['assetsInclude'],
      to: ['source.assetsInclude'],
      note: {
        en: 'accepts regular expressions, but no globs; add `.jxl`, `.pdf`, `.txt`, `.vtt` and `.webmanifest` if you import them',
        zh: '用正则表达式，不支持 glob；导入 `.jxl`、`.pdf`、`.txt`、`.vtt`、`.webmanifest` 时也要写上',
      },
    },
    {
      names: ['worker'],
      to: [],
      note: { en: 'Rsbuild builds workers like the app', zh: 'worker 和应用用同样的方式构建' },
    },
    {
      names: ['logLevel', 'customLogger', 'clearScreen'],
      to: ['logLevel'],
      note: {
        en: 'the same values; for `customLogger`, use [logger.override()](/api/javascript-api/core#logger); `clearScreen` has no counterpart',
        zh: '取值相同；`customLogger` 对应 [`logger.override()`](/api/javascript-api/core#logger)；`clearScreen` 没有对应的选项',
      },
    },
    {
      names: ['envDir', 'envPrefix'],
      to: { en: '`--env-dir`, `loadEnv`', zh: '`--env-dir`、`loadEnv`' },
      note: {
        en: 'by default, Rsbuild reads `.env` files in the working directory or `--root`, regardless of the `root` option',
        zh: '默认读取工作目录或 `--root` 里的 `.env` 文件，不受 `root` 选项影响',
      },
    },
    {
      names: ['optimizeDeps'],
      to: [],
      note: {
        en: 'Rsbuild bundles dependencies with the app',
        zh: '没有预构建，依赖和应用一起打包',
      },
    },
    {
      names: ['ssr', 'environments'],
      to: ['environments'],
      note: {
        en: "add an environment with [output.target](/config/output/target) `'node'`",
        zh: "添加一个环境，把它的 [`output.target`](/config/output/target) 设为 `'node'`",
      },
    },
    {
      names: ['appType'],
      to: ['server.htmlFallback'],
      note: {
        en: "set `false` for `'mpa'` and `'custom'`",
        zh: "`'mpa'` 和 `'custom'` 对应 `false`",
      },
    },
    {
      names: ['resolve.external', 'resolve.noExternal'],
      to: ['output.externals'],
      note: {
        en: 'Rsbuild also bundles packages for Node.js',
        zh: '面向 Node.js 时，Rsbuild 也会打包依赖',
      },
    },
    { names: ['devtools'], to: '[Rsdoctor](/guide/debug/rsdoctor)' },
    {
      names: ['experimental.renderBuiltUrl'],
      to: ['output.assetPrefix'],
      note: { en: 'one prefix for all files', zh: '所有文件共用一个前缀' },
    },
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
      note: { en: 'by default, 3000 instead of 5173', zh: '默认 3000，而不是 5173' },
    },
    {
      names: ['server.host'],
      to: ['server.host'],
      note: {
        en: 'by default, `0.0.0.0` instead of `localhost`',
        zh: '默认 `0.0.0.0`，而不是 `localhost`',
      },
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
        en: '`rewrite` becomes `pathRewrite`; instead of keys that start with `^`, write an array with functions as `context`; `changeOrigin` is `true` by default in an object of paths, and `false` in an array',
        zh: '`rewrite` 改为 `pathRewrite`，以 `^` 开头的键改为数组，用函数作为 `context`；`changeOrigin` 的默认值，以路径为键的对象里是 `true`，数组里是 `false`',
      },
    },
    {
      names: ['server.hmr'],
      to: ['dev.hmr', 'dev.client'],
      note: {
        en: 'with `false`, pages still reload, unless [dev.liveReload](/config/dev/live-reload) is also `false`; `clientPort` becomes `port`',
        zh: '设为 `false` 后页面仍会刷新，[`dev.liveReload`](/config/dev/live-reload) 也设为 `false` 才不刷新；`clientPort` 改为 `port`',
      },
    },
    {
      names: ['server.ws'],
      to: ['dev.client'],
      note: { en: '`clientPort` becomes `port`', zh: '`clientPort` 改为 `port`' },
    },
    {
      names: ['server.watch'],
      to: ['tools.rspack'],
      note: {
        en: 'set `watchOptions`; `usePolling` becomes `poll`',
        zh: '写在 `watchOptions`，`usePolling` 改为 `poll`',
      },
    },
    { names: ['server.middlewareMode'], to: ['server.middlewareMode'] },
    {
      names: ['server.allowedHosts'],
      to: [],
      note: { en: 'Rsbuild accepts any host name', zh: 'Rsbuild 不限制访问的主机名' },
    },
    { names: ['server.origin'], to: ['dev.assetPrefix'] },
    {
      names: ['server.forwardConsole'],
      to: ['dev.browserLogs'],
      note: {
        en: 'on by default, but only for uncaught errors; `console` messages stay in the browser',
        zh: '默认开启，只转发未捕获的错误；`console` 的消息留在浏览器里',
      },
    },
    {
      names: [
        'server.warmup',
        'server.fs',
        'server.preTransformRequests',
        'server.sourcemapIgnoreList',
      ],
      also: [
        'server.hotUpdateEnvironments',
        'server.perEnvironmentStartEndDuringDev',
        'server.perEnvironmentWatchChangeDuringDev',
      ],
      to: [],
    },
    {
      names: ['preview.*'],
      to: '`server.*`',
      note: { en: 'the same options for both servers', zh: '两种服务器共用一份选项' },
    },
  ],
};

export const build: MigrationTable = {
  head: ['Vite', 'Rsbuild', { en: 'Difference', zh: '区别' }],
  rows: [
    {
      names: ['build.target', 'build.cssTarget'],
      to: ['output.overrideBrowserslist'],
      note: {
        en: 'accepts browsers, not ES versions such as `es2015`; you can also use a `.browserslistrc`',
        zh: '写浏览器，不能写 `es2015` 这样的 ES 版本；也可以用 `.browserslistrc`',
      },
    },
    {
      names: ['build.outDir', 'build.assetsDir'],
      to: ['output.distPath'],
      note: {
        en: 'by default, a folder for each kind under `static`',
        zh: '默认在 `static` 下按类型分目录',
      },
    },
    {
      names: ['build.assetsInlineLimit'],
      to: ['output.dataUriLimit'],
      note: {
        en: '4096 by default in both tools; can’t be a function',
        zh: '两个工具默认都是 4096；不能写成函数',
      },
    },
    {
      names: ['build.cssCodeSplit'],
      to: ['performance.chunkSplit'],
      note: {
        en: 'for `false`, add a cache group for stylesheets to `override`',
        zh: '`false` 对应 `override` 里的一个样式 cache group',
      },
    },
    {
      names: ['build.minify', 'build.cssMinify', 'build.terserOptions'],
      to: ['output.minify'],
      note: {
        en: 'Rsbuild uses SWC and Lightning CSS; for `drop_console`, use [performance.removeConsole](/config/performance/remove-console)',
        zh: '用 SWC 和 Lightning CSS；`drop_console` 对应 [`performance.removeConsole`](/config/performance/remove-console)',
      },
    },
    {
      names: ['build.sourcemap'],
      to: ['output.sourceMap'],
      note: {
        en: "for `'hidden'`, set `js: 'hidden-source-map'`; for `'inline'`, set `js: 'inline-source-map'`",
        zh: "`'hidden'` 对应 `js: 'hidden-source-map'`，`'inline'` 对应 `js: 'inline-source-map'`",
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
      to: ['output.filename', 'output.distPath', 'performance.chunkSplit'],
      note: {
        en: 'for `manualChunks`, use `forceSplitting`',
        zh: '`manualChunks` 对应 `forceSplitting`',
      },
    },
    {
      names: ['build.rollupOptions.external'],
      also: ['build.rolldownOptions.external'],
      to: ['output.externals'],
      note: {
        en: 'in browsers, externals are global variables, or imports if you set [output.module](/config/output/module)',
        zh: '在浏览器里，外部依赖读取全局变量；启用 [`output.module`](/config/output/module) 时用 import 导入',
      },
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
      names: ['build.rollupOptions.onwarn'],
      also: [
        'build.rollupOptions.onLog',
        'build.rolldownOptions.onwarn',
        'build.rolldownOptions.onLog',
      ],
      to: ['tools.rspack'],
      note: { en: 'set `ignoreWarnings`', zh: '写在 `ignoreWarnings`' },
    },
    {
      names: ['build.rollupOptions.*'],
      also: ['build.rolldownOptions.*'],
      from: { en: 'other `build.rollupOptions`', zh: '其余 `build.rollupOptions`' },
      to: [],
      note: { en: "Rollup's own settings", zh: 'Rollup 自身的设置' },
    },
    { names: ['build.emptyOutDir'], to: ['output.cleanDistPath'] },
    {
      names: ['build.copyPublicDir'],
      to: ['server.publicDir'],
      note: { en: 'set `copyOnBuild`', zh: '设置 `copyOnBuild`' },
    },
    {
      names: ['build.manifest'],
      to: ['output.manifest'],
      note: { en: 'different format', zh: '格式不同' },
    },
    {
      names: ['build.license'],
      to: ['output.legalComments'],
      note: {
        en: 'Rsbuild writes license comments, not a list of packages',
        zh: 'Rsbuild 写出许可证注释，不是依赖清单',
      },
    },
    {
      names: ['build.modulePreload'],
      also: ['build.polyfillModulePreload'],
      to: ['performance.preload'],
      note: { en: 'off by default', zh: '默认关闭' },
    },
    {
      names: ['build.reportCompressedSize', 'build.chunkSizeWarningLimit'],
      to: ['performance.printFileSize'],
      note: {
        en: 'for the compressed size, set `compressed`; by default, Rsbuild doesn’t warn about large chunks',
        zh: '压缩后的体积用 `compressed` 设置；默认不会警告 chunk 过大',
      },
    },
    {
      names: ['build.ssr'],
      to: ['output.target'],
      note: {
        en: "set `'node'` in a separate [environment](/guide/advanced/environments)",
        zh: "在单独的[环境](/guide/advanced/environments)里设为 `'node'`",
      },
    },
    {
      names: ['build.emitAssets', 'build.ssrEmitAssets'],
      to: ['output.emitAssets'],
      note: {
        en: "also `true` by default for the `'node'` target",
        zh: "目标为 `'node'` 时默认也是 `true`",
      },
    },
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
      also: ['build.chunkImportMap', 'build.createEnvironment'],
      to: [],
    },
  ],
};
