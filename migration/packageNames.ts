import type { Expression, PrivateIdentifier } from 'acorn';
import { memberPath, stringOf, unwrapped } from './syntax/nodes';
import type { Item } from './syntax/readList';
import { readObject } from './syntax/readObject';
import { calledFunction, resultsOf } from './syntax/returns';
import type { Scope } from './syntax/Scope';
import { resolved } from './translate/readValues';

/** What a constant or a function of this file stands for: `new Plugin()` of `const a = new Plugin()`. */
export function followed({ value, scope }: Place, depth = 0): Place {
  const node = resolved(value, scope);
  const called = depth < 5 ? calledFunction(node, scope) : undefined;
  if (!called) return { value: node, scope };
  const { results, scope: inner } = resultsOf(called, scope);
  const [first] = results;
  if (results.length !== 1 || !first) return { value: node, scope };
  const found = followed({ value: first.value, scope: inner }, depth + 1);
  const { type } = found.value;
  const isPlugin = type === 'NewExpression' || type === 'CallExpression';
  return isPlugin && namesOfPlugin(found.value, found.scope).length > 0
    ? found
    : { value: node, scope };
}

type Place = Pick<Item, 'value' | 'scope'>;

/** The package of a plugin, its class, and the package that such a class usually comes from. */
export function namesOfPlugin(value: Expression, scope: Scope): string[] {
  const node = unwrapped(value);
  if (node.type === 'ObjectExpression') {
    const options = readObject(node, scope)?.options ?? [];
    const inner = options.find(({ key }) => key === 'plugin');
    const name = options.find(({ key }) => key === 'name');
    if (inner) return namesOfPlugin(inner.value, inner.scope);
    const text = name && stringOf(name.value);
    if (text !== undefined) return [text];
    // { ...plugin(), enforce: 'pre' }
    const spread = node.properties.find((part) => part.type === 'SpreadElement');
    return spread ? namesOfPlugin(spread.argument, scope) : [];
  }
  const isRequired = node.type === 'CallExpression' && scope.originOf(node) !== undefined;
  const callee =
    (node.type === 'NewExpression' || node.type === 'CallExpression') && !isRequired
      ? node.callee
      : node;
  if (callee.type === 'Super') return [];
  const path = memberPath(unwrapped(callee));
  const origin = scope.originOf(callee);
  const own = origin?.name.split('.').at(-1) ?? path?.at(-1);
  if (origin && /^(?:webpack|@rspack\/core)$/.test(origin.source)) return own ? [own] : [];
  const name = origin?.source ?? path?.at(-1);
  if (name === undefined) return [];
  const kebab = (own ?? '').replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase();
  const base = kebab.replace(/(?:-webpack)?-plugin$/, '');
  return [name, ...(own ? [own, kebab, `${base}-webpack-plugin`, `${base}-plugin`] : [])];
}

/** The package of a loader: of a string, `require.resolve('…')`, `{ loader: '…' }` or `Plugin.loader`. */
export function nameOfLoader(value: Expression, scope: Scope): string | undefined {
  const node = unwrapped(value);
  const text = stringOf(node) ?? startOf(node);
  if (text !== undefined) return packageOf(text);
  if (node.type === 'ObjectExpression') {
    const loader = readObject(node, scope)?.options.find(({ key }) => key === 'loader');
    return loader && nameOfLoader(loader.value, loader.scope);
  }
  if (node.type === 'CallExpression' && node.callee.type !== 'Super') {
    const name = memberPath(unwrapped(node.callee))?.join('.');
    return name === 'require.resolve' ? packageOf(stringOf(node.arguments[0]) ?? '') : undefined;
  }
  const origin = node.type === 'MemberExpression' ? scope.originOf(node) : undefined;
  // Also require('mini-css-extract-plugin').loader, which has no path.
  const path = memberPath(node) ?? origin?.name.split('.');
  if (node.type === 'MemberExpression' && path?.at(-1) === 'loader') {
    const isOfRspack = origin?.source === '@rspack/core';
    if (origin && !isOfRspack) return origin.source;
    return /css/i.test(path.join('.')) ? 'mini-css-extract-plugin' : undefined;
  }
  if (node.type === 'Identifier') {
    const known = resolved(node, scope);
    return known.type === 'Identifier' ? undefined : nameOfLoader(known, scope);
  }
  return undefined;
}

/** The text at the start of a computed string, if it names a loader and its query: `'a-loader?b=' + c`. */
function startOf(node: Expression): string | undefined {
  let first: Expression | PrivateIdentifier = node;
  while (first.type === 'BinaryExpression' && first.operator === '+') first = first.left;
  const text = first.type === 'TemplateLiteral' ? first.quasis[0]?.value.raw : stringOf(first);
  return text?.includes('?') ? text : undefined;
}

/** `babel-loader` of `babel-loader?cacheDirectory`, `babel` and paths. */
function packageOf(text: string): string | undefined {
  const name = text
    .split('!')
    .map((part) => part.split('?')[0] ?? '')
    .filter(Boolean)
    .join('!');
  if (name === '') return undefined;
  const known = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(name)?.[1];
  return known ?? name;
}
