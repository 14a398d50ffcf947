import type { MigrationTable } from './table';

export const options: MigrationTable = {
  head: ['`vue.config.js`', 'Rsbuild', { en: 'Difference', zh: '区别' }],
  rows: [
    {
      names: ['publicPath'],
      also: ['baseUrl'],
      to: ['server.base', 'output.assetPrefix'],
      note: {
        en: "`base` for a subpath, `assetPrefix` for a CDN; for `'./'`, set `assetPrefix` to `'auto'`",
        zh: "子路径用 `base`，CDN 用 `assetPrefix`；值是 `'./'` 时把 `assetPrefix` 设为 `'auto'`",
      },
    },
    {
      names: ['outputDir', 'assetsDir'],
      to: ['output.distPath'],
      note: { en: 'assets are in `static` by default', zh: '资源默认放在 `static` 下' },
    },
    {
      names: ['indexPath'],
      to: ['output.filename'],
      note: { en: 'set the `html` field', zh: '设置 `html` 字段' },
    },
    { names: ['filenameHashing'], to: ['output.filenameHash'] },
    {
      names: ['pages'],
      to: ['source.entry', 'html.title', 'html.template'],
      note: {
        en: 'the title and the template can be functions that receive `entryName`',
        zh: '标题和模板可以写成函数，参数里有 `entryName`',
      },
    },
    {
      names: ['runtimeCompiler'],
      to: ['resolve.alias'],
      note: {
        en: "`vue$: 'vue/dist/vue.esm-bundler.js'`, for Vue 3",
        zh: "`vue$: 'vue/dist/vue.esm-bundler.js'`（Vue 3）",
      },
    },
    { names: ['transpileDependencies'], to: ['source.include'] },
    {
      names: ['productionSourceMap'],
      to: ['output.sourceMap'],
      note: {
        en: 'off in production by default; on in Vue CLI',
        zh: '生产环境默认关闭，Vue CLI 默认开启',
      },
    },
    { names: ['crossorigin'], to: ['html.crossorigin'] },
    { names: ['integrity'], to: ['security.sri'] },
    {
      names: ['css.extract'],
      to: ['output.injectStyles'],
      note: { en: 'opposite value', zh: '取值相反' },
    },
    {
      names: ['css.modules', 'css.requireModuleExtension'],
      from: {
        en: '`css.requireModuleExtension`, `css.modules` (Vue CLI 4 and 3)',
        zh: '`css.requireModuleExtension`、`css.modules`（Vue CLI 4、3）',
      },
      to: ['output.cssModules'],
      note: {
        en: 'by default, `.module.*` files and `<style module>` are CSS Modules; to treat other files as CSS Modules, set `auto`',
        zh: '默认 `.module.*` 文件和 `<style module>` 是 CSS Modules，其他文件用 `auto` 指定',
      },
    },
    {
      names: ['css.sourceMap'],
      to: ['output.sourceMap'],
      note: { en: 'set `css: true`', zh: '设置 `css: true`' },
    },
    {
      names: ['css.loaderOptions.css', 'css.loaderOptions.postcss'],
      to: ['tools.cssLoader', 'tools.postcss'],
    },
    {
      names: [
        'css.loaderOptions.sass',
        'css.loaderOptions.scss',
        'css.loaderOptions.less',
        'css.loaderOptions.stylus',
      ],
      to: { en: 'options of the Sass, Less or Stylus plugin', zh: 'Sass、Less、Stylus 插件的选项' },
      note: { en: 'such as `sassLoaderOptions`', zh: '例如 `sassLoaderOptions`' },
    },
    {
      from: { en: 'images up to 8 kB as data URIs', zh: '8 kB 以内的图片内联为 data URI' },
      to: ['output.dataUriLimit'],
      note: {
        en: '4096 bytes by default; Rsbuild also inlines SVG files',
        zh: '默认 4096 字节，SVG 也会内联',
      },
    },
    { names: ['configureWebpack'], to: ['tools.rspack'] },
    {
      names: ['configureWebpack.name'],
      also: ['chainWebpack.name'],
      to: ['html.title'],
      note: {
        en: 'in templates, write `htmlWebpackPlugin.options.title` instead of `webpackConfig.name`',
        zh: '模板里的 `webpackConfig.name` 换成 `htmlWebpackPlugin.options.title`',
      },
    },
    {
      names: ['chainWebpack'],
      to: ['tools.bundlerChain'],
      note: {
        en: 'same API; rules and plugins have different names',
        zh: '链式写法相同，规则和插件的名字不同',
      },
    },
    {
      names: ['devServer'],
      to: { en: '`server`, `dev`', zh: '`server`、`dev`' },
      note: {
        en: 'see the [table for webpack](/guide/migration/webpack#dev-server)',
        zh: '见 [webpack 的对照表](/guide/migration/webpack#dev-server)',
      },
    },
    {
      names: ['devServer.proxy'],
      from: {
        en: '`devServer.proxy` as a URL, or with keys such as `^/api`',
        zh: '`devServer.proxy` 写成 URL，或键写成 `^/api` 这样的正则',
      },
      to: ['server.proxy'],
      note: {
        en: 'requires paths, such as `/api`; keys aren’t regular expressions',
        zh: '需要列出路径，例如 `/api`；键不是正则表达式',
      },
    },
    {
      names: ['lintOnSave'],
      to: '[`@rsbuild/plugin-eslint`](#eslint-and-type-checks)',
      note: { en: 'without the plugin, Rsbuild doesn’t run ESLint', zh: '没有插件就不运行 ESLint' },
    },
    {
      names: ['terser'],
      to: ['output.minify'],
      note: { en: 'Rsbuild minifies with SWC', zh: '由 SWC 压缩' },
    },
    {
      names: ['parallel'],
      to: [],
      note: {
        en: 'not needed: Rspack compiles on several threads',
        zh: '不需要，Rspack 用多个线程编译',
      },
    },
    {
      names: ['pwa'],
      to: [],
      note: {
        en: "`GenerateSW` from Workbox works in [tools.rspack](/config/tools/rspack); [`InjectManifest` doesn't](/guide/migration/cra#service-worker)",
        zh: 'Workbox 的 `GenerateSW` 可以在 [`tools.rspack`](/config/tools/rspack) 里使用，[`InjectManifest` 不行](/guide/migration/cra#service-worker)',
      },
    },
    {
      names: ['pluginOptions.style-resources-loader'],
      to: {
        en: '`additionalData`, in the loader options of [plugin-sass](/plugins/list/plugin-sass) or [plugin-less](/plugins/list/plugin-less)',
        zh: '`additionalData`，写在 [`plugin-sass`](/plugins/list/plugin-sass) 或 [`plugin-less`](/plugins/list/plugin-less) 的 loader 选项里',
      },
    },
    {
      names: ['pluginOptions'],
      to: [],
      note: {
        en: 'Vue CLI plugins read it, and these plugins don’t run in Rsbuild',
        zh: '由 Vue CLI 插件读取，这些插件在 Rsbuild 里不会运行',
      },
    },
  ],
};

export const commands: MigrationTable = {
  head: ['Vue CLI', 'Rsbuild'],
  rows: [
    { names: ['vue-cli-service serve'], to: '`rsbuild dev`' },
    { names: ['vue-cli-service build'], to: '`rsbuild build`' },
    {
      names: ['vue-cli-service build --watch'],
      to: '`rsbuild build --watch --mode development --env-mode development`',
    },
    { names: ['vue-cli-service build --mode staging'], to: '`rsbuild build --env-mode staging`' },
    {
      names: ['vue-cli-service build --report'],
      to: {
        en: '[Rsdoctor](/guide/debug/rsdoctor); [performance.bundleAnalyze](/config/performance/bundle-analyze) still works',
        zh: '[Rsdoctor](/guide/debug/rsdoctor)；[`performance.bundleAnalyze`](/config/performance/bundle-analyze) 也还能用',
      },
    },
    {
      names: ['vue-cli-service lint', 'test:unit', 'test:e2e'],
      to: { en: 'none; run ESLint or your test runner', zh: '无，运行 ESLint 或测试框架' },
    },
    {
      names: ['vue-cli-service build --target lib', 'wc'],
      to: {
        en: 'none; for libraries, use [Rslib](https://rslib.rs)',
        zh: '无，开发库可以用 [Rslib](https://rslib.rs)',
      },
    },
    { names: ['vue-cli-service inspect'], to: '`rsbuild inspect`' },
    {
      names: ['VUE_APP_*'],
      to: { en: 'the same, with `loadEnv` as above', zh: '相同，需要上面的 `loadEnv`' },
    },
    {
      names: ['process.env.BASE_URL'],
      to: {
        en: 'the same: the value of [server.base](/config/server/base), which has a trailing slash only if you write one; for a CDN, use `process.env.ASSET_PREFIX`',
        zh: '相同，取 [`server.base`](/config/server/base) 的值，末尾的斜杠要自己写；用 CDN 时改用 `process.env.ASSET_PREFIX`',
      },
    },
    { names: ['.env', '.env.local', '.env.[mode]'], to: { en: 'the same', zh: '相同' } },
    {
      names: ['babel.config.js'],
      to: {
        en: 'Rsbuild doesn’t read it; move the plugins you need to the options of [plugin-babel](/plugins/list/plugin-babel)',
        zh: 'Rsbuild 不读取它，请把需要的插件移到 [`plugin-babel`](/plugins/list/plugin-babel) 的选项里',
      },
    },
    { names: ['.browserslistrc'], to: { en: 'the same', zh: '相同' } },
    {
      from: {
        en: '`experimentalDecorators` in `tsconfig.json`',
        zh: '`tsconfig.json` 的 `experimentalDecorators`',
      },
      to: {
        en: "[source.decorators](/config/source/decorators), with `version: 'legacy'`",
        zh: "[`source.decorators`](/config/source/decorators)，设为 `version: 'legacy'`",
      },
    },
    {
      names: ['jsconfig.json'],
      to: {
        en: 'Rsbuild reads it if you set [source.tsconfigPath](/config/source/tsconfig-path) to its path',
        zh: '把 [`source.tsconfigPath`](/config/source/tsconfig-path) 设为它的路径后才读取',
      },
    },
    {
      from: { en: 'imports without `.vue`', zh: '省略 `.vue` 的导入' },
      to: { en: 'the same; the plugin adds the extension', zh: '相同，插件会补上扩展名' },
    },
  ],
};
