import type { Option } from '../syntax/parts';
import { constantOf, joined, quoted } from './code';
import { cssModules, postcss as postcssOptions, postcssPlugins, preprocessor } from './cssValues';
import { pathOf, withDot } from './paths';
import { always, set, type Edit, type Given, type Translate, type Values } from './edits';
import { copied, flag, keyText, literal, resolved, wholeObject } from './readValues';
import { outputFolder, publicUrlWithSlash } from './values';

const publicPath: Translate = literal((value) =>
  value === './' || value === ''
    ? set('output.assetPrefix', quoted('auto'))
    : publicUrlWithSlash({ value: { type: 'Literal', value } } as unknown as Given),
);

/** The option's value, to which Vue CLI adds a slash. */
const withSlash: Translate = literal((value) =>
  typeof value === 'string' ? set('base', quoted(value.replace(/([^/])$/, '$1/'))) : undefined,
);

/** Templates read the option's value as `BASE_URL`. */
const base: Translate = (given) => {
  const edits = publicPath(given);
  const slashed = Array.isArray(edits) ? withSlash(given) : undefined;
  const [edit] = Array.isArray(slashed) ? (slashed as readonly Edit[]) : [];
  if (!Array.isArray(edits) || !edit || !('set' in edit)) return edits;
  const value = edit.to;
  const text = `{ ...rawPublicVars, BASE_URL: ${value.text} }`;
  return [...(edits as Edit[]), ...set('html.templateParameters', joined(text, [value]))];
};

interface Page {
  readonly name: string;
  readonly entry: string;
  readonly template: string | undefined;
  readonly title: string | undefined;
}

/** Fields of a page that Rsbuild doesn't need: it adds the chunks that the entry uses. */
const PAGE_FIELDS = new Set(['entry', 'template', 'title', 'filename', 'chunks']);

/** A page as a path, or as an object with its entry, template, title and file. */
function pageOf({ key, value, scope }: Option, given: Given): Page | undefined {
  const path = pathOf(value, scope);
  const fields = path === undefined ? wholeObject({ ...given, value, scope }) : [];
  if (!fields || fields.some((field) => !PAGE_FIELDS.has(field.key))) return undefined;
  const textOf = (name: string): string | null | undefined => {
    const field = fields.find((candidate) => candidate.key === name);
    if (!field) return undefined;
    const text =
      name === 'title' ? constantOf(field.value, field.scope) : pathOf(field.value, field.scope);
    return typeof text === 'string' ? text : null;
  };
  const [entry, template, title, file] = [
    path ?? textOf('entry'),
    textOf('template'),
    textOf('title'),
    textOf('filename'),
  ];
  if (!entry || entry.startsWith('..') || template === null || title === null) return undefined;
  // The name of an entry is the name of its page.
  const name = file === undefined ? key : /^([\w.-]+)\.html$/.exec(file ?? '')?.[1];
  return name === undefined ? undefined : { name, entry: withDot(entry), template, title };
}

const pages: Translate = (given) => {
  const options = wholeObject(given);
  if (!options || options.length === 0) return undefined;
  const all = options.map((option) => pageOf(option, given));
  const known = all.flatMap((page) => page ?? []);
  if (known.length < all.length || new Set(known.map(({ name }) => name)).size < all.length) {
    return undefined;
  }
  const entries = known.map(({ name, entry }) => `${keyText(name)}: ${quoted(entry).text}`);
  return [
    ...set('source.entry', `{ ${entries.join(', ')} }`),
    ...ofPages('template', known),
    ...ofPages('title', known),
  ];
};

/** One value for all pages, or a function that tells them apart. */
function ofPages(option: 'template' | 'title', all: readonly Page[]): Edit[] {
  const texts = all.map((page) => {
    const text = page[option];
    return option === 'template' && text !== undefined ? withDot(text) : text;
  });
  const [first] = texts;
  if (texts.every((text) => text === first)) {
    return first === undefined ? [] : set(`html.${option}`, quoted(first));
  }
  const own = all.flatMap(({ name }, index) => {
    const text = texts[index];
    return text === undefined ? [] : `${keyText(name)}: ${quoted(text).text}`;
  });
  const other =
    option === 'template' && texts.includes(undefined) ? " ?? './public/index.html'" : '';
  const record = `const ${option}s: Record<string, string> = { ${own.join(', ')} };`;
  return set(
    `html.${option}`,
    `({ entryName }) => {\n  ${record}\n  return ${option}s[entryName]${other};\n}`,
  );
}

/** Names of packages and regular expressions; `true` for all packages. */
const transpileDependencies: Translate = (given) => {
  const node = resolved(given.value, given.scope);
  if (node.type !== 'ArrayExpression') {
    return flag(set('source.include', '[/node_modules[\\\\/]/]'), 'default')(given);
  }
  const patterns = node.elements.map((item) => {
    if (!item || item.type === 'SpreadElement') return undefined;
    if (item.type === 'Literal' && 'regex' in item) return item.raw;
    const name = constantOf(item, given.scope);
    if (typeof name !== 'string' || !/^(?:@[\w.-]+\/)?[\w.-]+(?:\/[\w.-]+)*$/.test(name)) {
      return undefined;
    }
    const path = name.replace(/[.]/g, '\\.').replaceAll('/', '[\\\\/]');
    return `/node_modules[\\\\/]${path}[\\\\/]/`;
  });
  if (patterns.includes(undefined)) return undefined;
  return patterns.length === 0 ? 'default' : set('source.include', `[${patterns.join(', ')}]`);
};

/** The folder of scripts, styles and other assets in the output folder. */
const assetsDir: Translate = literal((value) => {
  if (typeof value !== 'string' || /^(?:\/|\.\.)/.test(value)) return undefined;
  const folder = value.replace(/^\.\/|\/$/g, '');
  if (folder === 'static') return 'default';
  const parts = { js: 'js', css: 'css', svg: 'img', image: 'img', font: 'fonts', media: 'media' };
  return Object.entries(parts).flatMap(([kind, name]) =>
    set(`output.distPath.${kind}`, quoted(folder === '' ? name : `${folder}/${name}`)),
  );
});

const indexPath: Translate = literal((value) => {
  if (value === 'index.html') return 'default';
  return typeof value === 'string' && /^[\w.-]+\.html$/.test(value)
    ? set('output.filename.html', quoted(value))
    : undefined;
});

/** Rsbuild always extracts styles unless it's told to inject them. */
const injectStyles: Translate = flag('default', set('output.injectStyles', 'true'));

/** The options of postcss-loader 4, or the list of plugins of version 3. */
const postcss: Translate = (given) => {
  const options = wholeObject(given);
  const [option, ...others] = options ?? [];
  if (!option || others.length > 0) return undefined;
  const own = { ...given, ...option };
  if (option.key === 'postcssOptions') return postcssOptions(own);
  return option.key === 'plugins' ? postcssPlugins(own) : undefined;
};

/** Options of css-loader that have the same meaning in any version. */
const CSS_LOADER = new Set(['url', 'import', 'importLoaders', 'esModule', 'sourceMap']);

const cssLoader: Translate = (given) => {
  const options = wholeObject(given);
  if (!options) return undefined;
  if (options.length === 0) return 'default';
  const modules = options.find(({ key }) => key === 'modules');
  if (modules && options.length === 1) return cssModules({ ...given, ...modules });
  const to = options.every(({ key }) => CSS_LOADER.has(key)) ? copied(given) : undefined;
  return to && set('tools.cssLoader', to);
};

const stylus: Translate = (given) => {
  const options = wholeObject(given);
  const rest: readonly Edit[] = options?.length === 0 ? [] : [{ isRest: true }];
  return [{ plugin: 'pluginStylus', from: '@rsbuild/plugin-stylus' }, ...rest];
};

const title: Translate = (given) => {
  const to = copied(given);
  return to && set('html.title', to);
};

export const vueCliValues: Values = {
  publicPath: base,
  outputDir: outputFolder,
  assetsDir,
  indexPath,
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
  'css.loaderOptions.scss': preprocessor('scss'),
  'css.loaderOptions.sass': preprocessor('sass'),
  'css.loaderOptions.less': preprocessor('less'),
  'css.loaderOptions.postcss': postcss,
  'css.loaderOptions.css': cssLoader,
  'css.loaderOptions.stylus': stylus,
  'css.requireModuleExtension': flag('default', undefined),
  'configureWebpack.name': title,
  'chainWebpack.name': title,
  lintOnSave: flag(undefined, 'default'),
  parallel: always,
};
