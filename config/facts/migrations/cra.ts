import type { MigrationTable } from './table';

export const craco: MigrationTable = {
  head: ['CRACO', 'Rsbuild'],
  rows: [
    { names: ['webpack.alias'], to: ['resolve.alias'] },
    { names: ['webpack.plugins', 'webpack.configure'], to: ['tools.rspack'] },
    {
      names: ['webpack.plugins.remove'],
      to: [],
      note: {
        en: 'Rsbuild doesn’t have the plugins of Create React App',
        zh: 'Rsbuild 没有 Create React App 的那些插件',
      },
    },
    {
      names: ['webpack.*'],
      from: { en: 'other `webpack` fields', zh: '`webpack` 的其余字段' },
      to: [],
      note: { en: 'CRACO ignores it', zh: 'CRACO 本来就会忽略它' },
    },
    {
      names: ['webpack.configure.devServer'],
      to: [],
      note: {
        en: 'Create React App ignores it; use `devServer`',
        zh: 'Create React App 会忽略它，请用 `devServer`',
      },
    },
    {
      names: ['babel.plugins', 'babel.presets'],
      also: ['babel.loaderOptions', 'babel.assumptions'],
      to: {
        en: '[plugin-babel](/plugins/list/plugin-babel); [source.transformImport](/config/source/transform-import) for `babel-plugin-import`',
        zh: '[`plugin-babel`](/plugins/list/plugin-babel)；`babel-plugin-import` 换成 [`source.transformImport`](/config/source/transform-import)',
      },
    },
    {
      names: ['style.postcss'],
      to: {
        en: '[tools.postcss](/config/tools/postcss), or `postcss.config.js`',
        zh: '[`tools.postcss`](/config/tools/postcss) 或 `postcss.config.js`',
      },
    },
    { names: ['style.css', 'style.modules'], to: ['tools.cssLoader', 'output.cssModules'] },
    {
      names: ['style.sass'],
      to: {
        en: 'options of [plugin-sass](/plugins/list/plugin-sass)',
        zh: '[`plugin-sass`](/plugins/list/plugin-sass) 的选项',
      },
    },
    {
      names: ['craco-less'],
      also: ['craco-antd', '@semantic-ui-react/craco-less'],
      to: ['plugin-less'],
    },
    {
      names: ['craco-sass-resources-loader'],
      to: {
        en: '`additionalData`, in the loader options of [plugin-sass](/plugins/list/plugin-sass)',
        zh: '`additionalData`，写在 [`plugin-sass`](/plugins/list/plugin-sass) 的 loader 选项里',
      },
    },
    {
      names: ['craco-alias'],
      also: ['react-app-alias', 'react-app-alias-ex'],
      to: {
        en: '`paths` in `tsconfig.json`, or [resolve.alias](/config/resolve/alias)',
        zh: '`tsconfig.json` 的 `paths`，或 [`resolve.alias`](/config/resolve/alias)',
      },
      note: {
        en: 'Rsbuild reads `paths` from `tsconfig.json` automatically',
        zh: '自动读取 `tsconfig.json` 的 `paths`',
      },
    },
    {
      names: ['craco-esbuild', 'craco-swc', 'craco-fast-refresh'],
      to: {
        en: 'built in: SWC and React Fast Refresh',
        zh: '内置：SWC 和 React Fast Refresh',
      },
    },
    {
      names: ['devServer'],
      to: {
        en: '`server` and `dev`, see [dev server](/guide/migration/webpack#dev-server)',
        zh: '`server` 和 `dev`，见[开发服务器](/guide/migration/webpack#dev-server)',
      },
    },
    {
      names: ['eslint', 'typescript'],
      to: {
        en: '[ESLint and type checks](#eslint-and-type-checks)',
        zh: '[ESLint 与类型检查](#eslint-and-type-checks)',
      },
    },
    { names: ['jest'], to: { en: 'set it up in your test runner', zh: '在测试框架里配置' } },
    {
      names: ['reactScriptsVersion'],
      to: [],
      note: { en: 'Rsbuild doesn’t use `react-scripts`', zh: 'Rsbuild 不使用 `react-scripts`' },
    },
    {
      names: ['paths'],
      to: {
        en: '[source.entry](/config/source/entry), [html.template](/config/html/template), [output.distPath](/config/output/dist-path)',
        zh: '[`source.entry`](/config/source/entry)、[`html.template`](/config/html/template)、[`output.distPath`](/config/output/dist-path)',
      },
    },
  ],
};

export const fields: MigrationTable = {
  head: ['Create React App', 'Rsbuild', { en: 'Difference', zh: '区别' }],
  rows: [
    {
      names: ['src/index.js'],
      to: {
        en: 'the default of [source.entry](/config/source/entry)',
        zh: '[`source.entry`](/config/source/entry) 的默认值',
      },
    },
    {
      names: ['public/'],
      to: {
        en: 'the default of [server.publicDir](/config/server/public-dir)',
        zh: '[`server.publicDir`](/config/server/public-dir) 的默认值',
      },
      note: { en: 'the template is copied as well', zh: '模板也会被复制' },
    },
    {
      names: ['public/index.html'],
      to: ['html.template'],
      note: {
        en: 'set the option; otherwise, Rsbuild generates a page',
        zh: '要设置这个选项，否则 Rsbuild 会生成页面',
      },
    },
    {
      names: ['homepage'],
      from: { en: '`homepage` in `package.json`', zh: '`package.json` 的 `homepage`' },
      to: ['server.base', 'output.assetPrefix'],
      note: {
        en: "set `base` to the path in `homepage`, even if `homepage` is a full URL; for `.`, set `assetPrefix: 'auto'`",
        zh: "把 `homepage` 中的路径写进 `base`，`homepage` 是完整的 URL 时也一样；值为 `.` 时设置 `assetPrefix: 'auto'`",
      },
    },
    {
      names: ['proxy'],
      from: { en: '`proxy` in `package.json`', zh: '`package.json` 的 `proxy`' },
      to: ['server.proxy'],
      note: { en: 'list the paths, such as `/api`', zh: '要列出路径，例如 `/api`' },
    },
    { names: ['src/setupProxy.js'], to: ['server.proxy', 'dev.setupMiddlewares'] },
    {
      names: ['browserslist'],
      from: { en: '`browserslist` in `package.json`', zh: '`package.json` 的 `browserslist`' },
      to: { en: 'the same', zh: '相同' },
      note: {
        en: '`development` and `production` work as before',
        zh: '仍然区分 `development` 和 `production`',
      },
    },
    {
      from: {
        en: '`experimentalDecorators` in `tsconfig.json`',
        zh: '`tsconfig.json` 的 `experimentalDecorators`',
      },
      to: ['source.decorators'],
      note: { en: "set `version` to `'legacy'`", zh: "把 `version` 设为 `'legacy'`" },
    },
    {
      names: ['tailwind.config.js'],
      to: '`postcss.config`',
      note: { en: 'see [Tailwind CSS](#tailwind)', zh: '见 [Tailwind CSS](#tailwind)' },
    },
    {
      names: ['asset-manifest.json'],
      to: ['output.manifest'],
      note: { en: 'off by default; different format', zh: '默认不生成，格式不同' },
    },
    {
      from: { en: '`moment` without its locales', zh: '不含语言包的 `moment`' },
      to: ['performance.removeMomentLocale'],
      note: { en: 'Rsbuild bundles the locales by default', zh: '默认会打包语言包' },
    },
    {
      from: {
        en: 'imports that prefer `Button.web.js` to `Button.js`',
        zh: '导入时 `Button.web.js` 优先于 `Button.js`',
      },
      to: ['resolve.extensions'],
      note: {
        en: 'list `.web.js` before the defaults; to replace `react-native`, add an [alias](/config/resolve/alias)',
        zh: '把 `.web.js` 写在默认值之前；`react-native` 要另加[别名](/config/resolve/alias)',
      },
    },
    {
      names: ['src/setupTests.js', 'jest'],
      to: [],
      note: { en: 'set it up in your test runner', zh: '在测试框架里配置' },
    },
    {
      names: ['src/service-worker.js'],
      to: [],
      note: {
        en: 'see [Service worker](#service-worker)',
        zh: '见 [Service worker](#service-worker)',
      },
    },
    {
      names: ['eslintConfig'],
      to: '[`@rsbuild/plugin-eslint`](#eslint-and-type-checks)',
      note: { en: 'without the plugin, Rsbuild doesn’t run ESLint', zh: '没有插件就不运行 ESLint' },
    },
    {
      from: { en: 'type check during the build', zh: '构建时的类型检查' },
      to: '[`@rsbuild/plugin-type-check`](#eslint-and-type-checks)',
      note: { en: 'without the plugin, Rsbuild doesn’t check types', zh: '没有插件就不检查类型' },
    },
    {
      names: ['babel-preset-react-app'],
      from: {
        en: 'Babel macros, `babel-preset-react-app`',
        zh: 'Babel macros、`babel-preset-react-app`',
      },
      to: ['plugin-babel'],
      note: { en: 'without the plugin, SWC compiles your code', zh: '没有插件时由 SWC 编译' },
    },
    {
      from: { en: 'error for imports outside `src`', zh: '从 `src` 之外导入会报错' },
      to: [],
      note: { en: 'Rsbuild allows these imports', zh: 'Rsbuild 允许这样导入' },
    },
  ],
};

export const variables: MigrationTable = {
  head: [{ en: 'Variable', zh: '变量' }, 'Rsbuild'],
  rows: [
    {
      names: ['PORT', 'HOST'],
      to: {
        en: "[server.port](/config/server/port), [server.host](/config/server/host); Rsbuild doesn't read the variables",
        zh: '[`server.port`](/config/server/port)、[`server.host`](/config/server/host)，Rsbuild 不读取变量',
      },
    },
    { names: ['HTTPS', 'SSL_CRT_FILE', 'SSL_KEY_FILE'], to: ['server.https'] },
    {
      names: ['BROWSER', 'BROWSER_ARGS'],
      to: {
        en: 'the same [except for `none`](#open-the-browser) and `.js` files, if [server.open](/config/server/open) is on',
        zh: '[`server.open`](/config/server/open) 开启时相同，[`none`](#open-the-browser) 和 `.js` 文件除外',
      },
    },
    { names: ['WDS_SOCKET_HOST', 'WDS_SOCKET_PATH', 'WDS_SOCKET_PORT'], to: ['dev.client'] },
    {
      names: ['REACT_EDITOR'],
      to: {
        en: '`LAUNCH_EDITOR`, for the links in the error overlay',
        zh: '`LAUNCH_EDITOR`，用于错误浮层里的链接',
      },
    },
    {
      names: ['FAST_REFRESH'],
      to: {
        en: '`fastRefresh` option of [plugin-react](/plugins/list/plugin-react)',
        zh: '[`plugin-react`](/plugins/list/plugin-react) 的 `fastRefresh`',
      },
    },
    { names: ['PUBLIC_URL'], to: ['server.base', 'output.assetPrefix'] },
    { names: ['BUILD_PATH'], to: ['output.distPath'] },
    {
      names: ['GENERATE_SOURCEMAP'],
      to: {
        en: '[output.sourceMap](/config/output/source-map); off in production by default',
        zh: '[`output.sourceMap`](/config/output/source-map)，生产环境默认关闭',
      },
    },
    { names: ['INLINE_RUNTIME_CHUNK'], to: ['output.inlineScripts'] },
    {
      names: ['IMAGE_INLINE_SIZE_LIMIT'],
      to: {
        en: '[output.dataUriLimit](/config/output/data-uri-limit); by default, 4096 bytes instead of 10000, and Rsbuild also inlines SVG files',
        zh: '[`output.dataUriLimit`](/config/output/data-uri-limit)，默认 4096 字节，而不是 10000；SVG 也会内联',
      },
    },
    {
      names: ['DISABLE_NEW_JSX_TRANSFORM'],
      to: {
        en: '`swcReactOptions.runtime` option of [plugin-react](/plugins/list/plugin-react)',
        zh: '[`plugin-react`](/plugins/list/plugin-react) 的 `swcReactOptions.runtime`',
      },
    },
    {
      names: ['CI'],
      from: { en: '`CI` (warnings fail the build)', zh: '`CI`（有警告则构建失败）' },
      to: { en: 'none; warnings don’t fail the build', zh: '无，有警告时构建照常通过' },
    },
    {
      names: ['ESLINT_NO_DEV_ERRORS', 'DISABLE_ESLINT_PLUGIN', 'TSC_COMPILE_ON_ERROR'],
      to: {
        en: 'not needed without the [plugins](#eslint-and-type-checks)',
        zh: '没装[插件](#eslint-and-type-checks)就不需要',
      },
    },
    { names: ['DANGEROUSLY_DISABLE_HOST_CHECK'], to: [] },
    {
      names: ['WATCHPACK_POLLING'],
      to: { en: 'the same', zh: '相同' },
    },
    {
      names: ['react-scripts build --profile'],
      to: {
        en: '`enableProfiler` option of [plugin-react](/plugins/list/plugin-react)',
        zh: '[`plugin-react`](/plugins/list/plugin-react) 的 `enableProfiler`',
      },
    },
  ],
};
