import { entry } from './entryValue';
import { constantOf, joined, plain, quoted } from './code';
import { always, set, type Given, type Outcome, type Translate, type Values } from './edits';
import {
  copied,
  flag,
  insidePath,
  literal,
  ofType,
  resolved,
  stringList,
  typeOfNode,
  wholeObject,
} from './readValues';
import { aliases, devtool, extensions, filenames, outputFolder, publicUrl } from './values';

/** Keeps an option of webpack under its name in `tools.rspack`. */
const toRspack =
  (option: string): Translate =>
  (given) => {
    const to = copied(given);
    return to && set(`tools.rspack.${option}`, to);
  };

const chunkFilename: Translate = literal((value) =>
  typeof value === 'string' && /\[(?:name|id)\]/.test(value) ? 'default' : undefined,
);

/** For ES5, Rsbuild needs old browsers in a Browserslist. */
const target: Translate = (given) => {
  const list = stringList(given);
  if (list?.every((item) => /^(?:web|browserslist|es(?:6|20\d\d))$/.test(item))) return 'default';
  return literal((value) => {
    if (value === 'web' || value === 'browserslist') return 'default';
    if (typeof value !== 'string') return undefined;
    if (/^(?:async-)?node(?:\d[\d.]*)?$/.test(value)) return set('output.target', quoted('node'));
    return value === 'webworker' ? set('output.target', quoted('web-worker')) : undefined;
  })(given);
};

const splitChunks: Translate = (given) => {
  if (constantOf(given.value, given.scope) === false) {
    return set('performance.chunkSplit.strategy', quoted('all-in-one'));
  }
  if (typeOfNode(given) !== 'object') return undefined;
  const to = copied(given);
  const hasChunks = wholeObject(given)?.some(({ key }) => key === 'chunks') ?? true;
  // Rsbuild's default is 'all'.
  const all = to && (hasChunks ? to : joined(`{ chunks: 'async', ...${to.text} }`, [to]));
  return (
    all && [
      ...set('performance.chunkSplit.strategy', quoted('custom')),
      ...set('performance.chunkSplit.splitChunks', all),
    ]
  );
};

/** Paths in the generated file start at the root, so a known context isn't needed. */
const context: Translate = ({ file, scope }) =>
  file.context === undefined || file.context.startsWith('..')
    ? undefined
    : file.context === '.' && !scope.isInSubfolder
      ? 'default'
      : [{ note: 'context' }];

/** Webpack's relative URLs are `auto` in Rsbuild. */
const publicPath: Translate = literal((value) =>
  value === '' || value === './'
    ? set('output.assetPrefix', quoted('auto'))
    : publicUrl({ value: { type: 'Literal', value } } as unknown as Given),
);

const cache: Translate = (given) => {
  const options = wholeObject(given);
  const type = options?.find(({ key }) => key === 'type');
  const kind = type && constantOf(type.value, type.scope);
  if (kind === 'memory') return 'default';
  if (kind === 'filesystem') {
    return options?.length === 1 ? set('performance.buildCache', 'true') : undefined;
  }
  return flag('default', 'default')(given);
};

const minimize: Translate = flag('default', set('output.minify', 'false'));

const crossOrigin: Translate = literal((value) => {
  if (value === false) return 'default';
  return value === 'anonymous' || value === 'use-credentials'
    ? set('html.crossorigin', quoted(value))
    : undefined;
});

const symlinks = (option: string): Translate => ofType(`tools.rspack.${option}`, 'boolean');

/** Webpack's options. */
export const webpackValues: Values = {
  mode: (given) =>
    constantOf(given.value, given.scope) === 'none' ? set('mode', quoted('none')) : 'default',
  context,
  entry,
  'output.path': outputFolder,
  'output.filename': filenames('js'),
  'output.chunkFilename': chunkFilename,
  'output.publicPath': publicPath,
  'output.clean': flag('default', set('output.cleanDistPath', 'false')),
  'output.crossOriginLoading': crossOrigin,
  target,
  devtool,
  externals: ofType('output.externals', 'object', 'string', 'regexp', 'array', 'function'),
  'resolve.alias': aliases,
  'resolve.extensions': extensions,
  'resolve.mainFields': ofType('resolve.mainFields', 'array'),
  'resolve.conditionNames': ofType('resolve.conditionNames', 'array'),
  'resolve.modules': modules,
  'resolve.symlinks': symlinks('resolve.symlinks'),
  'resolve.fallback': fallback,
  node: nodeModules,
  'module.noParse': ofType('tools.rspack.module.noParse', 'regexp'),
  'optimization.splitChunks': splitChunks,
  'optimization.minimize': minimize,
  'optimization.runtimeChunk': toRspackLiteral('optimization.runtimeChunk'),
  'optimization.moduleIds': ids('moduleIds'),
  'optimization.chunkIds': ids('chunkIds'),
  'optimization.usedExports': toRspackLiteral('optimization.usedExports'),
  'optimization.sideEffects': toRspackLiteral('optimization.sideEffects'),
  'optimization.concatenateModules': toRspackLiteral('optimization.concatenateModules'),
  'optimization.providedExports': toRspackLiteral('optimization.providedExports'),
  'optimization.removeEmptyChunks': toRspackLiteral('optimization.removeEmptyChunks'),
  'optimization.mergeDuplicateChunks': toRspackLiteral('optimization.mergeDuplicateChunks'),
  'optimization.realContentHash': toRspackLiteral('optimization.realContentHash'),
  'optimization.emitOnErrors': toRspackLiteral('optimization.emitOnErrors'),
  // webpack 4.
  'optimization.noEmitOnErrors': flag(
    set('tools.rspack.optimization.emitOnErrors', 'false'),
    set('tools.rspack.optimization.emitOnErrors', 'true'),
  ),
  'optimization.namedModules': flag(
    set('tools.rspack.optimization.moduleIds', quoted('named')),
    'default',
  ),
  'optimization.namedChunks': flag(
    set('tools.rspack.optimization.chunkIds', quoted('named')),
    'default',
  ),
  'optimization.hashedModuleIds': flag(
    set('tools.rspack.optimization.moduleIds', quoted('deterministic')),
    'default',
  ),
  'optimization.nodeEnv': toRspackLiteral('optimization.nodeEnv'),
  'tsconfig-paths-webpack-plugin': always,
  cache,
  'experiments.asyncWebAssembly': flag('default', undefined),
  'experiments.topLevelAwait': flag('default', undefined),
  performance: always,
  profile: flag(set('performance.profile', 'true'), 'default'),
  watch: flag(undefined, 'default'),
  bail: flag(set('tools.rspack.bail', 'true'), 'default'),
  ignoreWarnings: ignoreWarnings,
  'output.globalObject': toRspackLiteral('output.globalObject'),
  'output.pathinfo': toRspackLiteral('output.pathinfo'),
  'output.uniqueName': toRspackLiteral('output.uniqueName'),
  'output.hashFunction': toRspackLiteral('output.hashFunction'),
  'output.sourceMapFilename': toRspackLiteral('output.sourceMapFilename'),
  'output.chunkLoadingGlobal': toRspackLiteral('output.chunkLoadingGlobal'),
  'output.jsonpFunction': toRspackLiteral('output.chunkLoadingGlobal'),
};

function modules(given: Given): Outcome {
  const node = resolved(given.value, given.scope);
  if (node.type !== 'ArrayExpression') return undefined;
  const paths = node.elements.map((item) =>
    item && item.type !== 'SpreadElement' ? insidePath({ ...given, value: item }) : undefined,
  );
  if (paths.includes(undefined)) return undefined;
  if (paths.every((path) => /^(?:\.\/)?node_modules$/.test(path ?? ''))) return 'default';
  // An absolute folder in webpack; a relative one would be looked up in each parent.
  const parts = paths.map((path = '') =>
    path === '.' || path.startsWith('./')
      ? `path.resolve(${quoted(path).text})`
      : quoted(path).text,
  );
  return set('tools.rspack.resolve.modules', {
    text: `[${parts.join(', ')}]`,
    imports: parts.some((part) => part.startsWith('path.'))
      ? ["import path from 'node:path';"]
      : [],
    constants: [],
  });
}

/** Fallbacks that are turned off; others name packages that have to be installed. */
function fallback(given: Given): Outcome {
  const options = wholeObject(given);
  if (!options?.every(({ value, scope }) => constantOf(value, scope) === false)) return undefined;
  return options.length === 0 ? 'default' : withoutModules(options.map(({ key }) => key));
}

/** webpack 4's `{ fs: 'empty' }`. */
function nodeModules(given: Given): Outcome {
  const options = wholeObject(given);
  return options?.every(({ value, scope }) => constantOf(value, scope) === 'empty')
    ? withoutModules(options.map(({ key }) => key))
    : undefined;
}

const withoutModules = (names: readonly string[]): Outcome =>
  names.map((name) => ({
    set: ['tools', 'rspack', 'resolve', 'fallback', name],
    to: plain('false'),
  }));

/** Rspack has no `hashed` of webpack 4, which `deterministic` replaced. */
function ids(option: string): Translate {
  return literal((value) => {
    const name = value === 'hashed' ? 'deterministic' : value;
    return name === 'deterministic' || name === 'named' || name === 'natural'
      ? set(`tools.rspack.optimization.${option}`, quoted(name))
      : undefined;
  });
}

function toRspackLiteral(option: string): Translate {
  return (given) => {
    const type = typeOfNode(given);
    return ['boolean', 'string', 'number'].includes(type) ? toRspack(option)(given) : undefined;
  };
}

/** A list of regular expressions. */
function ignoreWarnings(given: Given): Outcome {
  const node = resolved(given.value, given.scope);
  const isPlain =
    node.type === 'ArrayExpression' &&
    node.elements.every((item) => item?.type === 'Literal' && 'regex' in item);
  return isPlain ? toRspack('ignoreWarnings')(given) : undefined;
}
