import { vueEdit } from './vueEdit';
import { argumentsOf, firstOf } from './pluginArguments';
import { htmlPlugin } from './htmlPlugin';
import { minifierOptions } from './minifier';
import { stringOf, unwrapped } from '../syntax/nodes';
import type { Expression } from 'acorn';
import { readList } from '../syntax/readList';
import { copy, joined, plain, quoted, type Code } from './code';
import { inFolder, pathOf } from './paths';
import {
  always,
  set,
  type Edit,
  type Given,
  type Outcome,
  type Translate,
  type Values,
} from './edits';
import { keyText, stringList, typeOfNode, wholeObject } from './readValues';
import { filenames } from './values';

/** An Rsbuild plugin that takes the place of one, and whether the old one has options. */
const plugin =
  (name: string, from: string): Translate =>
  (given) => [{ plugin: name, from: `@rsbuild/${from}` }, ...rest(given)];

/** Arguments that the reader has to carry over. */
const rest = (given: Given): Edit[] => (argumentsOf(given).length > 0 ? [{ isRest: true }] : []);

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

/** webpack 1 to 4 also take regular expressions in place of an object. */
const ignore: Translate = (given) => {
  const first = firstOf(given);
  if (first && typeOfNode(first) === 'object') return ofRspack('IgnorePlugin')(given);
  const names = ['resourceRegExp', 'contextRegExp'];
  const fields = argumentsOf(given).map((value, index) => {
    const to = copy(value, given.scope, given.code);
    const isRegex = /^(?:\/|new RegExp\b|RegExp\b)/.test(to?.text ?? '');
    return to && isRegex ? joined(`${names[index] ?? ''}: ${to.text}`, [to]) : undefined;
  });
  const known = fields.flatMap((field) => field ?? []);
  if (known.length === 0 || known.length < fields.length || known.length > 2) return undefined;
  const list = known.map(({ text }) => text).join(', ');
  return [{ rspackPlugin: joined(`new rspack.IgnorePlugin({ ${list} })`, known) }];
};

const define: Translate = (given) => {
  const first = firstOf(given);
  const options = first && wholeObject(first);
  if (!first || !options) return undefined;
  const own = options.filter(({ key }) => key !== 'process.env.NODE_ENV');
  if (own.length === 0) return 'default';
  const edits = own.map(({ key, value, scope }): Edit | undefined => {
    const to =
      key === 'process.env'
        ? variables({ ...given, value, scope })
        : copy(value, scope, given.code);
    return to && { set: ['source', 'define', key], to };
  });
  const known = edits.flatMap((edit) => edit ?? []);
  return known.length < edits.length ? undefined : known;
};

/** `process.env` as an object, without the mode, which Rsbuild defines. */
function variables(given: Given): Code | undefined {
  const options = wholeObject(given)?.filter(({ key }) => key !== 'NODE_ENV');
  const fields = options?.map(({ key, value, scope }) => {
    const to = copy(value, scope, given.code);
    return to && joined(`${keyText(key)}: ${to.text}`, [to]);
  });
  const known = fields?.flatMap((field) => field ?? []);
  if (!fields || !known || known.length < fields.length) return undefined;
  return joined(
    known.length === 0 ? '{}' : `{ ${known.map(({ text }) => text).join(', ')} }`,
    known,
  );
}

/** Names, or an object with default values, of variables that become constants. */
const environment: Translate = (given) => {
  const first = firstOf(given);
  if (!first) return undefined;
  const names = stringList(first)?.map((key) => ({ key, fallback: undefined }));
  const options = names ? undefined : wholeObject(first);
  const known = options?.map(({ key, value, scope }) => ({
    key,
    fallback: copy(value, scope, given.code),
  }));
  if (known?.some(({ fallback }) => !fallback)) return undefined;
  const variables = (names ?? known)?.filter(({ key }) => key !== 'NODE_ENV');
  if (!variables) return undefined;
  if (variables.length === 0) return 'default';
  return variables.map(({ key, fallback }): Edit => {
    const text = `process.env.${key}${fallback ? ` ?? ${fallback.text}` : ''}`;
    const to = joined(`JSON.stringify(${text})`, fallback ? [fallback] : []);
    return { set: ['source', 'define', `process.env.${key}`], to };
  });
};

const copyFiles: Translate = (given) => {
  const first = firstOf(given);
  if (!first) return undefined;
  const options = typeOfNode(first) === 'array' ? undefined : wholeObject(first);
  const patterns = options ? options.find(({ key }) => key === 'patterns') : first;
  if (!patterns || (options && options.length > 1)) return undefined;
  const list = readList(patterns.value, patterns.scope);
  if (!list || list.unread.length > 0) return undefined;
  const items = list.items.map(({ value, scope }) => copyPattern(value, { ...given, scope }));
  const known = items.flatMap((item) => item ?? []);
  if (known.length === 0 || known.length < items.length) return undefined;
  return set('output.copy', joined(`[${known.map(({ text }) => text).join(', ')}]`, known));
};

/** Fields that mean the same in Rspack's plugin. */
const COPY_FIELDS = new Set([
  'context',
  'force',
  'globOptions',
  'info',
  'noErrorOnMissing',
  'toType',
]);

/** `{ from, to }` with paths inside the root, and literal options. */
function copyPattern(value: Expression, given: Given): Code | undefined {
  const path = sourceOf(value, given);
  if (path !== undefined) {
    return path.startsWith('..') ? undefined : plain(`{ from: ${quoted(path).text} }`);
  }
  const options = wholeObject({ value, scope: given.scope });
  const parts = options?.map((option): Code | undefined => {
    if (option.key === 'from') {
      const text = sourceOf(option.value, { ...given, scope: option.scope });
      const isOutside = text === undefined || text.startsWith('..');
      return isOutside ? undefined : plain(`from: ${quoted(text).text}`);
    }
    if (option.key === 'to') {
      const text = targetOf(option.value, { ...given, scope: option.scope });
      return text === undefined ? undefined : plain(text && `to: ${quoted(text).text}`);
    }
    const to = COPY_FIELDS.has(option.key)
      ? copy(option.value, option.scope, given.code)
      : undefined;
    return to && joined(`${option.key}: ${to.text}`, [to]);
  });
  const known = parts?.flatMap((part) => part ?? []);
  if (!parts || !known || parts.length === 0 || known.length < parts.length) return undefined;
  return joined(`{ ${known.flatMap(({ text }) => text || []).join(', ')} }`, known);
}

/** A file or folder, whose path starts in the context unless it's absolute. */
function sourceOf(value: Expression, { scope, file }: Given): string | undefined {
  const path = pathOf(value, scope);
  const isRelative = stringOf(value) !== undefined && !path?.startsWith('/');
  return isRelative && path !== undefined ? inFolder(path, file.context) : path;
}

/** A target relative to the output folder; empty for the folder itself. */
function targetOf(value: Expression, { scope, file }: Given): string | undefined {
  const path = pathOf(value, scope);
  if (path === undefined || stringOf(value) !== undefined) return path;
  const folder = file.outputPath ?? './dist';
  if (path === folder) return '';
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined;
}

const federation: Translate = (given) => {
  const first = firstOf(given);
  const to = first && copy(first.value, first.scope, first.code);
  return to && set('moduleFederation.options', to);
};

const vuePlugin: Translate = ({ code }) => [vueEdit(code)];

/** Patterns of all files: `**` + `/*`, `dist/*`. */
const ALL_FILES = /(?:^|\/)\*{1,2}(?:\/?\*)?(?:\.\*)?$/;

/** Rsbuild empties the whole folder, where patterns can name some of its files. */
const cleaner: Translate = (given): Outcome => {
  const text = argumentsOf(given)
    .map(({ start, end }) => given.code.slice(start, end))
    .join(',');
  const patterns = [...text.matchAll(/['"`]([^'"`\n]*)['"`]/g)].map(([, pattern = '']) => pattern);
  const isPartial = patterns.some((pattern) => /^!|\*/.test(pattern) && !ALL_FILES.test(pattern));
  return isPartial ? [{ isRest: true, note: 'wholeFolder' }] : 'default';
};

/** Options of the plugin for stylesheets that don't change the files, or that Rsbuild sets as well. */
const STYLE_DEFAULTS = new Set(['allChunks', 'chunkFilename', 'disable', 'ignoreOrder']);

/** The plugin's loader, whose URLs of images can differ from those of scripts. */
const stylesheetLoader: Translate = ({ options }): Outcome => {
  const fields = options ? wholeObject(options) : [];
  const isPlain = fields?.every(({ key }) => /^(?:esModule|hmr|reloadAll)$/.test(key)) ?? false;
  return isPlain ? 'default' : [{ isRest: true }];
};

/** Where stylesheets are written; `extract-text-webpack-plugin` also takes the name alone. */
const stylesheets: Translate = (given): Outcome => {
  if (unwrapped(given.value).type !== 'NewExpression') return stylesheetLoader(given);
  const first = firstOf(given);
  // Without a page, something else loads the stylesheet by its name.
  const isNamed = given.file.pages?.length === 0;
  if (!first && isNamed) {
    const value = { type: 'Literal', value: '[name].css' } as Expression;
    return filenames('css')({ ...given, value });
  }
  if (!first) return 'default';
  const name = filenames('css')(first);
  if (name) return name;
  const options = wholeObject(first)?.filter(({ key }) => !STYLE_DEFAULTS.has(key));
  const [only, ...others] = options ?? [];
  if (options && !only) return 'default';
  if (!only || others.length > 0 || only.key !== 'filename') return undefined;
  return filenames('css')({ ...given, ...only });
};

/** A minimizer of styles; options that change the result are left to the reader. */
const cssMinimizer: Translate = (given): Outcome => {
  const first = firstOf(given);
  const options = first ? wholeObject(first) : [];
  return options?.every(({ key }) => TERSER_DEFAULTS.has(key)) ? 'default' : undefined;
};

/** Puts scripts or styles into the page. */
function inlined(option: string): Translate {
  return (given) => [...set(option, 'true'), ...rest(given)];
}

/** A minimizer of scripts, of which only `drop_console` has a counterpart. */
const terser: Translate = (given): Outcome => {
  const first = firstOf(given);
  const options = first ? wholeObject(first) : [];
  if (!options) return undefined;
  const others = options.filter(({ key }) => !TERSER_DEFAULTS.has(key));
  if (others.length === 0) return 'default';
  const [only] = others;
  return others.length === 1 && (only?.key === 'terserOptions' || only?.key === 'uglifyOptions')
    ? minifierOptions({ ...given, ...only })
    : undefined;
};

/** Options that don't change the output, or that Rsbuild sets as well. */
const TERSER_DEFAULTS = new Set(['cache', 'parallel', 'sourceMap', 'test', 'extractComments']);

/** By the names of the table of webpack's plugins. */
export const webpackPluginValues: Values = {
  'html-webpack-plugin': htmlPlugin,
  'mini-css-extract-plugin': stylesheets,
  'copy-webpack-plugin': copyFiles,
  DefinePlugin: define,
  EnvironmentPlugin: environment,
  'terser-webpack-plugin': terser,
  'css-minimizer-webpack-plugin': cssMinimizer,
  VueLoaderPlugin: vuePlugin,
  NamedModulesPlugin: always,
  ModuleConcatenationPlugin: always,
  NoEmitOnErrorsPlugin: always,
  LimitChunkCountPlugin: ofRspack('optimize.LimitChunkCountPlugin'),
  SourceMapDevToolPlugin: ofRspack('SourceMapDevToolPlugin'),
  'clean-webpack-plugin': cleaner,
  'html-inline-script-webpack-plugin': inlined('output.inlineScripts'),
  'html-inline-css-webpack-plugin': inlined('output.inlineStyles'),
  // What they inline is told by options of the page or a list of names.
  'html-webpack-inline-source-plugin': () => undefined,
  'html-webpack-inline-chunk-plugin': () => undefined,
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
  IgnorePlugin: ignore,
  ContextReplacementPlugin: ofRspack('ContextReplacementPlugin'),
  NormalModuleReplacementPlugin: ofRspack('NormalModuleReplacementPlugin'),
};

/** React's plugin for Vite, which runs Babel as well. */
const react: Translate = (given): Outcome => {
  const first = firstOf(given);
  const hasBabel = first && wholeObject(first)?.some(({ key }) => key === 'babel');
  return [
    { plugin: 'pluginReact', from: '@rsbuild/plugin-react' },
    ...(hasBabel ? [{ isRest: true as const, note: 'babelPlugins' as const }] : rest(given)),
  ];
};

/** Rollup's plugin adds a component to the URL that Vite exports. */
const svgr: Translate = (given): Outcome => {
  const [edit] = plugin('pluginSvgr', 'plugin-svgr')(given) as Edit[];
  const isOfRollup = given.code.includes('@svgr/rollup');
  const args = isOfRollup ? { args: plain('{ mixedImport: true }') } : {};
  // It takes `?component` in place of `?react`.
  const hasOtherQuery = given.code.includes('vite-plugin-react-svg');
  const rests: Edit[] = hasOtherQuery ? [{ isRest: true }] : rest(given);
  return [{ ...edit, ...args } as Edit, ...rests];
};

/** By the names of the table of Vite's plugins. */
export const vitePluginValues: Values = {
  '@vitejs/plugin-react': react,
  '@vitejs/plugin-react-swc': plugin('pluginReact', 'plugin-react'),
  '@vitejs/plugin-vue': plugin('pluginVue', 'plugin-vue'),
  '@vitejs/plugin-vue2': plugin('pluginVue2', 'plugin-vue2'),
  '@sveltejs/vite-plugin-svelte': plugin('pluginSvelte', 'plugin-svelte'),
  'vite-plugin-solid': plugin('pluginSolid', 'plugin-solid'),
  '@preact/preset-vite': plugin('pluginPreact', 'plugin-preact'),
  'vite-plugin-svgr': svgr,
  'vite-tsconfig-paths': always,
  'vite-plugin-node-polyfills': plugin('pluginNodePolyfill', 'plugin-node-polyfill'),
};
