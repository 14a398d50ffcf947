import type { Text } from './table';

/** Sentences of the configuration check, in Markdown. Names in braces are filled in. */
export const messages = {
  unread: {
    en: 'computed at run time, so the check can’t read the value',
    zh: '值在运行时才能算出，无法直接读取',
  },
  absent: { en: 'Rsbuild doesn’t have this plugin or rule', zh: 'Rsbuild 里没有这个插件或规则' },
  cut: {
    en: 'cut off by the syntax error',
    zh: '被语法错误截断，没有读完',
  },
  code: {
    en: 'code that changes the configuration; move the parts you still need',
    zh: '这里用代码修改配置，仍然需要的部分请自行迁移',
  },
  imported: {
    en: 'comes from `{source}`; check that file separately',
    zh: '来自 `{source}`，请单独检查那个文件',
  },
  fromPackage: {
    en: 'comes from `{source}` at run time, so the check can’t read the value',
    zh: '来自 `{source}`，值在运行时才能算出',
  },
  unlistedWebpack: {
    en: 'not in the table; most webpack options have the same name in Rspack',
    zh: '表里没有；webpack 的大多数选项在 Rspack 里名字相同',
  },
  unlistedPlugin: {
    en: 'not in the table; try it in [tools.rspack](/config/tools/rspack), and see [plugins that fail](/guide/migration/webpack#use-rspacks-own-plugins)',
    zh: '表里没有；可以先放进 [`tools.rspack`](/config/tools/rspack) 试试，并参考[哪些插件会失败](/guide/migration/webpack#use-rspacks-own-plugins)',
  },
  unlisted: {
    en: 'not in the table; another tool or a plugin may read it',
    zh: '表里没有，可能由其他工具或插件读取',
  },
  devServer3: {
    en: 'an option of webpack-dev-server 3 that Rsbuild’s server doesn’t have',
    zh: 'webpack-dev-server 3 的选项，Rsbuild 的服务器没有',
  },
  outside: {
    en: 'the path is outside the folder of this file; if the file is in a subfolder, write the path relative to the root of the project',
    zh: '路径在此文件所在的目录之外；如果文件在子目录里，请改成相对于项目根目录的路径',
  },
  conditional: { en: 'set conditionally', zh: '有条件地设置' },
  options: { en: 'move its options yourself', zh: '原来的选项需要自行迁移' },
  babelPlugins: {
    en: 'move its Babel plugins to [plugin-babel](/plugins/list/plugin-babel)',
    zh: '其中的 Babel 插件请移到 [`plugin-babel`](/plugins/list/plugin-babel)',
  },
  wholeFolder: {
    en: 'Rsbuild empties the whole folder, except for files that match `keep`',
    zh: 'Rsbuild 会清空整个目录，匹配 `keep` 的文件除外',
  },
  postcssFiles: {
    en: 'Rsbuild doesn’t treat files such as `.pcss` as CSS: rename them, or add a rule in [tools.rspack](/config/tools/rspack)',
    zh: 'Rsbuild 不会把 `.pcss` 之类的文件当作 CSS，请改名，或在 [`tools.rspack`](/config/tools/rspack) 里加规则',
  },
  injected: {
    en: 'styles were part of the script; Rsbuild writes CSS files unless you set [output.injectStyles](/config/output/inject-styles)',
    zh: '原来样式在脚本里；不设置 [`output.injectStyles`](/config/output/inject-styles) 时，Rsbuild 会写成 CSS 文件',
  },
  packages: {
    en: 'to compile packages, list them in [source.include](/config/source/include)',
    zh: '需要编译的包写进 [`source.include`](/config/source/include)',
  },
  several: {
    en: 'one of several configurations: see [environments](/config/environments)',
    zh: '多份配置之一，见 [`environments`](/config/environments)',
  },
  sourceMaps: {
    en: "source maps were on in production by default; to keep them, set output.sourceMap to { js: 'source-map' }",
    zh: "原来生产环境默认生成 source map；仍然需要时，output.sourceMap 设为 { js: 'source-map' }",
  },
  noPage: {
    en: 'without `html-webpack-plugin`, webpack wrote no page; Rsbuild writes one for each entry, unless [tools.htmlPlugin](/config/tools/html-plugin) is `false`; to get the page at `/`, name the entry `index`',
    zh: '没有 `html-webpack-plugin` 时，webpack 不生成页面；Rsbuild 则为每个入口生成页面，除非 [`tools.htmlPlugin`](/config/tools/html-plugin) 设为 `false`；想用 `/` 访问页面，入口要叫 `index`',
  },
  onePage: {
    en: 'one page loaded all entries; Rsbuild writes a page for each entry',
    zh: '原来一个页面加载所有入口，Rsbuild 为每个入口生成一个页面',
  },
  pages: {
    en: 'for several pages, `html.template` is [a function of the entry](/config/html/template)',
    zh: '有多个页面时，`html.template` 写成[以入口为参数的函数](/config/html/template)',
  },
  context: {
    en: 'not needed: the paths in the generated file are relative to the root',
    zh: '不需要：生成的文件里，路径相对于根目录',
  },
  relativeAlias: {
    en: 'Rsbuild resolves a relative path from the root, not from the folder of the file that imports it',
    zh: '原来的相对路径从导入它的文件所在目录算起，Rsbuild 从根目录算起',
  },
  nodePolyfills: {
    en: 'for its Node.js polyfills, use `@rsbuild/plugin-node-polyfill`',
    zh: '其中 Node.js 的 polyfill 换成 `@rsbuild/plugin-node-polyfill`',
  },
  perhapsVue: {
    en: 'for Vue 3; for Vue 2, use `pluginVue2` of `@rsbuild/plugin-vue2`',
    zh: '用于 Vue 3；Vue 2 请改用 `@rsbuild/plugin-vue2` 的 `pluginVue2`',
  },
  viteEntry: {
    en: 'set `source.entry` to the script that this page loads, and remove the script tag from the page',
    zh: '把 `source.entry` 设为这个页面加载的脚本，并删掉页面里的 script 标签',
  },
  perhapsReact: {
    en: 'for JSX; remove it if the project doesn’t use React',
    zh: '用于 JSX；项目没有用 React 时请删掉',
  },
  relativeUrls: {
    en: "without this option, webpack wrote relative URLs; Rsbuild’s URLs start with `/` by default, and `output.assetPrefix: 'auto'` makes them relative",
    zh: "不设置这个选项时，webpack 写出相对 URL；Rsbuild 的 URL 默认以 `/` 开头，`output.assetPrefix: 'auto'` 可以改回相对 URL",
  },
  twice: {
    en: 'another option already sets this one',
    zh: '另一个选项已经设置了它',
  },
  unknown: {
    en: 'Rsbuild has no option `{name}` and silently ignores it',
    zh: 'Rsbuild 没有选项 `{name}`，会直接忽略它',
  },
  didYouMean: { en: 'did you mean {link}?', zh: '是不是想写 {link}？' },
  moved: { en: 'belongs in {link}', zh: '应该写在 {link}' },
  ofRspack: {
    en: 'an option of webpack and Rspack; its counterpart is {link}',
    zh: '这是 webpack 和 Rspack 的选项，对应的是 {link}',
  },
  ofOther: {
    en: 'an option of {tool}; its counterpart is {link}',
    zh: '这是 {tool} 的选项，对应的是 {link}',
  },
  groupOfOther: {
    en: 'a group of {tool}; choose {tool} above to translate its options',
    zh: '这是 {tool} 的配置分组，可在上方选择 {tool} 来转换其中的选项',
  },
  removed: {
    en: 'an option of Rsbuild 0.x; use {link}',
    zh: '这是 Rsbuild 0.x 的选项，请改用 {link}',
  },
  removedAlone: {
    en: 'an option of Rsbuild 0.x without a replacement',
    zh: '这是 Rsbuild 0.x 的选项，没有替代',
  },
  goneInNext: { en: 'removed in 2.x', zh: '2.x 中已移除' },
  wrongType: {
    en: 'this is {found}, but Rsbuild expects `{type}`',
    zh: '这里是{found}，应为 `{type}`',
  },
  wrongValue: {
    en: '`{found}` isn’t one of `{type}`',
    zh: '`{found}` 不在 `{type}` 之中',
  },
  deprecated: { en: 'deprecated; use {link}', zh: '已弃用，请改用 {link}' },
  deprecatedAlone: { en: 'deprecated', zh: '已弃用' },
  since: { en: 'added in {version}', zh: '{version} 新增' },
  later: {
    en: 'added in {version}; your version ignores it',
    zh: '{version} 才加入，你的版本会忽略它',
  },
  parentheses: {
    en: 'the parentheses are missing: write `{name}()`; see [the error](/guide/faq/exceptions#expect-rsbuild-plugin-instance-to-be-an-object)',
    zh: '缺少括号，请写成 `{name}()`；见[报错说明](/guide/faq/exceptions#expect-rsbuild-plugin-instance-to-be-an-object)',
  },
  bundlerPlugin: {
    en: 'looks like a webpack or Rspack plugin; move it to [tools.rspack](/config/tools/rspack)',
    zh: '看起来是 webpack 或 Rspack 插件，请移到 [`tools.rspack`](/config/tools/rspack)',
  },
  rsbuildPlugin: {
    en: 'an Rsbuild plugin; move it to [plugins](/config/plugins)',
    zh: '这是 Rsbuild 插件，请移到 [`plugins`](/config/plugins)',
  },
  slash: {
    en: 'must start with a slash; see [the error](/guide/faq/exceptions#should-start-with-a-slash)',
    zh: '必须以斜杠开头；见[报错说明](/guide/faq/exceptions#should-start-with-a-slash)',
  },
  relativePrefix: {
    en: 'with this value, images in CSS fail to load; use `auto` instead, see [output.assetPrefix](/config/output/asset-prefix)',
    zh: '这样写时，CSS 里的图片会加载失败，请改用 `auto`，见 [`output.assetPrefix`](/config/output/asset-prefix)',
  },
  rspackDevServer: {
    en: 'Rsbuild doesn’t use Rspack’s dev server; use `server` and `dev`',
    zh: 'Rsbuild 不使用 Rspack 的开发服务器，请用 `server` 和 `dev`',
  },
  rspackEntry: {
    en: 'Rsbuild doesn’t generate a page for an entry that you set here; use [source.entry](/config/source/entry)',
    zh: 'Rsbuild 不会为写在这里的入口生成页面，请用 [`source.entry`](/config/source/entry)',
  },
  install: {
    en: 'Install these packages, and save the file as `rsbuild.config.ts`.',
    zh: '安装这些包，把内容保存为 `rsbuild.config.ts`。',
  },
  folder: {
    en: 'The check treats `__dirname` and similar values as the root of the project. If your file is in a subfolder, check these paths.',
    zh: '这里把 `__dirname` 等值当作项目根目录，如果文件在子目录里，请检查这些路径。',
  },
  line: { en: 'Line {line}', zh: '第 {line} 行' },
  notFound: {
    en: 'The check found no configuration that it can read without running the file.',
    zh: '没有找到无需运行就能读取的配置。',
  },
  title: { en: 'Options found', zh: '找到的选项' },
  fault: {
    en: 'Line {line}, column {column}: `{found}` can’t be parsed.',
    zh: '第 {line} 行第 {column} 列：无法解析 `{found}`。',
  },
  faultAtEnd: {
    en: 'The code is incomplete: it ends on line {line}.',
    zh: '代码不完整，到第 {line} 行就结束了。',
  },
  expected: { en: 'Expected there: {expected}.', zh: '这里应为 {expected}。' },
  opened: {
    en: 'The bracket on line {line} isn’t closed.',
    zh: '第 {line} 行的括号还没有闭合。',
  },
  readBefore: {
    en: 'The list contains the options before this position.',
    zh: '下面列出这个位置之前的选项。',
  },
  summary: { en: '{tool}: {count} entries', zh: '{tool}：共 {count} 项' },
} as const satisfies Record<string, Text>;

/** Kinds of literals, for messages about a wrong type. */
export const valueKinds: Readonly<Partial<Record<string, Text>>> = {
  array: { en: 'an array', zh: '数组' },
  boolean: { en: 'a boolean', zh: '布尔值' },
  function: { en: 'a function', zh: '函数' },
  null: { en: '`null`', zh: ' `null`' },
  number: { en: 'a number', zh: '数字' },
  object: { en: 'an object', zh: '对象' },
  regexp: { en: 'a regular expression', zh: '正则表达式' },
  string: { en: 'a string', zh: '字符串' },
};

/** The answer to an option, by its status. */
export const statusTexts = {
  default: { en: 'remove it: this is the default', zh: '可以删掉：默认如此' },
  fine: { en: 'fine', zh: '没问题' },
  manual: { en: 'decide yourself', zh: '需要自行处理' },
  none: { en: 'no counterpart', zh: '没有对应' },
  problem: { en: 'check this', zh: '请检查' },
  translated: { en: 'translated', zh: '已转换' },
  unlisted: { en: 'not in the tables', zh: '表里没有' },
  unread: { en: 'can’t be read', zh: '无法读取' },
} as const satisfies Record<string, Text>;
