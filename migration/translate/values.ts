import { stringOf, unwrapped } from '../syntax/nodes';
import { readList } from '../syntax/readList';
import { constantOf, copy, joined, plain, quoted } from './code';
import { set, type Edit, type Given, type Outcome, type Translate } from './edits';
import { pathOf } from './paths';
import {
  copied,
  insidePath,
  keyText,
  literal,
  resolved,
  same,
  stringList,
  stringsText,
  typeOfNode,
  wholeObject,
} from './readValues';

/** An object of aliases: paths become relative to the root, names of packages stay. */
export const aliases: Translate = (given) => {
  const options = wholeObject(given);
  if (!options) return undefined;
  const edits = options.map(({ key, value, scope }): Edit | undefined => {
    const node = unwrapped(value);
    const own = pathOf(value, scope);
    const path = own?.startsWith('/') ? own : insidePath({ ...given, value, scope });
    const isOff = node.type === 'Literal' && node.value === false;
    if (!isOff && path === undefined) return undefined;
    return { set: ['resolve', 'alias', key], to: isOff ? plain('false') : quoted(path ?? '') };
  });
  if (edits.length === 0) return 'default';
  const known = edits.flatMap((edit) => edit ?? []);
  if (known.length < edits.length) return undefined;
  const isRelative = options.some(({ value }) => /^\.\.?\//.test(stringOf(value) ?? ''));
  return isRelative ? [...known, { isRest: true, note: 'relativeAlias' }] : known;
};

/** The base of the deployment: `/shop/`, a URL, or `auto`. */
const deployedAt = (baseOf: (path: string) => string): Translate =>
  literal((value) => {
    if (typeof value !== 'string') return undefined;
    if (value === '/') return 'default';
    if (value === 'auto') return set('output.assetPrefix', quoted('auto'));
    if (/^(?:https?:)?\/\//.test(value)) return set('output.assetPrefix', quoted(value));
    // Often the folder of the assets alone, while pages are at the root.
    if (/^\/(?:assets?|build|bundles?|dist|js|public|static)\b/.test(value)) return undefined;
    if (/^\/[^/]/.test(value)) return set('server.base', quoted(baseOf(value)));
    return undefined;
  });

export const publicUrl = deployedAt((path) => path.replace(/\/$/, ''));

/** For Vite and Vue CLI: `BASE_URL` ends with a slash, and Rsbuild doesn't add one. */
export const publicUrlWithSlash = deployedAt((path) => path.replace(/\/?$/, '/'));

/** The extensions that Rsbuild resolves by default. */
const EXTENSIONS = ['.ts', '.tsx', '.mjs', '.js', '.jsx', '.json'];

export const extensions: Translate = (given) => {
  const list = stringList(given);
  if (!list) return undefined;
  if (list.every((extension) => EXTENSIONS.includes(extension))) return 'default';
  const own = list.filter((extension) => extension.startsWith('.'));
  const added = own.filter((extension) => !EXTENSIONS.includes(extension));
  if (added.length === 0) return 'default';
  // The first extension wins: .web.js before .js.
  const others = EXTENSIONS.filter((extension) => !own.includes(extension));
  return set('resolve.extensions', stringsText([...own, ...others]));
};

/** A port: numbers and strings of digits; other expressions become numbers. */
export const port: Translate = (given) => {
  const known = constantOf(given.value, given.scope);
  if (known === 'auto') return 'default';
  if (known !== undefined) {
    const number = Number(known);
    return Number.isInteger(number) && number > 0 ? set('server.port', String(number)) : undefined;
  }
  if (!['unknown'].includes(typeOfNode(given))) return undefined;
  const to = copied(given);
  // An unset variable means the default, where Rsbuild fails with NaN.
  if (!to) return undefined;
  const number = to.text.startsWith('Number(') ? to.text : `Number(${to.text})`;
  return set('server.port', { ...to, text: `${number} || undefined` });
};

export const host: Translate = literal((value) => {
  if (value === true || value === '0.0.0.0') return 'default';
  if (value === false) return set('server.host', quoted('localhost'));
  const isName = typeof value === 'string' && !/^local-ip/.test(value) && value !== '';
  return isName ? set('server.host', quoted(value)) : undefined;
});

export const open: Translate = literal((value) => {
  if (value === false) return 'default';
  if (value === true || typeof value === 'string') return set('server.open', quoted(value));
  return undefined;
});

/** Source maps of scripts, by webpack's names. */
const DEVTOOL =
  /^(?:(?:inline-|hidden-|eval-)?(?:nosources-)?(?:cheap-(?:module-)?)?source-map|eval)$/;

export const devtool: Translate = literal((value) => {
  if (value === false) return set('output.sourceMap.js', 'false');
  if (typeof value !== 'string') return undefined;
  // webpack 1 to 4: '#source-map', 'cheap-module-eval-source-map', 'none'.
  const name = value
    .replace(/^[#@]+/, '')
    .replace(/^cheap-(module-)?(eval|inline)-source-map$/, '$2-cheap-$1source-map');
  if (name === 'none') return set('output.sourceMap.js', 'false');
  return DEVTOOL.test(name) ? set('output.sourceMap.js', quoted(name)) : undefined;
});

/** `js/[name].[contenthash:8].js`: the folder; the usual names are Rsbuild's defaults. */
export const filenames = (kind: 'css' | 'js'): Translate =>
  literal((value) => {
    const parts =
      typeof value === 'string'
        ? /^(?:\.?\/)?(.*\/)?([\w.-]*\[name\][^/?]*\.(\w+))$/.exec(value)
        : null;
    if (!parts || parts[3] !== kind) return undefined;
    const [, folder = '', name = ''] = parts;
    if (folder.includes('[') || folder.startsWith('..')) return undefined;
    const edits = set(`output.distPath.${kind}`, quoted(folder.replace(/\/$/, '')));
    const isUsual = /^\[name\][.-]\[(?:chunk|content|full)?hash(?::\d+)?\]\.\w+$/.test(name);
    return isUsual ? edits : [...edits, ...set(`output.filename.${kind}`, quoted(name))];
  });

/** A folder that is served as is. */
export const publicFolder = (given: Given): Outcome => {
  const path = insidePath(given);
  if (path === undefined || path === '.') return undefined;
  const name = path.replace(/^\.\//, '').replace(/\/$/, '');
  if (name === 'public') return 'default';
  // Rsbuild serves its own output; a copy of it into itself would be wrong.
  const output = (given.file.outputPath ?? './dist').replace(/^\.\//, '');
  if (name === output) return 'default';
  return set('server.publicDir', `{ name: ${quoted(name).text}, copyOnBuild: false }`);
};

/** The output folder: a path, one under a condition, or one with a computed end. */
export const outputFolder: Translate = (given) => {
  const node = resolved(given.value, given.scope);
  if (node.type === 'TemplateLiteral' && /^(?:\.\/)?\w/.test(node.quasis[0]?.value.raw ?? '')) {
    const to = pathOf(node, given.scope) === undefined ? copied(given) : undefined;
    if (to) return set('output.distPath.root', to);
  }
  if (node.type === 'ConditionalExpression') {
    return literal((value) =>
      typeof value === 'string' && !value.startsWith('..') ? folderAt(value) : undefined,
    )(given);
  }
  return folderAt(insidePath(given));
};

const folderAt = (path: string | undefined): Outcome => {
  if (path === undefined || path === '.' || /^(?:\/|\.\.\/?$)/.test(path)) return undefined;
  const folder = path.replace(/^\.\//, '').replace(/\/$/, '');
  return folder === 'dist' ? 'default' : set('output.distPath.root', quoted(folder));
};

/** The rules of a list; undefined if one can't be read. */
const proxyRules = ({ value, scope }: Given) =>
  readList(value, scope)?.items.map((item) => wholeObject(item));

const hasField = (given: Given, name: string): boolean =>
  proxyRules(given)?.some((rule) => rule?.some(({ key }) => key === name)) ?? false;

/** webpack-dev-server 3 also takes `path` as the name of `context`. */
function proxyList(given: Given): Outcome {
  const rules = proxyRules(given)?.map((rule) => {
    const fields = rule?.map(({ key, value, scope }) => {
      const to = copy(value, scope, given.code);
      return to && joined(`${keyText(key === 'path' ? 'context' : key)}: ${to.text}`, [to]);
    });
    const known = fields?.flatMap((field) => field ?? []);
    if (!fields || !known || known.length < fields.length) return undefined;
    return joined(`{ ${known.map(({ text }) => text).join(', ')} }`, known);
  });
  const known = rules?.flatMap((rule) => rule ?? []) ?? [];
  if (known.length < (rules?.length ?? 0)) return undefined;
  return set('server.proxy', joined(`[${known.map(({ text }) => text).join(', ')}]`, known));
}

/** The options of a rule for another server, by path or as a list. */
export const proxy: Translate = (given) => {
  const type = typeOfNode(given);
  const isOff = [null, false].includes(constantOf(given.value, given.scope) as null);
  if (isOff || wholeObject(given)?.length === 0) return 'default';
  // Vue CLI reads keys as regular expressions, Rsbuild as paths.
  if (wholeObject(given)?.some(({ key }) => key.startsWith('^'))) return undefined;
  // Version 3 of the proxy has `on`, where Rsbuild has functions such as `onProxyReq`.
  if (type === 'array' && hasField(given, 'on')) return undefined;
  if (type === 'array' && hasField(given, 'path')) return proxyList(given);
  return type === 'object' || type === 'array' ? same('server.proxy')(given) : undefined;
};
