import type { MigrationTable } from './table';

export const packages: MigrationTable = {
  head: ['Vite', 'Rsbuild'],
  rows: [
    {
      names: ['@vitejs/plugin-react', 'plugin-react-swc'],
      also: [
        '@vitejs/plugin-react-oxc',
        '@vitejs/plugin-react-refresh',
        '@vitejs/plugin-react-swc',
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
        en: '[html.template](/config/html/template), in EJS, and `html.*`',
        zh: '[`html.template`](/config/html/template)（EJS 语法）和 `html.*`',
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
    {
      names: ['import.meta.env.DEV', 'PROD'],
      to: { en: 'the same', zh: '相同' },
      note: {
        en: 'depend on the [mode](/config/mode); in Vite, on `NODE_ENV`',
        zh: '取决于 [`mode`](/config/mode)；Vite 取决于 `NODE_ENV`',
      },
    },
    {
      names: ['import.meta.env.MODE'],
      to: { en: 'the same', zh: '相同' },
      note: {
        en: 'the [mode](/config/mode), also with `--env-mode staging`',
        zh: '取 [`mode`](/config/mode) 的值，加了 `--env-mode staging` 也不变',
      },
    },
    {
      names: ['import.meta.env.BASE_URL'],
      to: { en: 'the same', zh: '相同' },
      note: {
        en: 'as you wrote [server.base](/config/server/base), `/shop` here, without a slash at the end; for a full URL, use `ASSET_PREFIX`',
        zh: '与 [`server.base`](/config/server/base) 写的一样，这里是 `/shop`，末尾没有斜杠；完整的 URL 用 `ASSET_PREFIX` 读取',
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
        en: 'doesn’t inline small files, unlike Vite; not for stylesheets, scripts and JSON',
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
        en: '`name`, in an object; a string is silently ignored',
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
        en: 'relative paths, such as `./src`, start at the root; `@` instead of `@/`; no regular expressions',
        zh: '`./src` 这样的相对路径从根目录算起；`@/` 要写成 `@`；不支持正则表达式',
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
    {
      names: ['css.devSourcemap'],
      to: ['output.sourceMap'],
      note: { en: '`css: true`, also in production builds', zh: '`css: true`，对生产构建也有效' },
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
        en: "for `drop: ['console']` in production, [performance.removeConsole](/config/performance/remove-console)",
        zh: "生产环境的 `drop: ['console']` 对应 [`performance.removeConsole`](/config/performance/remove-console)",
      },
    },
    {
      names: ['assetsInclude'],
      to: ['source.assetsInclude'],
      note: {
        en: 'regular expressions, no globs; add `.jxl`, `.pdf`, `.txt`, `.vtt` and `.webmanifest` if you import them',
        zh: '用正则表达式，不支持 glob；导入 `.jxl`、`.pdf`、`.txt`、`.vtt`、`.webmanifest` 时也要写上',
      },
    },
    {
      names: ['worker'],
      to: [],
      note: { en: 'workers are built like the app', zh: 'worker 和应用用同样的方式构建' },
    },
    {
      names: ['logLevel', 'customLogger', 'clearScreen'],
      to: ['logLevel'],
      note: {
        en: 'the same values; for `customLogger`, [logger.override()](/api/javascript-api/core#logger); `clearScreen` has no counterpart',
        zh: '取值相同；`customLogger` 对应 [`logger.override()`](/api/javascript-api/core#logger)；`clearScreen` 没有对应的选项',
      },
    },
    {
      names: ['envDir', 'envPrefix'],
      to: { en: '`--env-dir`, `loadEnv`', zh: '`--env-dir`、`loadEnv`' },
      note: {
        en: 'by default, the working directory or `--root`; the `root` option has no effect',
        zh: '默认是工作目录或 `--root`，不受 `root` 选项影响',
      },
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
    {
      names: ['appType'],
      to: ['server.htmlFallback'],
      note: { en: "`false` for `'mpa'` and `'custom'`", zh: "`'mpa'` 和 `'custom'` 对应 `false`" },
    },
    {
      names: ['resolve.external', 'resolve.noExternal'],
      to: ['output.externals'],
      note: { en: 'packages are also bundled for Node.js', zh: '面向 Node.js 时，依赖也会打包' },
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
        en: '`rewrite` becomes `pathRewrite`, and keys with `^` a list with functions as `context`; in an object of paths, `changeOrigin` is `true` by default, and in a list, `false`',
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
        en: '`watchOptions`; `usePolling` becomes `poll`',
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
        en: 'on by default, for uncaught errors; messages of `console` stay in the browser',
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
      note: {
        en: 'browsers, not ES versions such as `es2015`; or a `.browserslistrc`',
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
      note: { en: 'by default, 4096 in both; not a function', zh: '默认都是 4096；不能写成函数' },
    },
    {
      names: ['build.cssCodeSplit'],
      to: ['performance.chunkSplit'],
      note: {
        en: 'for `false`, a cache group for stylesheets in `override`',
        zh: '`false` 对应 `override` 里的一个样式 cache group',
      },
    },
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
      to: ['output.filename', 'output.distPath', 'performance.chunkSplit'],
      note: {
        en: 'for `manualChunks`, `forceSplitting`',
        zh: '`manualChunks` 对应 `forceSplitting`',
      },
    },
    {
      names: ['build.rollupOptions.external'],
      also: ['build.rolldownOptions.external'],
      to: ['output.externals'],
      note: {
        en: 'in browsers, global variables, or imports with [output.module](/config/output/module)',
        zh: '在浏览器里读取全局变量，启用 [`output.module`](/config/output/module) 时是 import',
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
      note: { en: '`ignoreWarnings`', zh: '写在 `ignoreWarnings`' },
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
      note: { en: '`copyOnBuild`', zh: '即 `copyOnBuild`' },
    },
    {
      names: ['build.manifest'],
      to: ['output.manifest'],
      note: { en: 'another format', zh: '格式不同' },
    },
    {
      names: ['build.license'],
      to: ['output.legalComments'],
      note: { en: 'license comments, not a list of packages', zh: '许可证注释，不是依赖清单' },
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
        en: '`compressed`; by default, large chunks cause no warning',
        zh: '前者即 `compressed`；默认不会警告 chunk 过大',
      },
    },
    {
      names: ['build.ssr'],
      to: ['output.target'],
      note: {
        en: "`'node'`, in a separate [environment](/guide/advanced/environments)",
        zh: "在单独的[环境](/guide/advanced/environments)里设为 `'node'`",
      },
    },
    {
      names: ['build.emitAssets', 'build.ssrEmitAssets'],
      to: ['output.emitAssets'],
      note: { en: "by default, also `true` for `'node'`", zh: "`'node'` 默认也是 `true`" },
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
