import type { Expression } from 'acorn';
import { stringOf } from '../syntax/nodes';
import { joined, quoted, type Code } from './code';
import { set, type Edit, type Given, type Outcome, type PageFact } from './edits';
import { inFolder, pathOf } from './paths';
import { keyText, resolved, wholeObject } from './readValues';

/** One file, or several, that an entry starts with. */
function entryFile(value: Expression, given: Given): Code | undefined {
  const node = resolved(value, given.scope);
  if (node.type === 'ArrayExpression') {
    const own = node.elements.filter((item) => !CLIENT.test(stringOf(item) ?? ''));
    const files = own.map((item) =>
      item && item.type !== 'SpreadElement' ? entryFile(item, given) : undefined,
    );
    const known = files.flatMap((file) => file ?? []);
    return known.length === files.length && files.length > 0
      ? joined(`[${known.map(({ text }) => text).join(', ')}]`, known)
      : undefined;
  }
  const path = pathOf(node, given.scope);
  const isRelative = stringOf(node)?.startsWith('.') ?? false;
  const known = isRelative && path !== undefined ? inFolder(path, given.file.context) : path;
  if (known === undefined || known.startsWith('..')) return undefined;
  return quoted(known);
}

/** Scripts for hot updates, which Rsbuild adds automatically. */
const CLIENT = /^(?:webpack-hot-middleware|webpack-dev-server|webpack\/hot|react-hot-loader)\b/;

/** Webpack's `entry`: each key becomes a page, which is named like that of `html-webpack-plugin`. */
export function entry(given: Given): Outcome {
  const single = entryFile(given.value, given);
  const { pages } = given.file;
  const notes = notesOf(1, pages);
  if (single) {
    const name = pageName('main', ['main'], pages);
    return [...set('source.entry', joined(`{ ${name}: ${single.text} }`, [single])), ...notes];
  }
  const options = wholeObject(given);
  if (!options || options.length === 0) return undefined;
  const keys = options.map(({ key }) => key);
  const files = options.map(({ key, value, scope }) => {
    const file = entryFile(value, { ...given, scope });
    return file && joined(`${keyText(pageName(key, keys, pages))}: ${file.text}`, [file]);
  });
  const known = files.flatMap((file) => file ?? []);
  if (known.length < files.length) return undefined;
  return [
    ...set('source.entry', joined(`{ ${known.map(({ text }) => text).join(', ')} }`, known)),
    ...notesOf(keys.length, pages),
  ];
}

/** The name of an entry's page: of the only entry, or of the page that loads it alone. */
function pageName(key: string, keys: readonly string[], pages: Given['file']['pages']): string {
  const own = pages?.filter(({ chunks }) => chunks?.length === 1 && chunks[0] === key) ?? [];
  const isOnly = keys.length === 1 && pages?.length === 1;
  const filename = own.length === 1 ? own[0]?.filename : isOnly ? pages[0]?.filename : undefined;
  const name = /^(?:\.?\/)?([\w-]+)\.html$/.exec(filename ?? '')?.[1];
  if (name !== undefined && (name === key || !keys.includes(name))) return name;
  // Without a page, something else loads the script by its name.
  if (pages?.length === 0) return key;
  return key === 'main' && !keys.includes('index') ? 'index' : key;
}

function notesOf(count: number, pages: readonly PageFact[] | undefined): readonly Edit[] {
  if (pages?.length === 0) return [{ note: 'noPage' }];
  const isShared = pages?.length === 1 && count > 1 && pages[0]?.chunks?.length !== 1;
  return isShared ? [{ note: 'onePage' }] : [];
}
