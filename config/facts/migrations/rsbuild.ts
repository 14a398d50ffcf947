import type { MigrationTable } from './table';

const IGNORED = { en: 'ignored', zh: '被忽略' };

/** Options of Rsbuild 0.7 that 1.x doesn't have, or reads in another form. */
export const removed: MigrationTable = {
  head: ['0.7', '1.x', { en: 'What happens if you keep the old form', zh: '保留旧写法的结果' }],
  rows: [
    {
      names: ['output.targets'],
      to: ['output.target', 'environments'],
      note: { en: 'ignored; Rsbuild builds only `web`', zh: '被忽略，只构建 `web`' },
    },
    {
      from: { en: 'target `service-worker`', zh: '`service-worker` 目标' },
      to: '`web-worker`',
      note: '`Invalid value of output.target`',
    },
    {
      names: ['output.distPath.server', 'output.distPath.worker'],
      to: {
        en: '[output.distPath](/config/output/dist-path) of an environment',
        zh: '各环境自己的 [`output.distPath`](/config/output/dist-path)',
      },
      note: IGNORED,
    },
    {
      names: ['output.minify.html', 'output.minify.htmlOptions'],
      to: {
        en: '[a plugin](/guide/migration/rsbuild-0-x#minify-html)',
        zh: '[插件](/guide/migration/rsbuild-0-x#minify-html)',
      },
      note: { en: 'ignored; the page isn’t minified', zh: '被忽略，页面不压缩' },
    },
    {
      from: {
        en: '`output.emitAssets` as a function',
        zh: '`output.emitAssets` 写成函数',
      },
      to: {
        en: 'a boolean in [output.emitAssets](/config/output/emit-assets), per environment',
        zh: '[`output.emitAssets`](/config/output/emit-assets) 用布尔值，按环境设置',
      },
      note: { en: 'ignored; Rsbuild writes the assets', zh: '被忽略，静态资源照常写出' },
    },
    {
      from: {
        en: '`output.overrideBrowserslist` as an object',
        zh: '`output.overrideBrowserslist` 写成对象',
      },
      to: {
        en: 'an array in [output.overrideBrowserslist](/config/output/override-browserslist), per environment',
        zh: '[`output.overrideBrowserslist`](/config/output/override-browserslist) 用数组，按环境设置',
      },
      note: IGNORED,
    },
    {
      names: ['source.alias', 'source.aliasStrategy'],
      to: ['resolve.alias', 'resolve.aliasStrategy'],
      note: { en: 'works, with a warning', zh: '仍然有效，但有警告' },
    },
    {
      from: {
        en: '`target` in functions of `source.alias`',
        zh: '`source.alias` 的函数收到的 `target`',
      },
      to: {
        en: '[resolve.alias](/config/resolve/alias) of an environment',
        zh: '各环境自己的 [`resolve.alias`](/config/resolve/alias)',
      },
      note: { en: 'the second argument is `undefined`', zh: '第二个参数是 `undefined`' },
    },
    {
      from: { en: '`source.entry` as a function', zh: '`source.entry` 写成函数' },
      to: {
        en: 'an object in [source.entry](/config/source/entry)',
        zh: '[`source.entry`](/config/source/entry) 用对象',
      },
      note: { en: 'ignored; Rsbuild builds `src/index`', zh: '被忽略，构建的是 `src/index`' },
    },
    {
      from: '`source.transformImport: false`',
      to: {
        en: 'remove [source.transformImport](/config/source/transform-import)',
        zh: '去掉 [`source.transformImport`](/config/source/transform-import)',
      },
      note: IGNORED,
    },
    {
      from: { en: '`html.appIcon` as a path', zh: '`html.appIcon` 写成路径' },
      to: {
        en: 'an object in [html.appIcon](/config/html/app-icon)',
        zh: '[`html.appIcon`](/config/html/app-icon) 用对象',
      },
      note: "`Cannot read properties of undefined (reading 'map')`",
    },
    {
      names: ['dev.startUrl', 'dev.beforeStartUrl'],
      to: ['server.open'],
      note: { en: 'ignored; no page opens', zh: '被忽略，不会打开页面' },
    },
    {
      names: ['tools.autoprefixer'],
      to: {
        en: '[tools.lightningcssLoader](/config/tools/lightningcss-loader), or [Autoprefixer as a PostCSS plugin](/guide/migration/rsbuild-0-x#autoprefixer)',
        zh: '[`tools.lightningcssLoader`](/config/tools/lightningcss-loader)，或[作为 PostCSS 插件的 Autoprefixer](/guide/migration/rsbuild-0-x#autoprefixer)',
      },
      note: IGNORED,
    },
    {
      names: ['historyApiFallback.verbose', 'historyApiFallback.logger'],
      also: ['server.historyApiFallback.verbose', 'server.historyApiFallback.logger'],
      to: [],
      note: IGNORED,
    },
  ],
};

/** Options of versions before 0.7, for which the page has no row. */
export const earlier: MigrationTable = {
  head: ['0.x', '1.x'],
  rows: [
    { names: ['source.entries'], to: ['source.entry'] },
    { names: ['html.tagsByEntries'], to: ['html.tags'] },
    { names: ['output.disableCssExtract'], to: ['output.injectStyles'] },
    { names: ['output.disableFilenameHash'], to: ['output.filenameHash'] },
    { names: ['output.disableMinimize', 'tools.terser'], to: ['output.minify'] },
    { names: ['output.disableSourceMap'], to: ['output.sourceMap'] },
    {
      names: ['output.enableCssModuleTSDeclaration'],
      to: '[`@rsbuild/plugin-typed-css-modules`](/plugins/list/#elsewhere)',
    },
    { names: ['output.enableLatestDecorators'], to: ['source.decorators'] },
    { names: ['performance.transformLodash'], to: ['source.transformImport'] },
    { names: ['tools.sass', 'tools.less'], to: ['plugin-sass', 'plugin-less'] },
  ],
};

/** Options that 2.x removes. A list, because the page that checks configurations would otherwise load the history of all options. */
export const goneInNext: ReadonlySet<string> = new Set([
  'performance.bundleAnalyze',
  'performance.profile',
  'performance.removeMomentLocale',
  'source.alias',
  'source.aliasStrategy',
  'tools.webpack',
  'tools.webpackChain',
]);
