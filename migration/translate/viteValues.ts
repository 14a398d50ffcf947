import { keyOf, unwrapped } from '../syntax/nodes';
import { constantOf, copy, joined, quoted, type Code } from './code';
import { cssModules, postcss, preprocessor } from './cssValues';
import {
  aliases,
  extensions,
  flag,
  host,
  insidePath,
  literal,
  ofType,
  open,
  outputFolder,
  port,
  publicUrl,
  resolved,
  same,
  set,
  stringList,
  typeOfNode,
  wholeObject,
  keyText,
  type Edit,
  type Given,
  type Outcome,
  type Translate,
  type Values,
} from './values';

const base: Translate = literal((value) =>
  // With './', images in stylesheets would fail to load: /config/output/asset-prefix.
  value === './' || value === '' ? set('output.assetPrefix', quoted('auto')) : publicUrlOf(value),
);

const publicUrlOf = (value: string | number | boolean | null): Outcome =>
  publicUrl({ value: { type: 'Literal', value } } as unknown as Given);

const mode: Translate = literal((value) =>
  value === 'development' || value === 'production' || value === 'none'
    ? set('mode', quoted(value))
    : undefined,
);

/** Vite turns objects into JSON, where Rspack would define each of their keys. */
const define: Translate = (given) => {
  const options = wholeObject(given);
  const isPlain = options?.every(
    (option) => !['array', 'object'].includes(typeOfNode({ ...given, ...option })),
  );
  return isPlain ? same('source.define')(given) : undefined;
};

/** An object as for webpack, or a list of `{ find, replacement }`. */
const alias: Translate = (given) => {
  const node = resolved(given.value, given.scope);
  if (node.type !== 'ArrayExpression') return aliases(given);
  const pairs = node.elements.map((item): Edit | undefined => {
    if (!item || item.type === 'SpreadElement') return undefined;
    const options = wholeObject({ value: item, scope: given.scope });
    const find = options?.find(({ key }) => key === 'find');
    const replacement = options?.find(({ key }) => key === 'replacement');
    if (options?.length !== 2 || !find || !replacement) return undefined;
    const name = constantOf(find.value, given.scope);
    const path = insidePath({ ...given, value: replacement.value });
    return typeof name === 'string' && path !== undefined
      ? { set: ['resolve', 'alias', name], to: quoted(path) }
      : undefined;
  });
  if (pairs.length === 0) return 'default';
  const known = pairs.flatMap((pair) => pair ?? []);
  return known.length < pairs.length ? undefined : known;
};

/** Vite adds its own conditions, as Rspack does for `...`. */
const conditions: Translate = (given) => {
  const list = stringList(given);
  if (!list) return undefined;
  return set(
    'resolve.conditionNames',
    `[${['...', ...list].map((name) => quoted(name).text).join(', ')}]`,
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

/** Paths as in Vite; `rewrite` is called `pathRewrite`, and keys with `^` don't exist. */
const proxy: Translate = (given) => {
  const options = wholeObject(given);
  if (!options) return undefined;
  const rules = options.map(({ key, value, scope }): Code | undefined => {
    if (key.startsWith('^')) return undefined;
    const rule = wholeObject({ value, scope });
    if (!rule) {
      const to = copy(value, scope, given.code);
      return to && joined(`${keyText(key)}: ${to.text}`, [to]);
    }
    const parts = rule.map((option): Code | undefined => {
      const name = option.key === 'rewrite' ? 'pathRewrite' : option.key;
      if (!PROXY_OPTIONS.has(name)) return undefined;
      const to = copy(option.value, option.scope, given.code);
      return to && joined(`${name}: ${to.text}`, [to]);
    });
    const known = parts.flatMap((part) => part ?? []);
    if (known.length < parts.length) return undefined;
    return joined(`${keyText(key)}: { ${known.map(({ text }) => text).join(', ')} }`, known);
  });
  const known = rules.flatMap((rule) => rule ?? []);
  if (known.length < rules.length) return undefined;
  if (known.length === 0) return 'default';
  return set('server.proxy', joined(`{ ${known.map(({ text }) => text).join(', ')} }`, known));
};

/** Options that mean the same in both versions of the proxy. */
const PROXY_OPTIONS = new Set(
  'target changeOrigin secure ws pathRewrite headers auth autoRewrite cookieDomainRewrite cookiePathRewrite followRedirects hostRewrite prependPath proxyTimeout timeout xfwd'.split(
    ' ',
  ),
);

const hmr: Translate = (given) => {
  const isOn = flag('default', set('dev.hmr', 'false'))(given);
  if (isOn) return isOn;
  const options = wholeObject(given);
  if (options?.length !== 1 || options[0]?.key !== 'overlay') return undefined;
  return flag('default', set('dev.client.overlay', 'false'))({ ...given, ...options[0] });
};

const minify: Translate = literal((value) => {
  if (value === false) return set('output.minify', 'false');
  return value === true || ['esbuild', 'oxc', 'terser'].includes(String(value))
    ? 'default'
    : undefined;
});

const sourcemap: Translate = literal((value) => {
  if (value === false) return 'default';
  if (value === true) return set('output.sourceMap.js', quoted('source-map'));
  return value === 'inline' || value === 'hidden'
    ? set('output.sourceMap.js', quoted(`${value}-source-map`))
    : undefined;
});

/** Entries in scripts; a page's entry is in its HTML, which isn't part of the configuration. */
const input: Translate = (given) => {
  const path = insidePath(given);
  const isScript = (file: string | undefined) => /\.[cm]?[jt]sx?$/.test(file ?? '');
  if (path !== undefined) {
    return isScript(path) ? set('source.entry', `{ index: ${quoted(path).text} }`) : undefined;
  }
  const options = wholeObject(given);
  const entries = options?.map(({ key, value, scope }) => {
    const file = insidePath({ ...given, value, scope });
    return isScript(file) ? `${keyText(key)}: ${quoted(file ?? '').text}` : undefined;
  });
  if (!entries || entries.length === 0 || entries.includes(undefined)) return undefined;
  return set('source.entry', `{ ${entries.join(', ')} }`);
};

const symlinks: Translate = flag(
  set('tools.rspack.resolve.symlinks', 'false'),
  set('tools.rspack.resolve.symlinks', 'true'),
);

const root: Translate = (given) => {
  const path = insidePath(given);
  if (path === undefined) return undefined;
  return path === '.' ? 'default' : set('root', quoted(path));
};

/** Names of an object literal, without reading its values. */
const namesOf = ({ value, scope }: Given): string[] | undefined => {
  const node = resolved(unwrapped(value), scope);
  if (node.type !== 'ObjectExpression') return undefined;
  return node.properties.map((property) =>
    property.type === 'Property' ? (keyOf(property) ?? '') : '',
  );
};

const lightningcss: Translate = (given) => (namesOf(given)?.length === 0 ? 'default' : undefined);

export const viteValues: Values = {
  root,
  base,
  mode,
  define,
  publicDir,
  'resolve.alias': alias,
  'resolve.dedupe': ofType('resolve.dedupe', 'array'),
  'resolve.extensions': extensions,
  'resolve.mainFields': ofType('resolve.mainFields', 'array'),
  'resolve.conditions': conditions,
  'resolve.preserveSymlinks': symlinks,
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
  clearScreen: () => 'default',
  appType: literal((value) => (value === 'spa' ? 'default' : undefined)),
  'server.port': port,
  'server.host': host,
  'server.strictPort': flag(set('server.strictPort', 'true'), 'default'),
  'server.open': open,
  'server.cors': flag(set('server.cors', 'true'), 'default'),
  'server.headers': ofType('server.headers', 'object'),
  'server.proxy': proxy,
  'server.hmr': hmr,
  'server.middlewareMode': flag(set('server.middlewareMode', 'true'), 'default'),
  'build.outDir': outputFolder,
  'build.assetsInlineLimit': literal((value) =>
    typeof value === 'number' ? set('output.dataUriLimit', String(value)) : undefined,
  ),
  'build.cssCodeSplit': flag('default', undefined),
  'build.minify': minify,
  'build.cssMinify': literal((value) => {
    if (value === false) return set('output.minify.css', 'false');
    return value === true || value === 'esbuild' || value === 'lightningcss'
      ? 'default'
      : undefined;
  }),
  'build.sourcemap': sourcemap,
  'build.rollupOptions.input': input,
  'build.emptyOutDir': literal((value) =>
    typeof value === 'boolean' ? set('output.cleanDistPath', String(value)) : undefined,
  ),
  'build.copyPublicDir': flag(
    'default',
    set('server.publicDir', "{ name: 'public', copyOnBuild: false }"),
  ),
  'build.manifest': flag(set('output.manifest', 'true'), 'default'),
  'build.reportCompressedSize': flag(
    'default',
    set('performance.printFileSize', '{ compressed: false }'),
  ),
  'build.chunkSizeWarningLimit': () => 'default',
  'build.modulePreload': flag(undefined, 'default'),
  'build.emitAssets': ofType('output.emitAssets', 'boolean'),
  'build.watch': (given) => (constantOf(given.value, given.scope) === null ? 'default' : undefined),
};
