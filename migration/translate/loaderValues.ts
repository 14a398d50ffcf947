import { unwrapped } from '../syntax/nodes';
import { constantOf, copy, joined, plain, type Code } from './code';
import { cssModules, preprocessor } from './cssValues';
import {
  always,
  set,
  type Edit,
  type Given,
  type Outcome,
  type Translate,
  type Values,
} from './edits';
import { wholeObject } from './readValues';
import { vueEdit } from './vueEdit';

/** Options that another loader needs, or that only affect how long a build takes. */
const IGNORED = new Set(
  'api babelrc cacheCompression cacheDirectory cacheIdentifier configFile esModule fiber happyPackMode hmr implementation importLoaders indentedSyntax reloadAll sourceMap transpileOnly'.split(
    ' ',
  ),
);

type Options = NonNullable<ReturnType<typeof wholeObject>>;

/** The options that change the result; undefined if they can't be read. */
function optionsOf({ options }: Given): Options | undefined {
  return options ? wholeObject(options)?.filter(({ key }) => !IGNORED.has(key)) : [];
}

const REST: Edit = { isRest: true };

/** A loader that Rsbuild has built in; the options of these names are left to the reader, or all. */
const builtIn =
  (...important: string[]): Translate =>
  (given): Outcome => {
    const options = optionsOf(given);
    if (!options) return [REST];
    const isLeft =
      important.length === 0
        ? options.length > 0
        : options.some(({ key }) => important.includes(key));
    return isLeft ? [REST] : 'default';
  };

/** A compiler of scripts; Rsbuild doesn't compile JavaScript of packages unless it's told to. */
const scripts =
  (translate: Translate): Translate =>
  (given): Outcome => {
    const outcome = translate(given);
    const rest: Edit = { isRest: true, note: 'packages' };
    if (!given.rule?.hasPackages || outcome === undefined) return outcome;
    return outcome === 'default' ? [rest] : [...outcome, rest];
  };

/** Whether files keep their names, which another page may use. */
export const isFixedName = (name: unknown): boolean =>
  typeof name === 'string' && !name.includes('hash');

/** Options for where files are written, and for their URLs. */
const PLACES = new Set(['emitFile', 'outputPath', 'postTransformPublicPath', 'publicPath']);

/** A loader of files, of which Rsbuild imports fewer kinds. */
const files =
  (translate: Translate): Translate =>
  (given): Outcome => {
    const outcome = translate(given);
    const { otherFiles = [], hasFixedNames = false } = given.rule ?? {};
    const isFixed = optionsOf(given)?.some(
      ({ key, value, scope }) =>
        PLACES.has(key) || (key === 'name' && isFixedName(constantOf(value, scope))),
    );
    if (outcome === undefined) return outcome;
    const pattern = `/\\.(?:${otherFiles.join('|')})$/i`;
    const edits = [
      ...(outcome === 'default' ? [] : outcome),
      ...(otherFiles.length > 0 ? set('source.assetsInclude', pattern) : []),
      ...(hasFixedNames || isFixed ? [REST] : []),
    ];
    return edits.length > 0 ? edits : 'default';
  };

/** Without a loader that extracts them, styles were part of the script. */
const injected: Translate = (given): Outcome => {
  const outcome = builtIn('injectType', 'insert')(given);
  const { loaders = [] } = given.rule ?? {};
  const isOther = given.scope.tool !== 'webpack' || /\bmode:\s*['"]development/.test(given.code);
  if (outcome !== 'default' || isOther || loaders.some((name) => EXTRACTING.test(name))) {
    return outcome;
  }
  return EXTRACTING.test(given.code)
    ? [{ isRest: true, note: 'injected' }]
    : [...set('output.injectStyles', 'true'), { note: 'injected' }];
};

const EXTRACTING = /mini-css-extract|extract-text-webpack|extract-css-chunks|CssExtract/;

/** The options of CSS Modules, if they're for the files that Rsbuild takes as such. */
const modules: Translate = (given): Outcome => {
  const [only, ...others] = optionsOf(given) ?? [];
  if (only?.key !== 'modules' || others.length > 0 || !given.rule?.isForModules) return undefined;
  return constantOf(only.value, only.scope) === true
    ? 'default'
    : cssModules({ ...given, ...only });
};

/** The loader of CSS, which Rsbuild has for fewer extensions. */
const css: Translate = (given): Outcome => {
  const outcome = modules(given) ?? builtIn('modules', 'url', 'import', 'localIdentName')(given);
  if (!given.rule?.hasPostcssFiles) return outcome;
  return [
    { isRest: true, note: 'postcssFiles' },
    ...(Array.isArray(outcome) ? (outcome as Edit[]) : []),
  ];
};

/** A loader that an Rsbuild plugin brings. */
const fromPlugin =
  (plugin: string, from: string): Translate =>
  (given): Outcome => {
    const edit = { plugin, from: `@rsbuild/${from}` };
    return optionsOf(given)?.length === 0 ? [edit] : [edit, REST];
  };

const styles =
  (language: string, plugin: string, from: string): Translate =>
  (given): Outcome => {
    const { options } = given;
    const isPlain = optionsOf(given)?.length === 0;
    const known =
      options && !isPlain ? preprocessor(language)({ ...given, ...options }) : undefined;
    return known ?? fromPlugin(plugin, from)(given);
  };

/** Presets that Rsbuild replaces; `targets` of one would get lost. */
const PRESETS =
  /^(?:@babel\/(?:preset-)?(?:env|react|typescript)|babel-preset-(?:env|react|es2015|stage-\d)|env|react|es2015|es2016|es2017|stage-\d)$/;
const PLUGINS =
  /^(?:@babel\/)?(?:babel-)?(?:plugin-)?(?:proposal-|transform-|syntax-)?(?:class-properties|dynamic-import|nullish-coalescing-operator|object-rest-spread|optional-chaining|runtime|private-methods|private-property-in-object|spread|async-to-generator)$|react-hot-loader\/babel|react-refresh\/babel/;

/** Babel's options: plugins and targets are left to the reader. */
const babel: Translate = (given): Outcome => {
  const options = optionsOf(given);
  if (!options) return [REST];
  const isKnown = options.every(({ key, value }) => {
    if (key === 'env') return true;
    const node = unwrapped(value);
    if ((key !== 'presets' && key !== 'plugins') || node.type !== 'ArrayExpression') return false;
    return node.elements.every((item) => {
      const [name, settings] = item?.type === 'ArrayExpression' ? item.elements : [item];
      const text = name ? textOf(name, given) : undefined;
      const isPlain = settings
        ? !/\b(?:targets|useBuiltIns|corejs|pragma)\b/.test(
            given.code.slice(settings.start, settings.end),
          )
        : true;
      return text !== undefined && isPlain && (key === 'presets' ? PRESETS : PLUGINS).test(text);
    });
  });
  return isKnown ? 'default' : [REST];
};

/** `'name'`, also in `require.resolve('name')` and `require('name')`. */
function textOf(node: Parameters<typeof unwrapped>[0], { scope }: Given): string | undefined {
  const value = unwrapped(node);
  const inner = value.type === 'CallExpression' ? value.arguments[0] : value;
  const text = inner && constantOf(inner, scope);
  return typeof text === 'string' ? text : undefined;
}

/** PostCSS with its options in the rule, where `postcss.config.*` would be read without any. */
const postcss: Translate = (given): Outcome => {
  const options = optionsOf(given)?.filter(({ key }) => key !== 'ident');
  if (options?.length === 0) return 'default';
  const [only] = options ?? [];
  if (options?.length !== 1 || !only) return [REST];
  const to = copy(only.value, only.scope, given.code, true);
  const isObject = unwrapped(only.value).type === 'ObjectExpression';
  if (only.key === 'postcssOptions' && to && isObject) {
    return set('tools.postcss', joined(`{ postcssOptions: ${to.text} }`, [to]));
  }
  const isList = only.key === 'plugins' && unwrapped(only.value).type === 'ArrayExpression';
  return isList && to
    ? set('tools.postcss', joined(`{ postcssOptions: { plugins: ${to.text} } }`, [to]))
    : [REST];
};

/** The limit below which files are inlined, for the kinds of files that a rule is for. */
const limited = ({ rule }: Given, size: Code | string): Outcome => {
  const edits = rule?.kinds?.flatMap((kind) => set(`output.dataUriLimit.${kind}`, size)) ?? [];
  return edits.length > 0 ? edits : undefined;
};

const ALL = 'Number.MAX_SAFE_INTEGER';

/** `{ limit: 8192 }`. Without a limit, all files are inlined. */
const dataUrls: Translate = (given): Outcome => {
  const options = optionsOf(given);
  const limit = options?.find(({ key }) => key === 'limit');
  if (!limit) return options ? limited(given, ALL) : [REST];
  const known = constantOf(limit.value, limit.scope);
  if (known === true) return limited(given, ALL);
  const size = Number(known ?? Number.NaN);
  return Number.isInteger(size) ? limited(given, String(size)) : [REST];
};

/** `parser: { dataUrlCondition: { maxSize: 8192 } }` of `type: 'asset'`. */
const assetSize: Translate = (given): Outcome => {
  const fieldOf = (place: Given['options'], name: string) =>
    place && wholeObject(place)?.find(({ key }) => key === name);
  const limit = fieldOf(fieldOf(given.options, 'dataUrlCondition'), 'maxSize');
  if (!limit) return given.options ? undefined : limited(given, WEBPACK_LIMIT);
  const size = copy(limit.value, limit.scope, given.code);
  return size && limited(given, size);
};

/** The size below which webpack inlines files of `type: 'asset'`, in bytes. */
const WEBPACK_LIMIT = '8096';

/** Every import is a component, where Rsbuild's plugin requires `?react` by default. */
const svgr: Translate = (given): Outcome => {
  const { loaders = [], hasQuery = false } = given.rule ?? {};
  const hasUrl = loaders.some((name) => /^(?:file|url)(?:-loader)?$/.test(name));
  const args = hasUrl ? '{ mixedImport: true }' : "{ svgrOptions: { exportType: 'default' } }";
  const edit: Edit = {
    plugin: 'pluginSvgr',
    from: '@rsbuild/plugin-svgr',
    ...(!hasQuery && { args: plain(args) }),
  };
  return optionsOf(given)?.length === 0 ? [edit] : [edit, REST];
};

/** Rsbuild's plugin for Svelte passes options on to the loader. */
const svelte: Translate = ({ options, code }): Outcome => {
  const to = options && copy(options.value, options.scope, code);
  const edit = { plugin: 'pluginSvelte', from: '@rsbuild/plugin-svelte' };
  if (!to) return options ? [edit, REST] : [edit];
  return [{ ...edit, args: joined(`{ svelteLoaderOptions: ${to.text} }`, [to]) }];
};

/** By the names of the table of webpack's loaders. */
export const loaderValues: Values = {
  'babel-loader': scripts(babel),
  'swc-loader': scripts(builtIn('jsc')),
  'builtin:swc-loader': scripts(builtIn('jsc')),
  'esbuild-loader': scripts(builtIn('jsxFactory', 'define', 'loader')),
  'ts-loader': scripts(builtIn('getCustomTransformers')),
  'css-loader': css,
  'style-loader': injected,
  style: injected,
  'vue-style-loader': injected,
  'postcss-loader': postcss,
  'sass-loader': styles('scss', 'pluginSass', 'plugin-sass'),
  'less-loader': styles('less', 'pluginLess', 'plugin-less'),
  'stylus-loader': fromPlugin('pluginStylus', 'plugin-stylus'),
  'react-hot-loader': () => [{ plugin: 'pluginReact', from: '@rsbuild/plugin-react' }],
  'file-loader': files((given) => limited(given, '0')),
  "type: 'asset/resource'": files((given) => limited(given, '0')),
  'url-loader': files(dataUrls),
  "type: 'asset'": files(assetSize),
  "type: 'asset/inline'": files((given) => limited(given, ALL)),
  'lightningcss-loader': builtIn(),
  'json-loader': always,
  '@svgr/webpack': svgr,
  'svelte-loader': svelte,
  'vue-loader': (given) => [vueEdit(given.code), ...(optionsOf(given)?.length === 0 ? [] : [REST])],
  'eslint-loader': fromPlugin('pluginEslint', 'plugin-eslint'),
  'thread-loader': always,
  'cache-loader': always,
};
