import type { Text } from './migrations/table';

/**
 * Differences of types and defaults that change nothing for users, by version and option, each with the reason. The
 * test names an entry that no longer differs.
 */
export const UNCHANGED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '1.0': { 'source.alias': 'an empty object is the same as none' },
  '1.1': {
    'dev.cliShortcuts.custom': 'the function has always received the shortcuts',
    'dev.watchFiles.options': 'another name of the same type',
    'source.alias': 'an empty object is the same as none',
    'source.aliasStrategy': 'the default is now set by resolve.aliasStrategy',
  },
  '1.2': {
    'output.filename.css': 'another name of the same type',
    'output.filename.js': 'another name of the same type',
  },
  '1.3': {
    'dev.setupMiddlewares': 'another name of the same type',
    'dev.watchFiles': 'an empty list is the same as none',
    'performance.buildCache.cacheDirectory': 'the run shows it only from this version',
    'source.alias': 'an empty object is the same as none',
    'tools.rspack':
      'functions receive the same configuration; its type says which parts are always set',
  },
  '1.4': { 'tools.postcss.postcssOptions': 'the type of PostCSS plugins is looser' },
  '1.6': { logLevel: 'the default has always been info; it is now set with the other defaults' },
  '2.x': {
    'performance.buildCache.cacheDirectory': 'the same folder, which this run does not show',
    'server.cors': 'another name of the same type',
    'server.proxy.bypass': 'another name of the same type',
  },
};

/**
 * What types and defaults show badly or not at all, by version and option; it replaces differences of type and
 * default. Claims prove what a note says of the documented version: those of the option's page, or
 * `tests/claims/config/changes.test.ts`.
 */
export const NOTES: Readonly<Record<string, Readonly<Record<string, Text>>>> = {
  '1.0': {
    'dev.watchFiles': { en: 'Can be an array', zh: '可以是数组' },
    'output.filename.css': { en: 'Can be a function', zh: '可以是函数' },
    'tools.postcss.postcssOptions': {
      en: 'Can be a function that receives the context of the loader',
      zh: '可以是函数，参数为 loader 的上下文',
    },
  },
  '1.1': {
    'performance.printFileSize.compressed': {
      en: "Default: `true` → `false` if [output.target](/config/output/target) is `'node'`",
      zh: "[output.target](/config/output/target) 为 `'node'` 时，默认值：`true` → `false`",
    },
    'server.cors': {
      en: 'Added in 1.1.11 with the default `true`; since 1.1.14, the default is `false`',
      zh: '新增于 1.1.11，默认值为 `true`；从 1.1.14 起默认值为 `false`',
    },
  },
  '1.2': {
    'performance.buildCache': {
      en: 'Works with Rspack since 1.2.5, and is off by default; before, the default was `true` but had no effect with Rspack',
      zh: '从 1.2.5 起在 Rspack 下可用，默认关闭；此前默认值为 `true`，但在 Rspack 下不起作用',
    },
    'server.proxy.bypass': { en: 'Can be asynchronous', zh: '可以是异步函数' },
    'server.publicDir.copyOnBuild': {
      en: "Default: `true` → `'auto'`, which doesn't copy files if [output.target](/config/output/target) is `'node'`",
      zh: "默认值：`true` → `'auto'`，即 [output.target](/config/output/target) 为 `'node'` 时不复制",
    },
  },
  '1.3': {
    'server.cors': {
      en: 'Default: `false` → an object that allows `localhost` with its subdomains, `127.0.0.1` and `[::1]`',
      zh: '默认值：`false` → 一个对象，允许 `localhost` 及其子域名、`127.0.0.1` 和 `[::1]`',
    },
  },
  '1.4': {
    'dev.progressBar': {
      en: 'Default: off in `production` mode too; before, builds showed a progress bar',
      zh: '`production` 模式下也默认关闭；此前生产构建会显示进度条',
    },
    'dev.setupMiddlewares': {
      en: 'Can be one function instead of an array',
      zh: '除了数组，也可以直接写一个函数',
    },
    'source.include': {
      en: 'Default: JavaScript files outside the project folder are compiled too, except those in `node_modules`',
      zh: '默认情况下，项目目录以外的 JavaScript 文件也会编译，`node_modules` 中的除外',
    },
  },
  '1.5': {
    'html.appIcon.icons': { en: 'Icons can have a `purpose`', zh: '图标可以设置 `purpose`' },
    'performance.printFileSize.total': {
      en: 'Can be a function that returns the line with the total size',
      zh: '可以是函数，返回显示总大小的那一行',
    },
    'server.printUrls': {
      en: 'The function can return objects with `url` and `label`',
      zh: '函数可以返回带 `url` 和 `label` 的对象',
    },
  },
  '1.6': {
    'html.favicon': {
      en: 'Default: a `favicon.ico`, `favicon.png` or `favicon.svg` in the public folder; before, none',
      zh: '默认使用 public 目录里的 `favicon.ico`、`favicon.png` 或 `favicon.svg`；此前没有默认值',
    },
    'tools.postcss': {
      en: "`addPlugins` takes an object with `order`, which is `'pre'` or `'post'`",
      zh: "`addPlugins` 接受带 `order` 的对象，取值为 `'pre'` 或 `'post'`",
    },
  },
  '2.x': Object.fromEntries([
    ...['favicon', 'inject', 'meta', 'template', 'templateParameters', 'title'].map((name) => [
      `html.${name}`,
      { en: 'Functions can be asynchronous', zh: '函数可以是异步的' },
    ]),
    [
      'output.minify',
      {
        en: "Default: `false` if [output.target](/config/output/target) is `'node'`",
        zh: "默认值：[output.target](/config/output/target) 为 `'node'` 时是 `false`",
      },
    ],
    [
      'output.module',
      {
        en: "Default: `true` if [output.target](/config/output/target) is `'node'`",
        zh: "默认值：[output.target](/config/output/target) 为 `'node'` 时是 `true`",
      },
    ],
    [
      'performance.printFileSize.exclude',
      {
        en: 'Default: also excludes `.d.ts`, `.d.mts` and `.d.cts` files',
        zh: '默认还会排除 `.d.ts`、`.d.mts` 和 `.d.cts` 文件',
      },
    ],
    [
      'performance.printFileSize.total',
      {
        en: 'The function also receives `totalBrotliSize`',
        zh: '函数还会收到 `totalBrotliSize`',
      },
    ],
    [
      'server.printUrls',
      { en: 'Can be an object with `maxRoutes`', zh: '可以是带 `maxRoutes` 的对象' },
    ],
  ]) as Record<string, Text>,
};

/** What replaces deprecated and removed options: Markdown, without a language prefix in links. */
export const REPLACEMENTS: Readonly<Record<string, Text>> = {
  'dev.setupMiddlewares': '`server.setup`',
  'performance.bundleAnalyze': '[Rsdoctor](/guide/debug/rsdoctor)',
  'performance.chunkSplit': '`splitChunks`',
  'server.proxy.context': '`pathFilter`',
  'server.proxy.logLevel': '`logger`',
  'server.proxy.logProvider': '`logger`',
  'server.proxy.onClose': '`on.close`',
  'server.proxy.onError': '`on.error`',
  'server.proxy.onOpen': '`on.open`',
  'server.proxy.onProxyReq': '`on.proxyReq`',
  'server.proxy.onProxyReqWs': '`on.proxyReqWs`',
  'server.proxy.onProxyRes': '`on.proxyRes`',
  'source.alias': '[resolve.alias](/config/resolve/alias)',
  'source.aliasStrategy': '[resolve.aliasStrategy](/config/resolve/alias-strategy)',
  'tools.webpack': '[tools.rspack](/config/tools/rspack)',
  'tools.webpackChain': '[tools.bundlerChain](/config/tools/bundler-chain)',
};
