import { constantOf, copy, joined, quoted, type Code } from './code';
import { pathOf } from './paths';
import { set, type Edit, type Given, type Outcome, type Translate, type Values } from './edits';
import { flag, keyText, literal, stringList, typeOfNode, wholeObject } from './readValues';
import { outputFolder, publicUrl } from './values';
import { preprocessor } from './cssValues';
import { devServerValues } from './devServerValues';

const base: Translate = literal((value) =>
  value === './' || value === ''
    ? set('output.assetPrefix', quoted('auto'))
    : publicUrl({ value: { type: 'Literal', value } } as unknown as Given),
);

/** A page as a path, or as an object with its entry, template and title. */
const pages: Translate = (given) => {
  const options = wholeObject(given);
  if (!options || options.length === 0) return undefined;
  const entries: string[] = [];
  const single: Edit[] = [];
  for (const { key, value, scope } of options) {
    const own = { ...given, value, scope };
    const path = pathOf(value, scope);
    const page = path === undefined ? wholeObject(own) : [];
    if (!page) return undefined;
    const fieldOf = (name: string) => page.find((field) => field.key === name);
    const entry = path ?? entryOf(fieldOf('entry'));
    if (entry === undefined || entry.startsWith('..')) return undefined;
    entries.push(`${keyText(key)}: ${quoted(entry).text}`);
    const names = page.map((field) => field.key);
    if (names.some((name) => !['entry', 'template', 'title', 'filename'].includes(name))) {
      return undefined;
    }
    const file = fieldOf('filename');
    if (file && constantOf(file.value, file.scope) !== `${key}.html`) return undefined;
    for (const name of ['template', 'title'] as const) {
      const field = fieldOf(name);
      const text = field && constantOf(field.value, field.scope);
      if (!field) continue;
      // Several pages need a function, which tells them apart.
      if (typeof text !== 'string' || options.length > 1) return undefined;
      single.push(...set(`html.${name}`, quoted(withDot(name, text))));
    }
  }
  return [...set('source.entry', `{ ${entries.join(', ')} }`), ...single];
};

const entryOf = (field: Pick<Given, 'value' | 'scope'> | undefined): string | undefined =>
  field && pathOf(field.value, field.scope);

/** A template's path has to start with a dot. */
const withDot = (name: string, text: string): string =>
  name === 'template' && /^\w/.test(text) ? `./${text}` : text;

const transpileDependencies: Translate = (given) => {
  const list = stringList(given);
  if (list?.length === 0) return 'default';
  if (list?.every((name) => /^(?:@[\w.-]+\/)?[\w.-]+$/.test(name))) {
    const patterns = list.map(
      (name) =>
        `/node_modules[\\\\/]${name.replace(/[.]/g, '\\.').replace('/', '[\\\\/]')}[\\\\/]/`,
    );
    return set('source.include', `[${patterns.join(', ')}]`);
  }
  return flag(set('source.include', '[/node_modules[\\\\/]/]'), 'default')(given);
};

/** One `additionalData`, or options by loader version. */
const loaderOptions =
  (language: string): Translate =>
  (given): Outcome =>
    preprocessor(language)(given);

/** A proxy to one server has no paths, which Rsbuild requires. */
const proxy: Translate = (given) => {
  if (typeOfNode(given) !== 'object') return undefined;
  const known = devServerValues.proxy?.(given);
  return known;
};

const injectStyles: Translate = literal((value) =>
  typeof value === 'boolean' ? set('output.injectStyles', String(!value)) : undefined,
);

const postcss: Translate = (given) => {
  const options = wholeObject(given);
  const inner = options?.length === 1 && options[0]?.key === 'postcssOptions' ? options[0] : null;
  const to: Code | undefined = inner ? copy(inner.value, inner.scope, given.code, true) : undefined;
  return to && set('tools.postcss', joined(`{ postcssOptions: ${to.text} }`, [to]));
};

export const vueCliValues: Values = {
  publicPath: base,
  outputDir: outputFolder,
  filenameHashing: flag('default', set('output.filenameHash', 'false')),
  pages,
  runtimeCompiler: flag(
    set('resolve.alias.vue$', quoted('vue/dist/vue.esm-bundler.js')),
    'default',
  ),
  transpileDependencies,
  productionSourceMap: flag(set('output.sourceMap.js', quoted('source-map')), 'default'),
  crossorigin: literal((value) =>
    value === 'anonymous' || value === 'use-credentials'
      ? set('html.crossorigin', quoted(value))
      : value === null
        ? 'default'
        : undefined,
  ),
  integrity: flag(set('security.sri', "{ enable: 'auto' }"), 'default'),
  'css.extract': injectStyles,
  'css.sourceMap': flag(set('output.sourceMap.css', 'true'), 'default'),
  'css.loaderOptions.scss': loaderOptions('scss'),
  'css.loaderOptions.sass': loaderOptions('sass'),
  'css.loaderOptions.less': loaderOptions('less'),
  'css.loaderOptions.postcss': postcss,
  'devServer.proxy': proxy,
  lintOnSave: flag(undefined, 'default'),
  parallel: () => 'default',
};
