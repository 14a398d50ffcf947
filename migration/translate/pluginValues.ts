import type { Expression } from 'acorn';
import { unwrapped } from '../syntax/nodes';
import { readList } from '../syntax/readList';
import { constantOf, copy, joined, plain, quoted, type Code } from './code';
import { pathOf } from './paths';
import { set, type Edit, type Given, type Outcome, type Translate, type Values } from './edits';
import { wholeObject } from './readValues';

/** An Rsbuild plugin that takes the place of one, and whether the old one has options. */
const plugin =
  (name: string, from: string): Translate =>
  (given) => [{ plugin: name, from: `@rsbuild/${from}` }, ...rest(given)];

/** Arguments that the reader has to carry over. */
const rest = (given: Given): Edit[] => (argumentsOf(given).length > 0 ? [{ isRest: true }] : []);

/** Arguments of `new Plugin(…)` or `plugin(…)`. */
function argumentsOf({ value }: Pick<Given, 'value'>): Expression[] {
  const node = unwrapped(value);
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return [];
  return node.arguments.flatMap((argument) =>
    argument.type === 'SpreadElement' ? [] : unwrapped(argument),
  );
}

const firstOf = (given: Given): Given | undefined => {
  const [value] = argumentsOf(given);
  return value && { ...given, value };
};

/** Rspack has a plugin of the same name, which takes the same arguments. */
const ofRspack =
  (name: string): Translate =>
  (given) => {
    const codes = argumentsOf(given).map((value) => copy(value, given.scope, given.code));
    const known = codes.flatMap((code) => code ?? []);
    if (known.length < codes.length) return undefined;
    const list = known.map(({ text }) => text).join(', ');
    return [{ rspackPlugin: joined(`new rspack.${name}(${list})`, known) }];
  };

const HTML_OPTIONS: Readonly<Partial<Record<string, string>>> = {
  template: 'html.template',
  title: 'html.title',
  favicon: 'html.favicon',
};

/** Options of the page's plugin that Rsbuild sets by itself. */
const HTML_DEFAULTS = new Set([
  'minify',
  'hash',
  'cache',
  'showErrors',
  'chunksSortMode',
  'inject',
]);

const html: Translate = (given) => {
  const first = firstOf(given);
  if (!first) return 'default';
  const options = wholeObject(first);
  if (!options) return undefined;
  const edits: Edit[] = [];
  for (const { key, value, scope } of options) {
    const option = HTML_OPTIONS[key];
    const literal = constantOf(value, scope);
    if (option !== undefined) {
      const text = key === 'title' ? literal : pathOf(value, scope);
      if (typeof text !== 'string' || text.startsWith('..') || text.includes('!')) {
        edits.push({ isRest: true });
      } else if (key === 'template' && !text.startsWith('/')) {
        edits.push(...set(option, quoted(text.startsWith('.') ? text : `./${text}`)));
      } else edits.push(...set(option, quoted(text)));
    } else if (key === 'filename' && literal === 'index.html') continue;
    else if (key === 'scriptLoading' && ['blocking', 'defer', 'module'].includes(String(literal))) {
      if (literal !== 'defer') edits.push(...set('html.scriptLoading', quoted(String(literal))));
    } else if (!HTML_DEFAULTS.has(key)) edits.push({ isRest: true });
  }
  return edits.length === 0 ? 'default' : edits;
};

const define: Translate = (given) => {
  const first = firstOf(given);
  const options = first && wholeObject(first);
  if (!first || !options) return undefined;
  const own = options.filter(({ key }) => key !== 'process.env.NODE_ENV');
  if (own.length === 0) return 'default';
  const edits = own.map(({ key, value, scope }): Edit | undefined => {
    const to = key === 'process.env' ? undefined : copy(value, scope, given.code);
    return to && { set: ['source', 'define', key], to };
  });
  const known = edits.flatMap((edit) => edit ?? []);
  return known.length < edits.length ? undefined : known;
};

const copyFiles: Translate = (given) => {
  const first = firstOf(given);
  if (!first) return undefined;
  const options = wholeObject(first);
  const patterns = options ? options.find(({ key }) => key === 'patterns') : first;
  if (!patterns || (options && options.length > 1)) return undefined;
  const list = readList(patterns.value, patterns.scope);
  if (!list || list.unread.length > 0) return undefined;
  const items = list.items.map(({ value, scope }) => copyPattern(value, { ...given, scope }));
  const known = items.flatMap((item) => item ?? []);
  if (known.length === 0 || known.length < items.length) return undefined;
  return set('output.copy', joined(`[${known.map(({ text }) => text).join(', ')}]`, known));
};

/** `{ from, to }` with literal paths. */
function copyPattern(value: Expression, given: Given): Code | undefined {
  const path = pathOf(value, given.scope);
  if (path !== undefined)
    return path.startsWith('..') ? undefined : plain(`{ from: ${quoted(path).text} }`);
  const options = wholeObject({ value, scope: given.scope });
  const parts = options?.map((option) => {
    if (option.key !== 'from' && option.key !== 'to') return undefined;
    const text = pathOf(option.value, option.scope);
    const isOutside = text === undefined || text.startsWith('..');
    // A path in the output folder is relative to it, in both tools.
    const isComputed = option.key === 'to' && unwrapped(option.value).type !== 'Literal';
    return isOutside || isComputed ? undefined : `${option.key}: ${quoted(text).text}`;
  });
  if (!parts || parts.length === 0 || parts.includes(undefined)) return undefined;
  return plain(`{ ${parts.join(', ')} }`);
}

const federation: Translate = (given) => {
  const first = firstOf(given);
  const to = first && copy(first.value, first.scope, first.code);
  return to && set('moduleFederation.options', to);
};

const always: Translate = () => 'default';

/** Minimizers and others that Rsbuild replaces; their options are left to the reader. */
const replaced: Translate = (given): Outcome =>
  argumentsOf(given).length > 0 ? undefined : 'default';

/** By the names of the table of webpack's plugins. */
export const webpackPluginValues: Values = {
  'html-webpack-plugin': html,
  'mini-css-extract-plugin': always,
  'copy-webpack-plugin': copyFiles,
  DefinePlugin: define,
  'terser-webpack-plugin': replaced,
  'css-minimizer-webpack-plugin': replaced,
  'clean-webpack-plugin': always,
  'webpack-manifest-plugin': (given) =>
    firstOf(given) ? undefined : set('output.manifest', 'true'),
  'eslint-webpack-plugin': plugin('pluginEslint', 'plugin-eslint'),
  'node-polyfill-webpack-plugin': plugin('pluginNodePolyfill', 'plugin-node-polyfill'),
  'webpack-subresource-integrity': () => set('security.sri', "{ enable: 'auto' }"),
  'fork-ts-checker-webpack-plugin': plugin('pluginTypeCheck', 'plugin-type-check'),
  '@pmmmwh/react-refresh-webpack-plugin': always,
  HotModuleReplacementPlugin: always,
  ProgressPlugin: () => set('dev.progressBar', 'true'),
  ModuleFederationPlugin: federation,
  ProvidePlugin: ofRspack('ProvidePlugin'),
  BannerPlugin: ofRspack('BannerPlugin'),
  IgnorePlugin: ofRspack('IgnorePlugin'),
  ContextReplacementPlugin: ofRspack('ContextReplacementPlugin'),
  NormalModuleReplacementPlugin: ofRspack('NormalModuleReplacementPlugin'),
};

/** By the names of the table of Vite's plugins. */
export const vitePluginValues: Values = {
  '@vitejs/plugin-react': plugin('pluginReact', 'plugin-react'),
  'plugin-react-swc': plugin('pluginReact', 'plugin-react'),
  '@vitejs/plugin-vue': plugin('pluginVue', 'plugin-vue'),
  '@sveltejs/vite-plugin-svelte': plugin('pluginSvelte', 'plugin-svelte'),
  'vite-plugin-solid': plugin('pluginSolid', 'plugin-solid'),
  '@preact/preset-vite': plugin('pluginPreact', 'plugin-preact'),
  'vite-plugin-svgr': plugin('pluginSvgr', 'plugin-svgr'),
  'vite-tsconfig-paths': always,
  'vite-plugin-node-polyfills': plugin('pluginNodePolyfill', 'plugin-node-polyfill'),
};

const loaderPlugin =
  (name: string, from: string): Translate =>
  () => [{ plugin: name, from: `@rsbuild/${from}` }];

/** By the names of the table of webpack's loaders. */
export const loaderValues: Values = {
  'babel-loader': always,
  'swc-loader': always,
  'esbuild-loader': always,
  'ts-loader': always,
  'css-loader': always,
  'style-loader': always,
  'postcss-loader': always,
  'sass-loader': loaderPlugin('pluginSass', 'plugin-sass'),
  'less-loader': loaderPlugin('pluginLess', 'plugin-less'),
  'stylus-loader': loaderPlugin('pluginStylus', 'plugin-stylus'),
  'file-loader': always,
  'url-loader': always,
  "type: 'asset'": always,
  '@svgr/webpack': loaderPlugin('pluginSvgr', 'plugin-svgr'),
  'vue-loader': loaderPlugin('pluginVue', 'plugin-vue'),
  'thread-loader': always,
  'cache-loader': always,
};
