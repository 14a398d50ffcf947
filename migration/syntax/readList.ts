import type {
  ArrowFunctionExpression,
  CallExpression,
  Expression,
  LogicalExpression,
  Node,
} from 'acorn';
import { memberPath, unwrapped } from './nodes';
import { distinct, type UnreadPart } from './parts';
import { calledFunction, isFunction, resultsOf } from './returns';
import { returnsOf } from './returnsOf';
import { isBase, type Scope } from './Scope';

/** An item of a list, such as a plugin. */
export interface Item {
  readonly value: Expression;
  readonly scope: Scope;
  readonly isConditional: boolean;
}

export interface ReadList {
  readonly items: readonly Item[];
  readonly unread: readonly UnreadPart[];
}

/**
 * The items of a list: of literals, constants, conditions, and of `[…].concat(…).filter(Boolean)`. With `hasTuples`, an
 * inner list is one item: `['name', options]`.
 */
export function readList(value: Node, scope: Scope, hasTuples = false): ReadList | undefined {
  const list = { items: [] as Item[], unread: [] as UnreadPart[], hasTuples };
  if (!read(value, scope, false, list, 0)) return undefined;
  return { items: distinct(list.items), unread: list.unread };
}

interface Reading {
  readonly items: Item[];
  readonly unread: UnreadPart[];
  /** Whether a list in the list is an item with its options, and not a part of the list. */
  readonly hasTuples: boolean;
}

function read(
  raw: Node,
  scope: Scope,
  isConditional: boolean,
  list: Reading,
  depth: number,
): boolean {
  if (depth > 30) return false;
  const node = unwrapped(raw);
  const inner = (next: Node, isInBranch = isConditional) =>
    read(next, scope, isInBranch, list, depth + 1);
  if (isBase(node, scope)) return true;
  switch (node.type) {
    case 'ArrayExpression':
      for (const item of node.elements) {
        if (item?.type === 'SpreadElement') {
          if (!inner(item.argument)) unread(item, scope, list);
        } else if (item) readItem(item, scope, isConditional, list, depth);
      }
      return true;
    case 'Identifier': {
      const binding = scope.find(node.name);
      if (binding?.kind === 'function')
        return readReturns(binding.value, scope, isConditional, list, depth);
      if (binding?.kind !== 'value' || !inner(binding.value)) return false;
      for (const { item, isConditional: isAddedInBranch } of binding.pushed) {
        const isInBranch = isConditional || isAddedInBranch;
        if (item.type !== 'SpreadElement') readItem(item, scope, isInBranch, list, depth);
        else if (!inner(item.argument, isInBranch)) unread(item, scope, list);
      }
      if (!binding.isWhole) unread(node, scope, list);
      return true;
    }
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return readReturns(node, scope, isConditional, list, depth);
    case 'ConditionalExpression': {
      const branches = [node.consequent, node.alternate];
      const isRead = branches.map((branch) => inner(branch, true));
      if (!isRead.includes(true)) return false;
      branches.forEach((branch, index) => {
        if (!isRead[index]) unread(branch, scope, list);
      });
      return true;
    }
    case 'LogicalExpression':
      if (isOwnList(node, scope)) return true;
      return node.operator === '&&' ? inner(node.right, true) : inner(node.left, true);
    case 'CallExpression': {
      const branches = whenBranches(node, scope);
      if (branches) {
        for (const branch of branches) {
          if (!inner(branch, true)) readItem(branch, scope, true, list, depth);
        }
        return true;
      }
      const called = calledFunction(node, scope);
      if (called) return readReturns(called, scope, isConditional, list, depth);
      if (node.callee.type !== 'MemberExpression' || node.callee.property.type !== 'Identifier') {
        return false;
      }
      const { name } = node.callee.property;
      const [first] = node.arguments;
      // What is left of a list that isn't in the file can't be told.
      const isOfBase = isBase(node.callee.object, scope);
      if (isOfBase && (name === 'filter' || name === 'map')) return false;
      // names.map((name) => new Plugin(name))
      if (name === 'map' && first && isFunction(first)) {
        const { results, scope: own } = resultsOf(first, scope);
        for (const result of results) readItem(result.value, own, true, list, depth);
        return true;
      }
      if (name !== 'concat' && name !== 'filter') return false;
      const isRead = inner(node.callee.object);
      if (!isRead && name === 'filter') return false;
      if (!isRead && !node.arguments.some(({ type }) => type === 'ArrayExpression')) return false;
      if (!isRead) unread(node.callee.object, scope, list);
      if (name === 'concat') {
        for (const argument of node.arguments) {
          if (!inner(argument)) readItem(argument, scope, isConditional, list, depth);
        }
      }
      return true;
    }
    default:
      return false;
  }
}

/** The results of `when(condition, () => […], […])` and `whenProd(() => […], […])` of CRACO. */
export function whenBranches(
  { callee, arguments: given }: CallExpression,
  scope: Scope,
): Node[] | undefined {
  const origin = scope.originOf(callee);
  if (origin?.source !== '@craco/craco' || !origin.name.startsWith('when')) return undefined;
  const [first, other] = origin.name === 'when' ? given.slice(1) : given;
  const { body } = (first ?? {}) as Partial<ArrowFunctionExpression>;
  const result =
    body?.type === 'BlockStatement' ? returnsOf(body.body, true).map(({ value }) => value) : [body];
  return [...result, other].flatMap((node) => node ?? []);
}

/** `config.plugins || []`, whose items are listed where the configuration has them. */
function isOwnList({ left, right }: LogicalExpression, scope: Scope): boolean {
  const isEmpty = right.type === 'ArrayExpression' && right.elements.length === 0;
  if (!isEmpty || left.type !== 'MemberExpression') return false;
  const [first = '', second] = memberPath(left) ?? [];
  return `${first}.${second ?? ''}` === 'module.exports' || scope.find(first)?.kind === 'value';
}

/** Items of the lists that a function returns. */
function readReturns(
  node: Node,
  parent: Scope,
  isConditional: boolean,
  list: Reading,
  depth: number,
): boolean {
  const { results, scope } = resultsOf(node, parent);
  const isOneOfSeveral = results.length > 1;
  const isRead = results.map((result) =>
    read(
      result.value,
      scope,
      isConditional || isOneOfSeveral || result.isConditional,
      list,
      depth + 1,
    ),
  );
  if (!isRead.includes(true)) return false;
  results.forEach(({ value }, index) => {
    if (!isRead[index]) unread(value, scope, list);
  });
  return true;
}

/** An item can be conditional itself: `isProd && new Plugin()`. */
function readItem(
  raw: Node,
  scope: Scope,
  isConditional: boolean,
  list: Reading,
  depth: number,
): void {
  const node = unwrapped(raw);
  if (depth > 30) return;
  if (node.type === 'LogicalExpression') {
    readItem(node.right, scope, true, list, depth + 1);
    return;
  }
  if (node.type === 'ConditionalExpression') {
    for (const branch of [node.consequent, node.alternate]) {
      readItem(branch, scope, true, list, depth + 1);
    }
    return;
  }
  const isNothing =
    (node.type === 'Literal' && !node.value && !('regex' in node)) ||
    (node.type === 'Identifier' && node.name === 'undefined') ||
    (node.type === 'UnaryExpression' && node.operator === 'void') ||
    isEmptyObject(node);
  if (isNothing) return;
  if (node.type === 'ArrayExpression' && !list.hasTuples) {
    read(node, scope, isConditional, list, depth + 1);
    return;
  }
  list.items.push({ value: node, scope, isConditional });
}

/** `{}`, and `() => ({})` or `() => {}`, which do nothing as a plugin. */
function isEmptyObject(node: Node): boolean {
  const { properties, body } = node as unknown as { properties?: Node[]; body?: Node | Node[] };
  if (node.type === 'ObjectExpression') return properties?.length === 0;
  if (node.type === 'BlockStatement') return Array.isArray(body) && body.length === 0;
  return isFunction(node) && !Array.isArray(body) && !!body && isEmptyObject(unwrapped(body));
}

const unread = (node: Node, scope: Scope, list: Reading): void => {
  list.unread.push({ at: node.start, end: node.end, scope, node });
};
