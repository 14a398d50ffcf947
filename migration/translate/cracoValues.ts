import { memberPath, stringOf } from '../syntax/nodes';
import { babelPlugins, babelPresets } from './babelValues';
import { constantOf, quoted } from './code';
import { cssModules, postcss as postcssOptions, postcssPlugins, preprocessor } from './cssValues';
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
import { aliases, outputFolder } from './values';

/** Create React App writes to `build`, so `dist` has to be set. */
export const buildFolder: Translate = (given) => {
  const outcome = outputFolder(given);
  return outcome === 'default' ? set('output.distPath.root', quoted('dist')) : outcome;
};

/** `plugins`, which CRACO adds to those of Create React App, `mode: 'file'` for `postcss.config.js`, or `loaderOptions`. */
const postcss: Translate = (given) => {
  const options = wholeObject(given);
  if (!options) return undefined;
  const rest = options.filter(({ key }) => key !== 'mode');
  const mode = options.find(({ key }) => key === 'mode');
  // POSTCSS_MODES.file
  const name = mode && (constantOf(mode.value, mode.scope) ?? memberPath(mode.value)?.at(-1));
  const isFile = name === 'file';
  const [option, ...others] = rest;
  if (!option) return isFile ? 'default' : undefined;
  if (others.length > 0 || isFile) return undefined;
  const own = { ...given, ...option };
  if (option.key === 'plugins') return postcssPlugins(own);
  const inner = option.key === 'loaderOptions' ? wholeObject(own) : undefined;
  const [only, ...more] = inner ?? [];
  return only?.key === 'postcssOptions' && more.length === 0
    ? postcssOptions({ ...given, ...only })
    : undefined;
};

/** CRACO reads `loaderOptions` alone. */
const sass: Translate = (given) => {
  const loader = wholeObject(given)?.find(({ key }) => key === 'loaderOptions');
  return loader ? preprocessor('scss')({ ...given, ...loader }) : undefined;
};

const isField = (given: Given, name: string, value: boolean): boolean => {
  const field = wholeObject(given)?.find(({ key }) => key === name);
  return field !== undefined && constantOf(field.value, field.scope) === value;
};

const eslint: Translate = (given) => (isField(given, 'enable', false) ? 'default' : undefined);

const typescript: Translate = (given) => {
  if (isField(given, 'enableTypeChecking', false)) return 'default';
  return isField(given, 'enableTypeChecking', true)
    ? [{ plugin: 'pluginTypeCheck', from: '@rsbuild/plugin-type-check' }]
    : undefined;
};

export const cracoValues: Values = {
  'webpack.alias': aliases,
  'babel.plugins': babelPlugins,
  'babel.presets': babelPresets,
  'style.postcss': postcss,
  'style.modules': cssModules,
  'style.sass': sass,
  eslint,
  typescript,
};

/** The `options` of `{ plugin, options }`. */
function pluginOptions(given: Given): readonly OptionOf[] | undefined {
  const options = wholeObject(given)?.find(({ key }) => key === 'options');
  return options ? wholeObject(options) : [];
}

type OptionOf = NonNullable<ReturnType<typeof wholeObject>>[number];

const less: Translate = (given) => {
  const plugin = { plugin: 'pluginLess', from: '@rsbuild/plugin-less' };
  const options = pluginOptions(given);
  const loader = options?.find(({ key }) => key === 'lessLoaderOptions');
  const isRest = options?.length !== (loader ? 1 : 0);
  const translated = loader && preprocessor('less')({ ...given, ...loader });
  const edits: readonly Edit[] = Array.isArray(translated) ? translated : [plugin];
  const hasRest = isRest || (loader !== undefined && !Array.isArray(translated));
  return hasRest ? [...edits, { isRest: true }] : edits;
};

/** Aliases of a file, or in the options. */
const alias: Translate = (given): Outcome => {
  const options = pluginOptions(given);
  const fieldOf = (name: string) => options?.find(({ key }) => key === name);
  const source = fieldOf('source');
  const from = source && stringOf(source.value);
  if (from === 'tsconfig') return 'default';
  if (from === 'jsconfig') return set('source.tsconfigPath', quoted('./jsconfig.json'));
  const own = fieldOf('aliases');
  const base = fieldOf('baseUrl');
  const isAtRoot = base === undefined || /^\.?\/?$/.test(stringOf(base.value) ?? '…');
  if (!own || !isAtRoot) return undefined;
  const outcome = aliases({ ...given, ...own });
  if (!Array.isArray(outcome)) return outcome;
  // A path without a dot is also relative to the root.
  return outcome.flatMap((edit: Edit): Edit[] => {
    if (!('set' in edit)) return [];
    return [{ ...edit, to: { ...edit.to, text: edit.to.text.replace(/^'(?=\w)/, "'./") } }];
  });
};

/** By the names of CRACO's plugins. */
export const cracoPluginValues: Values = {
  'craco-less': less,
  'craco-alias': alias,
  'craco-esbuild': always,
  'craco-swc': always,
  'craco-fast-refresh': always,
};
