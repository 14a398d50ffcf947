import type { Expression } from 'acorn';
import { unwrapped } from '../syntax/nodes';
import type { ReadObject } from '../syntax/parts';
import { readObject } from '../syntax/readObject';
import type { Scope } from '../syntax/Scope';
import { constantOf, copy, joined, plain, quoted, type Code } from './code';
import { set, type Given, type Outcome, type Translate } from './edits';
import { projectPath } from './paths';

/** The value as it is. */
export const copied = ({ value, scope, code }: Given, isPackageAllowed = false): Code | undefined =>
  copy(value, scope, code, isPackageAllowed);

/** Keeps the value under another name. */
export const same =
  (option: string): Translate =>
  (given) => {
    const to = copied(given);
    return to && set(option, to);
  };

/** Whether a value can only be an object, list or function, and not a flag. */
export const typeOfNode = ({ value, scope }: Pick<Given, 'value' | 'scope'>): string => {
  const node = resolved(value, scope);
  const literal = constantOf(node, scope);
  if (literal !== undefined) return literal === null ? 'null' : typeof literal;
  if (node.type === 'ObjectExpression') return 'object';
  if (node.type === 'ArrayExpression') return 'array';
  if (node.type === 'Literal' && 'regex' in node && node.regex) return 'regexp';
  if (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression')
    return 'function';
  if (node.type === 'Identifier') {
    const binding = scope.find(node.name);
    if (binding?.kind === 'function') return 'function';
  }
  return 'unknown';
};

/** Keeps values of these types. */
export const ofType =
  (option: string, ...types: string[]): Translate =>
  (given) =>
    types.includes(typeOfNode(given)) ? same(option)(given) : undefined;

type Literal = string | number | boolean | null;

/** Whether an expression is a Boolean, whatever its parts are: `a === b`, `!a`. */
const isComparison = (node: Expression): boolean =>
  (node.type === 'BinaryExpression' && /^(?:[!=]==?|[<>]=?)$/.test(node.operator)) ||
  (node.type === 'UnaryExpression' && node.operator === '!');

/**
 * Translates literals, both branches of a condition, and comparisons: `isProd ? '/shop/' : '/'`, `mode === 'production'`.
 * `read` returns undefined for a literal that it doesn't know.
 */
export const literal =
  (read: (value: Literal) => Outcome): Translate =>
  (given) => {
    const node = unwrapped(given.value);
    const known = constantOf(node, given.scope);
    if (known !== undefined) return read(known);
    if (node.type === 'Identifier') {
      if (node.name === 'undefined') return 'default';
      const binding = given.scope.find(node.name);
      if (binding?.kind !== 'value' || !binding.isConstant) return undefined;
      const { type } = binding.value;
      const isBranch = type === 'ConditionalExpression' || type === 'LogicalExpression';
      if (!isBranch && !isComparison(binding.value)) return undefined;
      return literal(read)({ ...given, value: binding.value });
    }
    if (isComparison(node)) {
      const test = copy(node, given.scope, given.code);
      return test && either(test, read(true), read(false));
    }
    if (node.type === 'LogicalExpression' && node.operator === '&&') {
      const test = copy(node.left, given.scope, given.code);
      return test && either(test, literal(read)({ ...given, value: node.right }), read(false));
    }
    if (node.type !== 'ConditionalExpression') return undefined;
    const branches = [node.consequent, node.alternate].map((value) =>
      literal(read)({ ...given, value }),
    );
    const test = copy(node.test, given.scope, given.code);
    return test && either(test, branches[0], branches[1]);
  };

/** Edits for two outcomes: each option that one of them sets, under the condition. */
function either(test: Code, yes: Outcome, no: Outcome): Outcome {
  if (yes === undefined || no === undefined) return undefined;
  const branches = [yes, no].map((outcome) => (outcome === 'default' ? [] : outcome));
  const names = new Set<string>();
  for (const edit of branches.flat()) {
    if (!('set' in edit)) return undefined;
    names.add(edit.set.join('.'));
  }
  if (names.size === 0) return 'default';
  return [...names].flatMap((name) => {
    const [a, b] = branches.map((edits) => {
      const own = edits.find((edit) => 'set' in edit && edit.set.join('.') === name);
      return own && 'set' in own ? own.to : plain('undefined');
    }) as [Code, Code];
    if (a.text === b.text) return set(name, a);
    return set(name, joined(`${test.text} ? ${a.text} : ${b.text}`, [test, a, b]));
  });
}

/** A flag: what it means when it's on, and when it's off. */
export const flag = (on: Outcome, off: Outcome): Translate =>
  literal((value) => (value === true ? on : value === false ? off : undefined));

/** A path that stays inside the project, relative to its root. */
export const insidePath = ({ value, scope, file }: Given): string | undefined =>
  projectPath(value, scope, file.root);

/** An object's options; undefined if one of them can't be read or is conditional, or if the object changes. */
export function wholeObject(
  given: Pick<Given, 'value' | 'scope'>,
): ReadObject['options'] | undefined {
  const object = readObject(given.value, given.scope, false, true);
  if (!object || object.unread.length > 0) return undefined;
  if (object.options.some(({ isConditional }) => isConditional)) return undefined;
  return object.options;
}

/** A key of an object literal as source text. */
export const keyText = (key: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key).text;

/** A list of literal strings. */
export function stringList({ value, scope }: Pick<Given, 'value' | 'scope'>): string[] | undefined {
  const node = resolved(value, scope);
  if (node.type !== 'ArrayExpression') return undefined;
  const items = node.elements.map((item) =>
    item && item.type !== 'SpreadElement' ? constantOf(item, scope) : undefined,
  );
  return items.every((item): item is string => typeof item === 'string') ? items : undefined;
}

export const stringsText = (items: readonly string[]): Code =>
  plain(`[${items.map((item) => quoted(item).text).join(', ')}]`);

/** The value of a constant's name. */
export function resolved(value: Expression, scope: Scope): Expression {
  const node = unwrapped(value);
  if (node.type !== 'Identifier') return node;
  const binding = scope.find(node.name);
  return binding?.kind === 'value' && binding.isConstant ? unwrapped(binding.value) : node;
}
