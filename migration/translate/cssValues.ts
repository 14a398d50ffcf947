import { constantOf, copy, joined, plain, quoted, type Code } from './code';
import { set, type Edit, type Given, type Outcome, type Translate } from './edits';
import { copied, resolved, typeOfNode, wholeObject } from './readValues';

const CONVENTIONS = new Set(['asIs', 'camelCase', 'camelCaseOnly', 'dashes', 'dashesOnly']);

/** The options of CSS Modules that have the same meaning. */
export const cssModules: Translate = (given) => {
  const options = wholeObject(given)?.filter(
    // The default of both.
    ({ key, value, scope }) => key !== 'auto' || constantOf(value, scope) !== true,
  );
  if (!options || options.length === 0) return undefined;
  const edits = options.map(({ key, value, scope }): readonly Edit[] => {
    const text = constantOf(value, scope);
    if (key === 'exportGlobals' && typeof text === 'boolean') {
      return set('output.cssModules.exportGlobals', String(text));
    }
    if (key === 'scopeBehaviour' && (text === 'local' || text === 'global')) {
      return set('output.cssModules.mode', quoted(text));
    }
    if (typeof text !== 'string') return [];
    if (/^(?:exportLocals|locals)Convention$/.test(key) && CONVENTIONS.has(text)) {
      return set('output.cssModules.exportLocalsConvention', quoted(text));
    }
    const isName = key === 'generateScopedName' || key === 'localIdentName';
    return isName ? set('output.cssModules.localIdentName', quoted(text)) : [];
  });
  return edits.every(({ length }) => length === 1) ? edits.flat() : undefined;
};

/** Options in the object form of PostCSS; their packages are in the project. */
export const postcss: Translate = (given) => {
  const plugins = wholeObject(given)?.find(({ key }) => key === 'plugins');
  if (typeOfNode(given) !== 'object' || (plugins && !isList(plugins))) return undefined;
  const to = copied(given, true);
  return to && set('tools.postcss', joined(`{ postcssOptions: ${to.text} }`, [to]));
};

/** Rsbuild adds its own plugins to the list, and fails with an object or a function. */
const isList = ({ value, scope }: Pick<Given, 'value' | 'scope'>): boolean =>
  typeOfNode({ value, scope }) === 'array';

/** A list of PostCSS plugins as in postcss-loader 3: `{ plugins: […] }`. */
export const postcssPlugins = (given: Given): Outcome => {
  const node = resolved(given.value, given.scope);
  if (node.type === 'ArrayExpression' && node.elements.length === 0) return 'default';
  const to = isList(given) ? copied(given, true) : undefined;
  return to && set('tools.postcss', joined(`{ postcssOptions: { plugins: ${to.text} } }`, [to]));
};

/** The plugin of each preprocessor, and where its options go. */
const PREPROCESSORS: Readonly<
  Partial<Record<string, { plugin: string; from: string; options: string }>>
> = {
  scss: { plugin: 'pluginSass', from: '@rsbuild/plugin-sass', options: 'sassLoaderOptions' },
  sass: { plugin: 'pluginSass', from: '@rsbuild/plugin-sass', options: 'sassLoaderOptions' },
  less: { plugin: 'pluginLess', from: '@rsbuild/plugin-less', options: 'lessLoaderOptions' },
};

/** Sass's old API also started paths in the working directory. */
const FROM_ROOT = /@(?:forward|import|use)\s+\\?['"](?:\.\/)?src\//;

/** Options of the modern API, which Vite takes beside its own. */
const SASS_OPTIONS = new Set(['loadPaths', 'quietDeps', 'silenceDeprecations']);

const LESS_OPTIONS = ['javascriptEnabled', 'math', 'modifyVars', 'globalVars', 'paths'];

/** Options of the loaders that keep their names. */
const LOADER_OPTIONS: Readonly<Partial<Record<string, readonly string[]>>> = {
  scss: ['sassOptions', 'sourceMap', 'webpackImporter', 'warnRuleAsWarning'],
  sass: ['sassOptions', 'sourceMap', 'webpackImporter', 'warnRuleAsWarning'],
  less: ['lessOptions', 'sourceMap', 'webpackImporter'],
};

/** Options without a meaning here: the plugin brings its own compiler, and always uses its modern API. */
const DROPPED = new Set(['api', 'charset', 'fiber', 'implementation']);

/** Options of Sass and Less, as Vite, Vue CLI and CRACO pass them to the preprocessor. */
export const preprocessor =
  (language: string): Translate =>
  (given) => {
    const known = PREPROCESSORS[language];
    const options = wholeObject(given);
    if (!known || !options) return undefined;
    const { plugin, from } = known;
    if (options.length === 0) return [{ plugin, from }];
    const own: Code[] = [];
    const less: Code[] = [];
    const sass: Code[] = [];
    const isSass = language !== 'less';
    const hasSassOptions = options.some(({ key }) => key === 'sassOptions');
    let hasRest = false;
    for (const { key, value, scope } of options) {
      if (DROPPED.has(key)) continue;
      const to = copy(value, scope, given.code);
      const type = typeOfNode({ ...given, value, scope });
      const isData =
        ['additionalData', 'data', 'prependData'].includes(key) &&
        ['string', 'function', 'unknown'].includes(type);
      // Only the old API of Sass has `includePaths`.
      if (!to || (key === 'sassOptions' && to.text.includes('includePaths'))) hasRest = true;
      else if (isSass && SASS_OPTIONS.has(key)) {
        sass.push(joined(`${key}: ${to.text}`, [to]));
      } else if (isData) {
        own.push(joined(`additionalData: ${to.text}`, [to]));
        if (isSass && FROM_ROOT.test(to.text)) {
          if (hasSassOptions) hasRest = true;
          else sass.push(plain("loadPaths: ['.']"));
        }
      } else if (LOADER_OPTIONS[language]?.includes(key))
        own.push(joined(`${key}: ${to.text}`, [to]));
      else if (language === 'less' && LESS_OPTIONS.includes(key)) {
        less.push(joined(`${key}: ${to.text}`, [to]));
      } else hasRest = true;
    }
    const rest: readonly Edit[] = hasRest ? [{ isRest: true }] : [];
    if (less.length > 0) {
      own.push(joined(`lessOptions: { ${less.map(({ text }) => text).join(', ')} }`, less));
    }
    if (sass.length > 0) {
      own.push(joined(`sassOptions: { ${sass.map(({ text }) => text).join(', ')} }`, sass));
    }
    if (own.length === 0) return [{ plugin, from }, ...rest];
    const inner = own.map(({ text }) => text).join(', ');
    return [{ plugin, from, args: joined(`{ ${known.options}: { ${inner} } }`, own) }, ...rest];
  };
