import { constantOf, copy, quoted } from './code';
import { set, type Edit, type Given, type Translate } from './edits';
import { inFolder, pathOf } from './paths';
import { firstOf } from './pluginArguments';
import { stringOf } from '../syntax/nodes';
import { typeOfNode, wholeObject } from './readValues';

/** Options of the page's plugin that Rsbuild sets automatically, or that don't change the page. */
const DEFAULTS = new Set(['cache', 'chunksSortMode', 'minify', 'showErrors', 'xhtml']);

/** Objects that have the same form in Rsbuild. */
const OBJECTS: Readonly<Partial<Record<string, string>>> = {
  meta: 'html.meta',
  templateParameters: 'html.templateParameters',
};

/** `html-webpack-plugin`: one page; for several, templates depend on the entry. */
export const htmlPlugin: Translate = (given) => {
  if (given.file.pageCount > 1) return [{ isRest: true, note: 'pages' }];
  const first = firstOf(given);
  if (!first) return 'default';
  const options = wholeObject(first);
  if (!options) return undefined;
  const edits = options.flatMap((option) => editsOf(option.key, { ...given, ...option }));
  return edits.length === 0 ? 'default' : edits;
};

const REST: readonly Edit[] = [{ isRest: true }];

function editsOf(key: string, given: Given): readonly Edit[] {
  const literal = constantOf(given.value, given.scope);
  switch (key) {
    case 'template':
    case 'favicon': {
      const path = templateOf(given);
      return path === undefined ? REST : set(`html.${key}`, quoted(path));
    }
    case 'title':
      return typeof literal === 'string' ? set('html.title', quoted(literal)) : REST;
    case 'filename':
      return /^(?:\.\/)?index\.html$/.test(String(literal)) ? [] : REST;
    case 'hash':
      if (literal === false) return [];
      return literal === true ? set('tools.htmlPlugin.hash', 'true') : REST;
    case 'chunks':
      return given.file.pages?.[0]?.chunks?.length === 1 ? [] : REST;
    case 'inject':
      if (literal === true || literal === 'head') return [];
      return literal === false || literal === 'body' ? set('html.inject', quoted(literal)) : REST;
    case 'scriptLoading':
      if (literal === 'defer') return [];
      return literal === 'blocking' || literal === 'module'
        ? set('html.scriptLoading', quoted(literal))
        : REST;
    case 'meta':
    case 'templateParameters': {
      const to =
        typeOfNode(given) === 'object' ? copy(given.value, given.scope, given.code) : undefined;
      return to ? set(OBJECTS[key] ?? key, to) : REST;
    }
    default:
      return DEFAULTS.has(key) ? [] : REST;
  }
}

/** A file that starts in the context, unless it's absolute; undefined if it names a loader. */
function templateOf({ value, scope, file }: Given): string | undefined {
  const path = pathOf(value, scope);
  const isRelative = stringOf(value) !== undefined && !path?.startsWith('/');
  const known = isRelative && path !== undefined ? inFolder(path, file.context) : path;
  if (known === undefined || known.startsWith('..') || known.includes('!')) return undefined;
  return known.startsWith('.') || known.startsWith('/') ? known : `./${known}`;
}
