import { constantOf, copy, joined, quoted, type Code } from './code';
import { set, type Edit, type Translate } from './edits';
import { copied, typeOfNode, wholeObject } from './readValues';

const CONVENTIONS = new Set(['camelCase', 'camelCaseOnly', 'dashes', 'dashesOnly']);

/** The options of CSS Modules that have the same meaning. */
export const cssModules: Translate = (given) => {
  const options = wholeObject(given);
  if (!options || options.length === 0) return undefined;
  const edits = options.map(({ key, value, scope }): readonly Edit[] => {
    const text = constantOf(value, scope);
    if (typeof text !== 'string') return [];
    if (key === 'localsConvention' && CONVENTIONS.has(text)) {
      return set('output.cssModules.exportLocalsConvention', quoted(text));
    }
    const isName = key === 'generateScopedName' || key === 'localIdentName';
    return isName ? set('output.cssModules.localIdentName', quoted(text)) : [];
  });
  return edits.every(({ length }) => length === 1) ? edits.flat() : undefined;
};

/** Options in the object form of PostCSS; their packages are in the project. */
export const postcss: Translate = (given) => {
  if (typeOfNode(given) !== 'object') return undefined;
  const to = copied(given, true);
  return to && set('tools.postcss', joined(`{ postcssOptions: ${to.text} }`, [to]));
};

/** The plugin of each preprocessor, and where its options go. */
const PREPROCESSORS: Readonly<
  Partial<Record<string, { plugin: string; from: string; options: string }>>
> = {
  scss: { plugin: 'pluginSass', from: '@rsbuild/plugin-sass', options: 'sassLoaderOptions' },
  sass: { plugin: 'pluginSass', from: '@rsbuild/plugin-sass', options: 'sassLoaderOptions' },
  less: { plugin: 'pluginLess', from: '@rsbuild/plugin-less', options: 'lessLoaderOptions' },
};

const LESS_OPTIONS = ['javascriptEnabled', 'math', 'modifyVars', 'globalVars', 'paths'];

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
    for (const { key, value, scope } of options) {
      if (language !== 'less' && key === 'api') continue;
      const to = copy(value, scope, given.code);
      const isText = ['string', 'unknown'].includes(typeOfNode({ ...given, value, scope }));
      const isData = ['additionalData', 'data', 'prependData'].includes(key) && isText;
      if (!to) return undefined;
      if (isData) own.push(joined(`additionalData: ${to.text}`, [to]));
      else if (language === 'less' && key === 'lessOptions')
        own.push(joined(`lessOptions: ${to.text}`, [to]));
      else if (language === 'less' && LESS_OPTIONS.includes(key)) {
        less.push(joined(`${key}: ${to.text}`, [to]));
      } else return undefined;
    }
    if (less.length > 0) {
      own.push(joined(`lessOptions: { ${less.map(({ text }) => text).join(', ')} }`, less));
    }
    if (own.length === 0) return [{ plugin, from }];
    const inner = own.map(({ text }) => text).join(', ');
    return [{ plugin, from, args: joined(`{ ${known.options}: { ${inner} } }`, own) }];
  };
