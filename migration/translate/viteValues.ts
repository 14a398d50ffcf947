import { keyOf, memberPath, unwrapped } from '../syntax/nodes';
import { constantOf, copy, quoted } from './code';
import { cssModules, postcss, preprocessor } from './cssValues';
import {
  always,
  set,
  type Edit,
  type Given,
  type Outcome,
  type Translate,
  type Values,
} from './edits';
import { projectPath, withDot } from './paths';
import {
  flag,
  insidePath,
  literal,
  ofType,
  resolved,
  same,
  stringList,
  typeOfNode,
  wholeObject,
} from './readValues';
import { aliases, extensions, publicUrlWithSlash } from './values';
import { input } from './viteBuildValues';

const base: Translate = literal((value) =>
  // With './', images in stylesheets would fail to load: /config/output/asset-prefix.
  value === './' || value === '' ? set('output.assetPrefix', quoted('auto')) : publicUrlOf(value),
);

const publicUrlOf = (value: string | number | boolean | null): Outcome =>
  publicUrlWithSlash({ value: { type: 'Literal', value } } as unknown as Given);

const mode: Translate = literal((value) =>
  value === 'development' || value === 'production' || value === 'none'
    ? set('mode', quoted(value))
    : undefined,
);

/** Vite turns objects into JSON, where Rspack would define each of their keys. */
const define: Translate = (given) => {
  const options = wholeObject(given);
  if (!options) return undefined;
  const edits = options.map(({ key, value, scope }): Edit => {
    const isObject =
      ['array', 'object'].includes(typeOfNode({ value, scope })) ||
      memberPath(unwrapped(value))?.join('.') === 'process.env';
    const to = isObject ? undefined : copy(value, scope, given.code);
    return to ? { set: ['source', 'define', key], to } : { isRest: true };
  });
  return edits.length === 0 ? 'default' : edits;
};

/** Vite matches `@/` as the start of a path, which Rspack calls `@`, and starts `/src` at the root. */
const objectAlias: Translate = (given) => {
  const outcome = aliases(given);
  if (!Array.isArray(outcome)) return outcome;
  return (outcome as readonly Edit[]).map((edit) => {
    if (!('set' in edit)) return edit;
    const [group = '', option = '', key = ''] = edit.set;
    const text = edit.to.text.replace(/^'\//, "'./");
    return { set: [group, option, key.replace(/(.)\/$/, '$1')], to: { ...edit.to, text } };
  });
};

/** An object as for webpack, or a list of `{ find, replacement }`. */
const alias: Translate = (given) => {
  const node = resolved(given.value, given.scope);
  if (node.type !== 'ArrayExpression') return objectAlias(given);
  const pairs = node.elements.map((item): Edit | undefined => {
    if (!item || item.type === 'SpreadElement') return undefined;
    const options = wholeObject({ value: item, scope: given.scope });
    const find = options?.find(({ key }) => key === 'find');
    const replacement = options?.find(({ key }) => key === 'replacement');
    if (options?.length !== 2 || !find || !replacement) return undefined;
    const name = constantOf(find.value, given.scope);
    const path = insidePath({ ...given, value: replacement.value });
    return typeof name === 'string' && path !== undefined
      ? { set: ['resolve', 'alias', name.replace(/(.)\/$/, '$1')], to: quoted(path) }
      : undefined;
  });
  if (pairs.length === 0) return 'default';
  const known = pairs.flatMap((pair) => pair ?? []);
  return known.length < pairs.length ? undefined : known;
};

/** `...` stands for Rspack's own conditions, which include `development` or `production` by mode. */
const conditions: Translate = (given) => {
  const list = stringList(given);
  if (!list) return undefined;
  const own = list.filter((name) => name !== 'development|production');
  return set(
    'resolve.conditionNames',
    `[${['...', ...own].map((name) => quoted(name).text).join(', ')}]`,
  );
};

const publicDir: Translate = (given) => {
  if (constantOf(given.value, given.scope) === false) return set('server.publicDir', 'false');
  const path = insidePath(given)?.replace(/^\.\//, '');
  if (path === undefined || path === '.') return undefined;
  return path === 'public' ? 'default' : set('server.publicDir', `{ name: ${quoted(path).text} }`);
};

const assetsInclude: Translate = (given) => {
  const node = resolved(given.value, given.scope);
  const items = node.type === 'ArrayExpression' ? node.elements : [node];
  // A string is a glob in Vite, and the start of a path in Rspack.
  const isPlain = items.every((item) => item?.type === 'Literal' && 'regex' in item && item.regex);
  return isPlain ? same('source.assetsInclude')(given) : undefined;
};

const logLevel: Translate = literal((value) =>
  ['info', 'warn', 'error', 'silent'].includes(String(value))
    ? set('logLevel', quoted(String(value)))
    : undefined,
);

const symlinks: Translate = flag(
  set('tools.rspack.resolve.symlinks', 'false'),
  set('tools.rspack.resolve.symlinks', 'true'),
);

const root: Translate = (given) => {
  const path = projectPath(given.value, given.scope);
  if (path === undefined) return undefined;
  return path === '.' || path === './' ? 'default' : set('root', quoted(path));
};

const tsconfig: Translate = (given) => {
  const path = insidePath(given);
  if (path === undefined) return undefined;
  const dotted = withDot(path);
  return dotted === './tsconfig.json' ? 'default' : set('source.tsconfigPath', quoted(dotted));
};

/** Names of an object literal, without reading its values. */
const namesOf = ({ value, scope }: Given): string[] | undefined => {
  const node = resolved(unwrapped(value), scope);
  if (node.type !== 'ObjectExpression') return undefined;
  return node.properties.map((property) =>
    property.type === 'Property' ? (keyOf(property) ?? '') : '',
  );
};

/** `drop: ['console']`; `debugger` is dropped by default. */
const esbuild: Translate = (given) => {
  const options = wholeObject(given);
  const drop = options?.length === 1 && options[0]?.key === 'drop' ? options[0] : undefined;
  const names = drop && stringList(drop);
  return names?.includes('console') ? set('performance.removeConsole', 'true') : undefined;
};

/** Polyfills that the dependencies get before they're bundled. */
const optimizeDeps: Translate = ({ value, code }) =>
  /node-?(?:globals|modules)-?polyfill/i.test(code.slice(value.start, value.end))
    ? [
        { plugin: 'pluginNodePolyfill', from: '@rsbuild/plugin-node-polyfill' },
        { isRest: true, note: 'nodePolyfills' },
      ]
    : undefined;

const lightningcss: Translate = (given) => (namesOf(given)?.length === 0 ? 'default' : undefined);

export const viteValues: Values = {
  root,
  base,
  mode,
  define,
  publicDir,
  input,
  tsconfig,
  'resolve.alias': alias,
  'resolve.dedupe': ofType('resolve.dedupe', 'array'),
  'resolve.extensions': extensions,
  'resolve.mainFields': ofType('resolve.mainFields', 'array'),
  'resolve.conditions': conditions,
  'resolve.tsconfigPaths': flag('default', undefined),
  'resolve.preserveSymlinks': symlinks,
  esbuild,
  optimizeDeps,
  'html.cspNonce': ofType('security.nonce', 'string'),
  'css.modules': cssModules,
  'css.postcss': postcss,
  'css.preprocessorOptions.scss': preprocessor('scss'),
  'css.preprocessorOptions.sass': preprocessor('sass'),
  'css.preprocessorOptions.less': preprocessor('less'),
  'css.lightningcss': lightningcss,
  'css.transformer': literal((value) => (value === 'lightningcss' ? 'default' : undefined)),
  'css.devSourcemap': flag(set('output.sourceMap.css', 'true'), 'default'),
  assetsInclude,
  logLevel,
  clearScreen: always,
  envPrefix: literal((value) =>
    typeof value === 'string' && value ? [{ prefix: value }] : undefined,
  ),
  appType: literal((value) => (value === 'spa' ? 'default' : undefined)),
};
