import type { Expression } from 'acorn';
import { stringOf, unwrapped } from '../syntax/nodes';
import { readList, type Item } from '../syntax/readList';
import { constantOf, copy, joined, type Code } from './code';
import { set, type Edit, type Given, type Translate } from './edits';
import { wholeObject } from './readValues';

/** Plugins and presets for syntax that SWC compiles as well. */
const BUILT_IN =
  /^(?:@babel\/)?(?:(?:babel-)?plugin-(?:proposal|transform|syntax)-(?!decorators|react-jsx)[\w-]+|(?:babel-)?preset-(?:env|typescript|react-app)|babel-preset-react-app|react-app|env)$/;

interface BabelItem {
  readonly name: string;
  readonly options: Expression | undefined;
  readonly item: Item;
}

/** `'name'` or `['name', options]`; `require.resolve('name')` counts as well. */
function itemOf(item: Item): BabelItem | undefined {
  const node = unwrapped(item.value);
  const [first, options] =
    node.type === 'ArrayExpression'
      ? node.elements.map((part) => (part?.type === 'SpreadElement' ? null : part))
      : [node];
  const call = first && unwrapped(first);
  const argument = call?.type === 'CallExpression' ? call.arguments[0] : call;
  const name = stringOf(argument);
  return name === undefined ? undefined : { name, options: options ?? undefined, item };
}

function itemsOf({ value, scope }: Given): readonly BabelItem[] | undefined {
  const list = readList(value, scope, true);
  const items = list?.items.map((item) => (item.isConditional ? undefined : itemOf(item)));
  if (!list || list.unread.length > 0 || !items) return undefined;
  const known = items.flatMap((item) => item ?? []);
  return known.length === items.length ? known : undefined;
}

const IMPORT_FIELDS = new Set([
  'libraryName',
  'libraryDirectory',
  'style',
  'styleLibraryDirectory',
  'camel2DashComponentName',
  'transformToDefaultImport',
]);

/** Options of babel-plugin-import, which Rsbuild has as well. */
function importOf({ options, item }: BabelItem, code: string): Code | undefined {
  const fields = options && wholeObject({ value: options, scope: item.scope });
  if (!fields?.every(({ key }) => IMPORT_FIELDS.has(key))) return undefined;
  const parts = fields.map(({ key, value, scope }) => {
    const to = copy(value, scope, code);
    const name = key === 'camel2DashComponentName' ? 'camelToDashComponentName' : key;
    return to && joined(`${name}: ${to.text}`, [to]);
  });
  const known = parts.flatMap((part) => part ?? []);
  if (known.length < parts.length) return undefined;
  return joined(`{ ${known.map(({ text }) => text).join(', ')} }`, known);
}

/** Plugins for syntax, `babel-plugin-import` and legacy decorators; others need Babel. */
export const babelPlugins: Translate = (given) => {
  const items = itemsOf(given);
  if (!items) return undefined;
  const edits: Edit[] = [];
  const imports: Code[] = [];
  for (const item of items) {
    if (/^(?:babel-plugin-)?import$/.test(item.name)) {
      const to = importOf(item, given.code);
      if (!to) return undefined;
      imports.push(to);
    } else if (/plugin-(?:proposal|transform)-decorators$/.test(item.name)) {
      const fields = item.options && wholeObject({ value: item.options, scope: item.item.scope });
      const isLegacy = fields?.some(
        ({ key, value, scope }) =>
          (key === 'legacy' && constantOf(value, scope) === true) ||
          (key === 'version' && constantOf(value, scope) === 'legacy'),
      );
      if (!isLegacy) return undefined;
      edits.push(...set('source.decorators', "{ version: 'legacy' }"));
    } else if (!BUILT_IN.test(item.name)) return undefined;
  }
  if (imports.length > 0) {
    const text = `[${imports.map((code) => code.text).join(', ')}]`;
    edits.push(...set('source.transformImport', joined(text, imports)));
  }
  return edits.length === 0 ? 'default' : edits;
};

/** Presets that SWC covers, and where React's functions for JSX come from. */
export const babelPresets: Translate = (given) => {
  const items = itemsOf(given);
  if (!items) return undefined;
  const edits: Edit[] = [];
  for (const { name, options, item } of items) {
    if (/^@babel\/(?:preset-)?react$/.test(name)) {
      const fields = options ? wholeObject({ value: options, scope: item.scope }) : [];
      const parts = fields?.flatMap(({ key, value, scope }) => {
        const text = constantOf(value, scope);
        const isKnown = ['runtime', 'importSource', 'pragma', 'pragmaFrag'].includes(key);
        return isKnown && typeof text === 'string' ? [`${key}: '${text}'`] : [];
      });
      if (!fields || !parts || parts.length < fields.length) return undefined;
      const isDefault = parts.length === 0 || parts.join() === "runtime: 'automatic'";
      if (isDefault) continue;
      const args = joined(`{ swcReactOptions: { ${parts.join(', ')} } }`, []);
      edits.push({ plugin: 'pluginReact', from: '@rsbuild/plugin-react', args });
    } else if (!BUILT_IN.test(name)) return undefined;
  }
  return edits.length === 0 ? 'default' : edits;
};
