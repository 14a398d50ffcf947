import type { MigrationTable } from './table';

export const options: MigrationTable = {
  head: ['webpack', 'Rsbuild', { en: 'Difference', zh: '区别' }],
  rows: [
    {
      names: ['mode'],
      to: ['mode'],
      note: {
        en: 'by default, `development` for `rsbuild dev` and `production` for `rsbuild build`',
        zh: '默认 `rsbuild dev` 为 `development`，`rsbuild build` 为 `production`',
      },
    },
    {
      from: { en: 'a function that receives `env` and `argv`', zh: '参数为 `env`、`argv` 的函数' },
      to: {
        en: 'a function that receives `env`, `command` and other values',
        zh: '参数里有 `env`、`command` 等的函数',
      },
      note: {
        en: "see [defineConfig](/guide/configuration/rsbuild); there's no `--env` flag",
        zh: '见 [defineConfig](/guide/configuration/rsbuild)；没有 `--env` 参数',
      },
    },
    {
      names: ['context'],
      to: ['root'],
      note: {
        en: 'with the `--root` flag, Rsbuild also looks for the configuration file there',
        zh: '用 `--root` 指定时，也在那里查找配置文件',
      },
    },
    {
      names: ['entry'],
      to: ['source.entry'],
      note: {
        en: 'an object of scripts; Rsbuild writes a page for each key; if the entry is an HTML file, [use it as the template](#check-the-template)',
        zh: '必须是对象，值是脚本，每个键生成一个页面；[入口是 HTML 文件时](#check-the-template)写成模板',
      },
    },
    {
      names: ['output.path'],
      to: ['output.distPath'],
      note: { en: 'Rsbuild resolves relative paths from the root', zh: '相对路径从根目录算起' },
    },
    {
      names: ['output.filename', 'output.chunkFilename'],
      to: ['output.filename', 'output.distPath'],
      note: {
        en: 'folder and file name are separate options; in production, names contain a hash of 8 characters by default',
        zh: '目录和文件名分开设置；生产环境默认带 8 位 hash',
      },
    },
    {
      names: ['output.assetModuleFilename'],
      to: ['output.filename'],
      note: {
        en: 'a name for each kind of file: `image`, `svg`, `font`, `media`, `assets`',
        zh: '按类型设置：`image`、`svg`、`font`、`media`、`assets`',
      },
    },
    {
      names: ['output.publicPath'],
      to: ['server.base', 'output.assetPrefix'],
      note: {
        en: '`base` for a subpath, `assetPrefix` for a CDN; [`/` by default](#public-path)',
        zh: '部署在子路径用 `base`，用 CDN 则用 `assetPrefix`；[默认是 `/`](#public-path)',
      },
    },
    {
      names: ['output.clean'],
      to: ['output.cleanDistPath'],
      note: {
        en: 'on by default if the output folder is inside the root',
        zh: '产物目录在根目录之内时默认开启',
      },
    },
    { names: ['output.crossOriginLoading'], to: ['html.crossorigin'] },
    { names: ['output.copy'], to: ['server.publicDir', 'output.copy'] },
    {
      names: ['output.html'],
      to: ['html.template'],
      note: {
        en: 'Rsbuild writes a page for each entry by default',
        zh: '默认为每个入口生成页面',
      },
    },
    {
      names: ['output.jsonpFunction'],
      to: {
        en: '`output.chunkLoadingGlobal`, in [tools.rspack](/config/tools/rspack)',
        zh: '[`tools.rspack`](/config/tools/rspack) 里的 `output.chunkLoadingGlobal`',
      },
      note: { en: 'the name since webpack 5', zh: 'webpack 5 起的名称' },
    },
    {
      names: ['output.library', 'output.*'],
      from: { en: '`output.library` and others', zh: '`output.library` 等' },
      to: ['tools.rspack'],
      note: {
        en: 'to build npm packages, use [Rslib](https://rslib.rs)',
        zh: '开发 npm 包建议用 [Rslib](https://rslib.rs)',
      },
    },
    {
      names: ['target'],
      to: ['output.target', 'output.overrideBrowserslist'],
      note: {
        en: '`web`, `node` or `web-worker`; for browsers, Browserslist determines the syntax',
        zh: '可选 `web`、`node`、`web-worker`；面向浏览器时，语法由 Browserslist 决定',
      },
    },
    {
      names: ['devtool'],
      to: ['output.sourceMap'],
      note: { en: "`js` accepts webpack's values", zh: '`js` 字段接受 webpack 的取值' },
    },
    { names: ['externals'], to: ['output.externals'] },
    {
      names: ['resolve.alias'],
      to: ['resolve.alias'],
      note: { en: 'Rsbuild resolves relative paths from the root', zh: '相对路径从根目录算起' },
    },
    {
      names: ['resolve.mainFields', 'resolve.conditionNames'],
      to: ['resolve.mainFields', 'resolve.conditionNames'],
    },
    {
      names: ['resolve.extensions'],
      to: ['resolve.extensions'],
      note: {
        en: 'the default includes `.ts` and `.tsx`',
        zh: '默认值里已有 `.ts` 和 `.tsx`',
      },
    },
    {
      names: ['resolve.tsconfig'],
      also: ['tsconfig-paths-webpack-plugin'],
      to: ['source.tsconfigPath'],
      note: {
        en: 'Rsbuild reads `paths` from `tsconfig.json` automatically',
        zh: '自动读取 `tsconfig.json` 的 `paths`',
      },
    },
    {
      names: ['resolve.fallback'],
      to: ['tools.rspack'],
      note: {
        en: 'for Node.js modules, you can also use `@rsbuild/plugin-node-polyfill`',
        zh: 'Node.js 模块也可以用 `@rsbuild/plugin-node-polyfill`',
      },
    },
    {
      names: ['resolve.*', 'resolveLoader'],
      from: {
        en: 'other fields of `resolve`, `resolveLoader`',
        zh: '`resolve` 的其余字段、`resolveLoader`',
      },
      to: ['tools.rspack'],
    },
    {
      names: ['module.rules'],
      to: { en: 'mostly not needed', zh: '大多不用写' },
      note: { en: 'see [Loaders](#loaders)', zh: '见 [loader](#loaders)' },
    },
    { names: ['module.noParse', 'module.generator', 'module.parser'], to: ['tools.rspack'] },
    {
      names: ['plugins'],
      to: ['tools.rspack'],
      note: { en: 'see [Plugins](#plugins)', zh: '见[插件](#plugins)' },
    },
    {
      names: ['optimization.splitChunks'],
      to: ['performance.chunkSplit'],
      note: {
        en: "set `strategy: 'custom'`, and move webpack's object to `splitChunks`",
        zh: "`strategy: 'custom'`，原来的对象写在 `splitChunks` 里",
      },
    },
    {
      names: ['optimization.minimize', 'optimization.minimizer'],
      also: ['optimization.minimizeOptions'],
      to: ['output.minify'],
      note: {
        en: 'Rsbuild minifies with SWC and Lightning CSS',
        zh: '用 SWC 和 Lightning CSS 压缩',
      },
    },
    {
      names: ['optimization.*'],
      from: { en: 'other `optimization`', zh: '其余 `optimization`' },
      to: ['tools.rspack'],
      note: {
        en: 'Rspack doesn’t have some, such as `flagIncludedChunks`',
        zh: 'Rspack 没有其中几个，例如 `flagIncludedChunks`',
      },
    },
    { names: ['cache'], to: ['performance.buildCache'] },
    {
      names: ['performance'],
      to: ['performance.printFileSize'],
      note: {
        en: "Rsbuild prints the file sizes; webpack's hints are off",
        zh: '直接打印体积，webpack 的体积提示已关闭',
      },
    },
    { names: ['profile'], to: ['performance.profile'] },
    {
      names: ['stats', 'infrastructureLogging'],
      to: ['logLevel'],
      note: { en: 'or `tools.rspack`', zh: '或者 `tools.rspack`' },
    },
    { names: ['watch'], to: '`rsbuild build --watch`' },
    {
      names: ['experiments.lazyCompilation'],
      to: ['dev.lazyCompilation'],
      note: { en: 'on by default for `import()`', zh: '默认对 `import()` 开启' },
    },
    {
      names: ['experiments.css', 'experiments.typescript'],
      to: { en: 'built in', zh: '内置' },
      note: {
        en: '[CSS Modules](#build-errors) work differently',
        zh: '[CSS Modules](#build-errors) 有区别',
      },
    },
    { names: ['experiments.html'], to: ['html.template'] },
    {
      names: ['experiments.*'],
      from: { en: 'other `experiments`', zh: '其余 `experiments`' },
      to: ['tools.rspack'],
      note: { en: 'Rspack has different experiments', zh: 'Rspack 的实验特性不同' },
    },
    {
      names: ['extends'],
      to: '`mergeRsbuildConfig`',
      note: {
        en: 'a function, see [Share a part](/guide/configuration/rsbuild#share-a-part)',
        zh: '是个函数，见[共享配置](/guide/configuration/rsbuild#share-a-part)',
      },
    },
    {
      names: ['name'],
      from: { en: '`name`, several configurations', zh: '`name`、多份配置' },
      to: ['environments'],
    },
    {
      names: ['dotenv'],
      to: { en: '`.env` files', zh: '`.env` 文件' },
      note: {
        en: 'Rsbuild reads them automatically; in your code, only variables that start with `PUBLIC_` are available',
        zh: '自动读取，只有 `PUBLIC_` 开头的变量会进入代码',
      },
    },
    {
      names: [
        'amd',
        'bail',
        'externalsPresets',
        'externalsType',
        'ignoreWarnings',
        'loader',
        'watchOptions',
        'dependencies',
      ],
      to: ['tools.rspack'],
    },
    {
      names: ['node'],
      to: ['tools.rspack'],
      note: {
        en: "Rspack has only `__dirname`, `__filename` and `global`; instead of `fs: 'empty'`, set `resolve.fallback: { fs: false }`",
        zh: "Rspack 只有 `__dirname`、`__filename`、`global`；`fs: 'empty'` 改为 `resolve.fallback: { fs: false }`",
      },
    },
    {
      names: ['parallelism', 'records*', 'resolve.plugins', 'snapshot', 'validate'],
      also: [
        'resolve.cachePredicate',
        'resolve.unsafeCache',
        'optimization.checkWasmTypes',
        'optimization.flagIncludedChunks',
        'optimization.mangleWasmImports',
        'optimization.occurrenceOrder',
        'optimization.portableRecords',
      ],
      to: [],
      note: { en: 'not available in Rspack', zh: 'Rspack 没有这些选项' },
    },
  ],
};

export const devServer: MigrationTable = {
  head: ['webpack-dev-server', 'Rsbuild', { en: 'Difference', zh: '区别' }],
  rows: [
    {
      names: ['port'],
      to: ['server.port'],
      note: {
        en: '3000 by default; if the port is in use, Rsbuild takes the next one unless [server.strictPort](/config/server/strict-port) is set',
        zh: '默认 3000；被占用时换下一个，除非开启 [`server.strictPort`](/config/server/strict-port)',
      },
    },
    {
      names: ['host'],
      to: ['server.host'],
      note: {
        en: '`0.0.0.0` by default, so your network can reach the server',
        zh: '默认 `0.0.0.0`，局域网可以访问',
      },
    },
    { names: ['open'], also: ['openPage'], to: ['server.open'] },
    {
      names: ['proxy'],
      to: ['server.proxy'],
      note: {
        en: 'an array as in webpack, or an object with paths as keys, which also turns on `changeOrigin`',
        zh: '可以沿用数组；也可以写成以路径为键的对象，这时默认开启 `changeOrigin`',
      },
    },
    {
      names: ['static'],
      also: ['contentBase', 'contentBasePublicPath', 'staticOptions', 'watchContentBase'],
      to: ['server.publicDir'],
      note: {
        en: '[the build also copies the folder](#public-folder)',
        zh: '[构建时也会复制](#public-folder)',
      },
    },
    {
      names: ['headers'],
      to: ['server.headers'],
      note: { en: 'must be an object', zh: '只能写成对象' },
    },
    { names: ['compress'], to: ['server.compress'] },
    {
      names: ['server'],
      also: ['https', 'http2', 'ca', 'cert', 'key', 'pfx', 'pfxPassphrase', 'requestCert'],
      from: { en: '`server` (HTTPS)', zh: '`server`（HTTPS）' },
      to: ['server.https'],
      note: {
        en: 'requires a certificate: `key` with `cert`, or `pfx`',
        zh: '需要提供证书：`key` 和 `cert`，或者 `pfx`',
      },
    },
    {
      names: ['historyApiFallback'],
      to: ['server.historyApiFallback'],
      note: {
        en: 'not needed for single-page apps, see [server.htmlFallback](/config/server/html-fallback)',
        zh: '单页应用不用写，见 [`server.htmlFallback`](/config/server/html-fallback)',
      },
    },
    { names: ['hot', 'liveReload'], also: ['hotOnly'], to: ['dev.hmr', 'dev.liveReload'] },
    {
      names: ['devMiddleware.stats'],
      also: ['log', 'logLevel', 'logTime', 'noInfo', 'quiet', 'reporter', 'stats', 'warn'],
      to: ['logLevel'],
    },
    {
      names: ['client.overlay', 'client.logging', 'client.reconnect', 'client.webSocketURL'],
      also: ['overlay', 'clientLogLevel', 'sockHost', 'sockPort', 'sockPath', 'public'],
      to: ['dev.client'],
    },
    {
      names: ['client.progress'],
      also: ['progress'],
      to: ['dev.progressBar'],
      note: { en: 'shown in the terminal', zh: '显示在终端里' },
    },
    { names: ['devMiddleware.writeToDisk'], also: ['writeToDisk'], to: ['dev.writeToDisk'] },
    { names: ['devMiddleware.publicPath'], also: ['publicPath'], to: ['dev.assetPrefix'] },
    {
      names: ['setupMiddlewares'],
      also: ['before', 'after', 'setup', 'onBeforeSetupMiddleware', 'onAfterSetupMiddleware'],
      to: ['dev.setupMiddlewares'],
      note: {
        en: 'the function receives `unshift` and `push` instead of an array',
        zh: '参数是 `unshift` 和 `push`，不是数组',
      },
    },
    {
      names: ['watchFiles'],
      to: ['dev.watchFiles'],
      note: { en: 'write objects with `paths`', zh: '写成带 `paths` 的对象' },
    },
    {
      names: ['onListening'],
      to: { en: 'the `onAfterStartDevServer` hook', zh: '钩子 `onAfterStartDevServer`' },
      note: { en: 'in a [plugin](/plugins/dev/hooks)', zh: '写在[插件](/plugins/dev/hooks)里' },
    },
    {
      names: ['allowedHosts'],
      also: ['disableHostCheck'],
      to: [],
      note: { en: 'Rsbuild accepts any host name', zh: 'Rsbuild 不限制访问的主机名' },
    },
    {
      names: ['app', 'bonjour', 'ipc', 'setupExitSignals', 'webSocketServer'],
      also: ['socket', 'transportMode'],
      to: [],
    },
  ],
};

export const loaders: MigrationTable = {
  head: [{ en: 'Loader', zh: 'loader' }, 'Rsbuild'],
  rows: [
    {
      names: ['babel-loader', 'swc-loader', 'esbuild-loader'],
      also: ['babel', 'buble-loader', 'builtin:swc-loader', 'sucrase-loader'],
      to: {
        en: 'built in: SWC compiles your code; for Babel plugins, use [plugin-babel](/plugins/list/plugin-babel); for target browsers, use [Browserslist](/guide/advanced/browserslist)',
        zh: '内置，由 SWC 处理；Babel 插件用 [`plugin-babel`](/plugins/list/plugin-babel)，目标浏览器用 [Browserslist](/guide/advanced/browserslist)',
      },
    },
    {
      names: ['ts-loader'],
      also: ['awesome-typescript-loader', 'ts'],
      to: {
        en: 'built in: SWC compiles TypeScript; for `experimentalDecorators`, set [source.decorators](/config/source/decorators); to check types, add [`@rsbuild/plugin-type-check`](/guide/basic/typescript#check-types)',
        zh: '内置，由 SWC 编译；用到 `experimentalDecorators` 时设置 [`source.decorators`](/config/source/decorators)；要检查类型，请加上 [`@rsbuild/plugin-type-check`](/guide/basic/typescript#check-types)',
      },
    },
    {
      names: ['eslint-loader'],
      to: {
        en: '[`@rsbuild/plugin-eslint`](#eslint-and-type-checks)',
        zh: '[`@rsbuild/plugin-eslint`](#eslint-and-type-checks)',
      },
    },
    {
      names: ['css-loader', 'style-loader'],
      also: [
        'css',
        'style',
        'vue-style-loader',
        "type: 'css'",
        "type: 'css/auto'",
        "type: 'css/module'",
      ],
      to: {
        en: 'built in; to configure it, use [tools.cssLoader](/config/tools/css-loader), [output.cssModules](/config/output/css-modules) and [output.injectStyles](/config/output/inject-styles)',
        zh: '内置；可用的配置项有 [`tools.cssLoader`](/config/tools/css-loader)、[`output.cssModules`](/config/output/css-modules)、[`output.injectStyles`](/config/output/inject-styles)',
      },
    },
    {
      names: ['postcss-loader'],
      to: {
        en: 'built in; to configure it, use `postcss.config.*` or [tools.postcss](/config/tools/postcss)',
        zh: '内置；自动读取 `postcss.config.*`，也可以用 [`tools.postcss`](/config/tools/postcss)',
      },
    },
    {
      names: ['lightningcss-loader'],
      also: ['builtin:lightningcss-loader'],
      to: ['tools.lightningcssLoader'],
    },
    {
      names: ['sass-loader', 'less-loader', 'stylus-loader'],
      also: ['sass', 'less', 'stylus'],
      to: ['plugin-sass', 'plugin-less', 'plugin-stylus'],
    },
    {
      names: ['url-loader', "type: 'asset'"],
      also: ['url'],
      to: {
        en: 'built in for images, fonts and media; add [other types](/guide/basic/static-assets#other-types) to `assetsInclude`; use [output.dataUriLimit](/config/output/data-uri-limit) instead of `limit` and `maxSize`, and [output.filename](/config/output/filename) instead of `name`',
        zh: '图片、字体和媒体文件内置，[其他类型](/guide/basic/static-assets#other-types)写进 `assetsInclude`；`limit`、`maxSize` 换成 [`output.dataUriLimit`](/config/output/data-uri-limit)，`name` 换成 [`output.filename`](/config/output/filename)',
      },
    },
    {
      names: ['file-loader', "type: 'asset/resource'"],
      also: ['file'],
      to: {
        en: 'built in for images, fonts and media; add [other types](/guide/basic/static-assets#other-types) to `assetsInclude`; Rsbuild inlines files of up to 4 KiB, unless you set [output.dataUriLimit](/config/output/data-uri-limit) to `0`; use [output.filename](/config/output/filename) instead of `name`',
        zh: '图片、字体和媒体文件内置，[其他类型](/guide/basic/static-assets#other-types)写进 `assetsInclude`；不超过 4 KiB 的文件会内联，[`output.dataUriLimit`](/config/output/data-uri-limit) 设为 `0` 则不内联；`name` 换成 [`output.filename`](/config/output/filename)',
      },
    },
    {
      names: ["type: 'asset/inline'"],
      to: {
        en: '[output.dataUriLimit](/config/output/data-uri-limit), or import with [`?inline`](/guide/basic/static-assets#choose-the-form)',
        zh: '[`output.dataUriLimit`](/config/output/data-uri-limit)，或者导入时加 [`?inline`](/guide/basic/static-assets#choose-the-form)',
      },
    },
    {
      names: ['raw-loader', "type: 'asset/source'"],
      to: {
        en: 'import with [`?raw`](/guide/basic/static-assets#choose-the-form); for types that Rsbuild doesn’t support, such as `.txt`, [add a rule](#a-rule-of-your-own)',
        zh: '导入时加 [`?raw`](/guide/basic/static-assets#choose-the-form)；`.txt` 等 Rsbuild 不支持的类型，[添加规则](#a-rule-of-your-own)',
      },
    },
    {
      names: ['@svgr/webpack'],
      also: ['react-svg-loader', 'svg-react-loader'],
      to: ['plugin-svgr'],
    },
    {
      names: ['react-hot-loader'],
      also: ['react-hot', 'react-hot-loader/webpack'],
      to: ['plugin-react'],
    },
    { names: ['svelte-loader'], to: ['plugin-svelte'] },
    {
      names: ['vue-loader'],
      to: {
        en: '[plugin-vue](/plugins/list/plugin-vue); for Vue 2, [`@rsbuild/plugin-vue2`](/plugins/list/#elsewhere)',
        zh: '[`plugin-vue`](/plugins/list/plugin-vue)；Vue 2 用 [`@rsbuild/plugin-vue2`](/plugins/list/#elsewhere)',
      },
    },
    {
      names: ['worker-loader'],
      to: {
        en: "`new Worker(new URL('./worker.ts', import.meta.url))`, see [Web workers](/guide/basic/web-workers)",
        zh: "`new Worker(new URL('./worker.ts', import.meta.url))`，见 [Web Worker](/guide/basic/web-workers)",
      },
    },
    {
      names: ['html-loader'],
      to: {
        en: 'none; for images in the template, use [`require`](/guide/basic/html-template#images-and-files-in-a-template)',
        zh: '无；模板里的图片用 [`require`](/guide/basic/html-template#images-and-files-in-a-template)',
      },
    },
    {
      names: ['pug-loader'],
      also: ['@webdiscus/pug-loader', 'pug'],
      to: {
        en: '[`@rsbuild/plugin-pug`](/guide/basic/html-template#template-engines)',
        zh: '[`@rsbuild/plugin-pug`](/guide/basic/html-template#template-engines)',
      },
    },
    {
      names: ['@mdx-js/loader'],
      also: ['mdx-loader'],
      to: '[`@rsbuild/plugin-mdx`](/guide/framework/react#mdx)',
    },
    {
      names: ['yaml-loader'],
      also: ['js-yaml-loader'],
      to: '[`@rsbuild/plugin-yaml`](/guide/basic/json-files#yaml-and-toml)',
    },
    {
      names: ['image-webpack-loader'],
      to: {
        en: '[`@rsbuild/plugin-image-compress`](/guide/basic/static-assets#compress)',
        zh: '[`@rsbuild/plugin-image-compress`](/guide/basic/static-assets#compress)',
      },
    },
    {
      names: ['typings-for-css-modules-loader'],
      also: [
        '@teamsupercell/typings-for-css-modules-loader',
        'css-modules-typescript-loader',
        'dts-css-modules-loader',
      ],
      to: {
        en: '[`@rsbuild/plugin-typed-css-modules`](/plugins/list/#elsewhere), [output.cssModules](/config/output/css-modules)',
        zh: '[`@rsbuild/plugin-typed-css-modules`](/plugins/list/#elsewhere)、[`output.cssModules`](/config/output/css-modules)',
      },
    },
    {
      names: ['style-resources-loader', 'sass-resources-loader'],
      to: {
        en: '`additionalData`, in the loader options of [plugin-sass](/plugins/list/plugin-sass) or [plugin-less](/plugins/list/plugin-less)',
        zh: '`additionalData`，写在 [`plugin-sass`](/plugins/list/plugin-sass) 或 [`plugin-less`](/plugins/list/plugin-less) 的 loader 选项里',
      },
    },
    {
      names: ['thread-loader', 'cache-loader', 'json-loader'],
      also: ['json', 'happypack/loader', 'resolve.fullySpecified'],
      to: { en: 'remove them', zh: '直接删掉' },
    },
    {
      names: ['*'],
      from: { en: 'other loaders', zh: '其他 loader' },
      to: { en: 'a rule in `tools.rspack`', zh: '在 `tools.rspack` 里加规则' },
    },
  ],
};

export const plugins: MigrationTable = {
  head: [{ en: 'Plugin', zh: '插件' }, 'Rsbuild'],
  rows: [
    {
      names: ['html-webpack-plugin'],
      also: ['HtmlRspackPlugin', 'html-rspack-plugin'],
      to: {
        en: 'built in: `html.*`, [tools.htmlPlugin](/config/tools/html-plugin)',
        zh: '内置：`html.*`、[`tools.htmlPlugin`](/config/tools/html-plugin)',
      },
    },
    {
      names: ['html-bundler-webpack-plugin', 'pug-plugin'],
      to: ['source.entry', 'html.template'],
    },
    {
      names: ['mini-css-extract-plugin'],
      also: [
        'extract-text-webpack-plugin',
        'extract-css-chunks-webpack-plugin',
        'CssExtractRspackPlugin',
      ],
      to: {
        en: 'built in: [output.filename](/config/output/filename), [output.distPath](/config/output/dist-path), [tools.cssExtract](/config/tools/css-extract)',
        zh: '内置：[`output.filename`](/config/output/filename)、[`output.distPath`](/config/output/dist-path)、[`tools.cssExtract`](/config/tools/css-extract)',
      },
    },
    {
      names: ['copy-webpack-plugin'],
      also: ['CopyRspackPlugin'],
      to: {
        en: 'the `public` folder, or [output.copy](/config/output/copy)',
        zh: '`public` 目录，或 [`output.copy`](/config/output/copy)',
      },
    },
    {
      names: ['DefinePlugin', 'EnvironmentPlugin', 'dotenv-webpack'],
      to: {
        en: '[source.define](/config/source/define), `.env` files',
        zh: '[`source.define`](/config/source/define)、`.env` 文件',
      },
    },
    {
      names: ['terser-webpack-plugin', 'css-minimizer-webpack-plugin'],
      also: [
        'uglifyjs-webpack-plugin',
        'UglifyJsPlugin',
        'optimize-css-assets-webpack-plugin',
        'babel-minify-webpack-plugin',
        'webpack-parallel-uglify-plugin',
        'SwcJsMinimizerRspackPlugin',
        'LightningCssMinimizerRspackPlugin',
      ],
      to: {
        en: '[output.minify](/config/output/minify), with SWC and Lightning CSS; for `drop_console`, use [performance.removeConsole](/config/performance/remove-console)',
        zh: '[`output.minify`](/config/output/minify)，即 SWC 和 Lightning CSS；`drop_console` 用 [`performance.removeConsole`](/config/performance/remove-console)',
      },
    },
    {
      names: ['VueLoaderPlugin'],
      also: ['vue-loader', 'vue-loader/lib/plugin', 'vue-loader/dist/plugin'],
      to: {
        en: '[plugin-vue](/plugins/list/plugin-vue); for Vue 2, [`@rsbuild/plugin-vue2`](/plugins/list/#elsewhere)',
        zh: '[`plugin-vue`](/plugins/list/plugin-vue)；Vue 2 用 [`@rsbuild/plugin-vue2`](/plugins/list/#elsewhere)',
      },
    },
    {
      names: ['unplugin-*'],
      to: {
        en: 'the `/rspack` export of the package, if it has one',
        zh: '同一个包的 `/rspack`（有的包没有）',
      },
    },
    {
      names: ['html-inline-script-webpack-plugin', 'html-inline-css-webpack-plugin'],
      also: ['html-webpack-inline-source-plugin', 'html-webpack-inline-chunk-plugin'],
      to: ['output.inlineScripts', 'output.inlineStyles'],
    },
    {
      names: ['webpack-pwa-manifest', 'favicons-webpack-plugin'],
      to: {
        en: '[html.appIcon](/config/html/app-icon), or files in the `public` folder',
        zh: '[`html.appIcon`](/config/html/app-icon)，或者放进 `public` 目录的文件',
      },
    },
    { names: ['clean-webpack-plugin'], to: ['output.cleanDistPath'] },
    {
      names: ['webpack-manifest-plugin'],
      also: ['assets-webpack-plugin', 'webpack-assets-manifest'],
      to: ['output.manifest'],
    },
    {
      names: ['write-file-webpack-plugin'],
      also: ['html-webpack-harddisk-plugin'],
      to: ['dev.writeToDisk'],
    },
    {
      names: ['CommonsChunkPlugin'],
      to: ['performance.chunkSplit'],
    },
    {
      names: ['NamedModulesPlugin', 'ModuleConcatenationPlugin', 'NoEmitOnErrorsPlugin'],
      also: [
        'AggressiveMergingPlugin',
        'DedupePlugin',
        'HashedModuleIdsPlugin',
        'NamedChunksPlugin',
        'NoErrorsPlugin',
        'OccurenceOrderPlugin',
        'OccurrenceOrderPlugin',
        'friendly-errors-webpack-plugin',
        'watch-missing-node-modules-webpack-plugin',
      ],
      to: { en: 'remove them', zh: '直接删掉' },
    },
    {
      names: ['happypack'],
      to: {
        en: 'the counterparts of the loaders that it runs, see [Loaders](#loaders)',
        zh: '它所运行的 loader 的替代，见 [loader](#loaders)',
      },
    },
    { names: ['eslint-webpack-plugin'], to: '[`@rsbuild/plugin-eslint`](#eslint-and-type-checks)' },
    { names: ['node-polyfill-webpack-plugin'], to: '`@rsbuild/plugin-node-polyfill`' },
    { names: ['image-minimizer-webpack-plugin'], to: '`@rsbuild/plugin-image-compress`' },
    {
      names: ['webpack-retry-chunk-load-plugin'],
      to: {
        en: '[`@rsbuild/plugin-assets-retry`](/guide/basic/static-deploy#retry)',
        zh: '[`@rsbuild/plugin-assets-retry`](/guide/basic/static-deploy#retry)',
      },
    },
    {
      names: ['compression-webpack-plugin'],
      to: {
        en: 'versions 11 and 12 work in [tools.rspack](/config/tools/rspack)',
        zh: '11、12 版可以直接用在 [`tools.rspack`](/config/tools/rspack) 里',
      },
    },
    {
      names: ['workbox-webpack-plugin'],
      to: {
        en: '[Service worker](/guide/migration/cra#service-worker)',
        zh: '[Service worker](/guide/migration/cra#service-worker)',
      },
    },
    {
      names: ['webpack-bundle-analyzer'],
      also: ['BundleAnalyzerPlugin', 'speed-measure-webpack-plugin'],
      to: {
        en: '[Rsdoctor](/guide/debug/rsdoctor); [performance.bundleAnalyze](/config/performance/bundle-analyze) still works',
        zh: '[Rsdoctor](/guide/debug/rsdoctor)；[`performance.bundleAnalyze`](/config/performance/bundle-analyze) 也还能用',
      },
    },
    {
      names: ['webpack-subresource-integrity'],
      also: ['SubresourceIntegrityPlugin'],
      to: ['security.sri'],
    },
    {
      names: ['fork-ts-checker-webpack-plugin'],
      also: ['ts-checker-rspack-plugin'],
      to: {
        en: '[`@rsbuild/plugin-type-check`](/guide/basic/typescript#check-types)',
        zh: '[`@rsbuild/plugin-type-check`](/guide/basic/typescript#check-types)',
      },
    },
    {
      names: ['@pmmmwh/react-refresh-webpack-plugin'],
      also: ['@rspack/plugin-react-refresh'],
      to: ['plugin-react'],
    },
    {
      names: ['HotModuleReplacementPlugin'],
      to: { en: 'built in: [dev.hmr](/config/dev/hmr)', zh: '内置：[`dev.hmr`](/config/dev/hmr)' },
    },
    {
      names: ['ProgressPlugin'],
      also: ['webpackbar', 'progress-bar-webpack-plugin', 'simple-progress-webpack-plugin'],
      to: ['dev.progressBar'],
    },
    { names: ['ModuleFederationPlugin'], to: ['moduleFederation.options'] },
    {
      names: [
        'ProvidePlugin',
        'BannerPlugin',
        'IgnorePlugin',
        'ContextReplacementPlugin',
        'NormalModuleReplacementPlugin',
        'optimize.LimitChunkCountPlugin',
        'LoaderOptionsPlugin',
        'SourceMapDevToolPlugin',
        'DllPlugin',
        'DllReferencePlugin',
      ],
      also: ['LimitChunkCountPlugin'],
      to: { en: 'the plugins with the same names in `rspack`', zh: '`rspack` 上的同名插件' },
    },
    { names: ['circular-dependency-plugin'], to: '`rspack.CircularDependencyRspackPlugin`' },
  ],
};
