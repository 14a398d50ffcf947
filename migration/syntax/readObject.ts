import type { Expression, Identifier, Node, ObjectExpression } from 'acorn';
import { isOptionName } from '../detectKind';
import { memberValue } from './memberValue';
import { keyOf, memberPath, unwrapped } from './nodes';
import { distinct, type Option, type ReadObject, type UnreadPart } from './parts';
import { readChanges } from './readChanges';
import { whenBranches } from './readList';
import { calledFunction, isFunction, resultsOf } from './returns';
import type { Returned } from './returnsOf';
import { isBase, type Scope } from './Scope';

interface Reading {
  readonly options: Option[];
  readonly unread: UnreadPart[];
  /** Expressions that are being read, against endless recursion. */
  readonly open: Set<Node>;
  /** Whether any imported function is taken to return what it gets, as `defineConfig` does. */
  readonly isExport: boolean;
  /** Whether objects that statements change count as unread. */
  readonly isConstant: boolean;
}

/** Functions that return their argument, or merge them. */
const MERGING =
  /^(?:define\w*|merge\w*|Object\.assign|Object\.freeze|(?:.*\.)?(?:merge\w*|default|smart|wrap)|withDefaults)$/;

/**
 * The options of an object: of a literal, a constant, the result of a function, or of several that are merged.
 * Undefined if the expression is no object that can be read without running it.
 */
export function readObject(
  expression: Expression,
  scope: Scope,
  isExport = false,
  isConstant = false,
): ReadObject | undefined {
  const reading: Reading = { options: [], unread: [], open: new Set(), isExport, isConstant };
  return read(expression, scope, false, reading)
    ? { options: distinct(reading.options), unread: reading.unread }
    : undefined;
}

function read(raw: Node, scope: Scope, isConditional: boolean, reading: Reading): boolean {
  const node = unwrapped(raw);
  if (reading.open.has(node) || reading.open.size > 50) return false;
  reading.open.add(node);
  const isRead = readNode(node, scope, isConditional, reading);
  reading.open.delete(node);
  return isRead;
}

function readNode(
  node: Expression,
  scope: Scope,
  isConditional: boolean,
  reading: Reading,
): boolean {
  if (isBase(node, scope)) return true;
  switch (node.type) {
    case 'ObjectExpression':
      readLiteral(node, scope, isConditional, reading);
      return true;
    case 'Identifier': {
      const binding = scope.find(node.name);
      if (binding?.kind === 'value') {
        if (reading.isConstant && !binding.isConstant) addUnread(node, scope, reading);
        return read(binding.value, scope, isConditional, reading);
      }
      if (binding?.kind === 'function') {
        return readFunction(binding.value, scope, isConditional, reading, reading.isExport);
      }
      return false;
    }
    case 'MemberExpression': {
      const value = memberValue(node, scope);
      return value !== undefined && read(value.value, value.scope, isConditional, reading);
    }
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return readFunction(node, scope, isConditional, reading, reading.isExport);
    case 'CallExpression':
      return readCall(node, scope, isConditional, reading);
    case 'ConditionalExpression':
      return readAll([node.consequent, node.alternate], scope, true, reading);
    case 'LogicalExpression':
      return node.operator === '&&'
        ? read(node.right, scope, true, reading)
        : readAll([node.left, node.right], scope, true, reading);
    case 'ArrayExpression': {
      const items = node.elements.flatMap((item) =>
        item?.type === 'SpreadElement' ? item.argument : (item ?? []),
      );
      const isList = items.length > 0 && items.some((item) => isObjectLike(item, scope));
      const isEach = reading.isExport || items.every((item) => isObjectLike(item, scope));
      return isList && isEach && readAll(items, scope, isConditional || items.length > 1, reading);
    }
    case 'SequenceExpression': {
      const last = node.expressions.at(-1);
      return last !== undefined && read(last, scope, isConditional, reading);
    }
    case 'AssignmentExpression':
      return read(node.right, scope, isConditional, reading);
    default:
      return false;
  }
}

/** Reads several; what can't be read is listed, if another one can. */
function readAll(
  nodes: readonly Node[],
  scope: Scope,
  isConditional: boolean,
  reading: Reading,
): boolean {
  const readable = nodes.map((node) => read(node, scope, isConditional, reading));
  if (!readable.includes(true)) return false;
  nodes.forEach((node, index) => {
    if (!readable[index] && !isEmpty(node)) addUnread(node, scope, reading);
  });
  return true;
}

/** Values that a spread ignores. */
const isEmpty = (node: Node): boolean => {
  const value = unwrapped(node);
  return (
    (value.type === 'Literal' && (value.value === null || value.value === false)) ||
    (value.type === 'ArrayExpression' && value.elements.length === 0) ||
    (value.type === 'Identifier' && value.name === 'undefined')
  );
};

const addUnread = (node: Node, scope: Scope, { unread }: Reading): void => {
  unread.push({ at: node.start, end: node.end, scope, node });
};

function readLiteral(
  { properties }: ObjectExpression,
  scope: Scope,
  isConditional: boolean,
  reading: Reading,
): void {
  for (const property of properties) {
    if (property.type === 'SpreadElement') {
      if (!read(property.argument, scope, isConditional, reading)) {
        addUnread(property, scope, reading);
      }
      continue;
    }
    const key = keyOf(property);
    if (key === undefined || property.kind !== 'init') addUnread(property, scope, reading);
    else {
      const { start, value } = property;
      reading.options.push({ key, at: start, value, scope, isConditional });
    }
  }
}

function isObjectLike(node: Node, scope: Scope): boolean {
  const value = unwrapped(node);
  if (value.type === 'Identifier') {
    const binding = scope.find(value.name);
    return binding?.kind === 'value' && binding.value.type === 'ObjectExpression';
  }
  const isMerge =
    value.type === 'CallExpression' &&
    MERGING.test(memberPath(unwrapped(value.callee))?.join('.') ?? '');
  return value.type === 'ObjectExpression' || isMerge;
}

/** `webpackMerge.smart`, or `wrap` for `new SpeedMeasurePlugin().wrap`. */
function nameOf(callee: Expression): string {
  const path = memberPath(callee);
  if (path) return path.join('.');
  const isPlain = callee.type === 'MemberExpression' && callee.property.type === 'Identifier';
  return isPlain ? (callee.property as Identifier).name : '';
}

function readCall(
  node: Expression & { type: 'CallExpression' },
  scope: Scope,
  isConditional: boolean,
  reading: Reading,
): boolean {
  const { callee } = node;
  if (callee.type === 'Super') return false;
  const branches = whenBranches(node, scope);
  if (branches) return readAll(branches, scope, true, reading);
  const called = calledFunction(node, scope);
  if (called) return readFunction(called, scope, isConditional, reading);
  const inner = unwrapped(callee);
  const [first] = node.arguments;
  // ['a', 'b'].map((name) => ({ … })), several configurations
  if (inner.type === 'MemberExpression' && first && isFunction(first)) {
    const isMap = inner.property.type === 'Identifier' && inner.property.name === 'map';
    return isMap && readFunction(first, scope, true, reading);
  }
  const name = nameOf(inner);
  const origin = scope.originOf(inner);
  const isMerging = MERGING.test(name) || isMerge(inner, scope);
  if (!isMerging && !(reading.isExport && origin)) return false;
  // What a function from elsewhere does isn't known, but the object that it gets is the configuration.
  const isOwn = origin?.source.startsWith('.') ?? false;
  if (isOwn && !isMerging && !node.arguments.some((item) => isLikeConfig(item, scope)))
    return false;
  const isRead = readAll(node.arguments, scope, isConditional, reading);
  const { source = '' } = origin ?? {};
  const isKnown = isMerging
    ? !name.startsWith('define') || source === '' || isOwn || TOOLS.test(source)
    : /^@rs(?:build|lib)\//.test(source);
  if (isRead && (isOwn || !isKnown)) addUnread(inner, scope, reading);
  return isRead;
}

/** A function that merges with rules: `mergeWithRules(…)`. */
function isMerge(callee: Expression, scope: Scope): boolean {
  const binding = callee.type === 'Identifier' ? scope.find(callee.name) : undefined;
  const made = binding?.kind === 'value' ? binding.value : callee;
  if (made.type !== 'CallExpression' || made.callee.type === 'Super') return false;
  return scope.originOf(made.callee)?.source === 'webpack-merge';
}

/** Packages whose options are those of their tool alone; others, such as frameworks, have more. */
const TOOLS = /^(?:@craco\/|@rsbuild\/|@rspack\/|@vue\/cli-service|vite$|vitest\/|webpack)/;

/** Whether half of an object's names are options of a tool; others are parameters of the function that gets it. */
export function isLikeConfig(node: Node, scope: Scope): boolean {
  const value = unwrapped(node);
  const binding = value.type === 'Identifier' ? scope.find(value.name) : undefined;
  const object = binding?.kind === 'value' ? binding.value : value;
  if (object.type !== 'ObjectExpression') return false;
  const names = object.properties.map(
    (part) => (part.type === 'Property' ? keyOf(part) : '') ?? '',
  );
  return names.filter((name) => isOptionName(name)).length * 2 > names.length;
}

function readFunction(
  node: Node,
  parent: Scope,
  isConditional: boolean,
  reading: Reading,
  isConfig = false,
): boolean {
  const { scope, statements, results } = resultsOf(node, parent, isConfig);
  const branches = results.map(({ value }) => {
    const options: Option[] = [];
    return { isRead: read(value, scope, isConditional, { ...reading, options }), options };
  });
  if (!branches.some(({ isRead }) => isRead)) return false;
  branches.forEach(({ isRead, options }, index) => {
    const { value, isConditional: isInBranch } = results[index] as Returned;
    if (!isRead && !isEmpty(value)) addUnread(value, scope, reading);
    for (const option of options) {
      // { ...base } in each branch sets the options of that object in any case.
      const isShared = branches.every((branch) =>
        branch.options.some((other) => other.value === option.value),
      );
      const isSure = results.length > 1 ? isShared : !isInBranch;
      reading.options.push({ ...option, isConditional: option.isConditional || !isSure });
    }
  });
  const [returned] = results;
  const name = returned?.value.type === 'Identifier' ? returned.value.name : undefined;
  readChanges(statements, name, scope, isConditional, reading);
  return true;
}
