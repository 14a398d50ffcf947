import { minifierOptions } from './minifier';
import { constantOf, quoted } from './code';
import { always, set, type Translate, type Values } from './edits';
import { withDot } from './paths';
import { flag, insidePath, literal, ofType, wholeObject, keyText } from './readValues';
import { outputFolder } from './values';

const minify: Translate = literal((value) => {
  if (value === false) return set('output.minify', 'false');
  return value === true || ['esbuild', 'oxc', 'terser'].includes(String(value))
    ? 'default'
    : undefined;
});

/** One folder for all files. */
const assetsDir: Translate = (given) => {
  const folder = constantOf(given.value, given.scope);
  if (typeof folder !== 'string' || folder.startsWith('.')) return undefined;
  return KINDS.flatMap((kind) => set(`output.distPath.${kind}`, quoted(folder)));
};

const KINDS = ['js', 'css', 'svg', 'font', 'image', 'media', 'assets', 'wasm'];

const sourcemap: Translate = literal((value) => {
  if (value === false) return 'default';
  if (value === true) return set('output.sourceMap.js', quoted('source-map'));
  return value === 'inline' || value === 'hidden'
    ? set('output.sourceMap.js', quoted(`${value}-source-map`))
    : undefined;
});

const NO_PAGE = set('tools.htmlPlugin', 'false');

/** Entries in scripts, for which Vite writes no page; a page's entry is in its HTML, which isn't part of the configuration. */
export const input: Translate = (given) => {
  const path = insidePath(given);
  const isScript = (file: string | undefined) => /\.[cm]?[jt]sx?$/.test(file ?? '');
  if (path !== undefined) {
    return isScript(path)
      ? [...set('source.entry', `{ index: ${quoted(withDot(path)).text} }`), ...NO_PAGE]
      : undefined;
  }
  const options = wholeObject(given);
  const entries = options?.map(({ key, value, scope }) => {
    const file = insidePath({ ...given, value, scope });
    return isScript(file) ? `${keyText(key)}: ${quoted(withDot(file ?? '')).text}` : undefined;
  });
  if (!entries || entries.length === 0 || entries.includes(undefined)) return undefined;
  return [...set('source.entry', `{ ${entries.join(', ')} }`), ...NO_PAGE];
};

export const viteBuildValues: Values = {
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
  'build.terserOptions': minifierOptions,
  'build.sourcemap': sourcemap,
  'build.assetsDir': assetsDir,
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
  'build.chunkSizeWarningLimit': always,
  'build.modulePreload': flag(undefined, 'default'),
  'build.emitAssets': ofType('output.emitAssets', 'boolean'),
  'build.watch': (given) => (constantOf(given.value, given.scope) === null ? 'default' : undefined),
};
