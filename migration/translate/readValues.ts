import type { Expression } from 'acorn';
import { unwrapped } from '../syntax/nodes';
import type { ReadObject } from '../syntax/parts';
import { readObject } from '../syntax/readObject';
import type { Scope } from '../syntax/Scope';
import { constantOf, copy, joined, plain, quoted, type Code } from './code';
import { set, type Edit, type Given, type Outcome, type Translate } from './edits';
import { pathOf } from './paths';

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

/**
 * Translates literals, and both branches of a condition: `isProd ? '/shop/' : '/'`. `read` returns undefined for a
 * literal that it doesn't know.
 */
export const literal =
  (read: (value: Literal) => Outcome): Translate =>
  (given) => {
    const node = unwrapped(given.value);
    const known = constantOf(node, given.scope);
    if (known !== undefined) return read(known);
    if (node.type === 'Identifier') {
      const binding = given.scope.find(node.name);
      if (binding?.kind !== 'value' || !binding.isConstant) return undefined;
      if (binding.value.type !== 'ConditionalExpression') return undefined;
      return literal(read)({ ...given, value: binding.value });
    }
    if (node.type !== 'ConditionalExpression') return undefined;
    const branches = [node.consequent, node.alternate].map((value) =>
      literal(read)({ ...given, value }),
    );
    const test = copy(node.test, given.scope, given.code);
    return test && either(test, branches[0], branches[1]);
  };

/** One edit for two outcomes that set the same option, or nothing. */
function either(test: Code, yes: Outcome, no: Outcome): Outcome {
  if (yes === undefined || no === undefined) return undefined;
  if (yes === 'default' && no === 'default') return 'default';
  const [first] = yes === 'default' ? [] : yes;
  const [second] = no === 'default' ? [] : no;
  const name = [first, second]
    .flatMap((edit) => (edit && 'set' in edit ? edit.set.join('.') : []))
    .at(0);
  const codeOf = (edit: Edit | undefined): Code | undefined =>
    edit === undefined
      ? plain('undefined')
      : 'set' in edit && edit.set.join('.') === name
        ? edit.to
        : undefined;
  const codes = [codeOf(first), codeOf(second)];
  const [a, b] = codes;
  const isOne = [yes, no].every((outcome) => outcome === 'default' || outcome.length === 1);
  if (!isOne || !a || !b || !name) return undefined;
  return set(name, joined(`${test.text} ? ${a.text} : ${b.text}`, [test, a, b]));
}

/** A flag: what it means when it's on, and when it's off. */
export const flag = (on: Outcome, off: Outcome): Translate =>
  literal((value) => (value === true ? on : value === false ? off : undefined));

/** A path that stays inside the project's root. */
export const insidePath = ({ value, scope }: Given): string | undefined => {
  const path = pathOf(value, scope);
  return path === undefined || path.startsWith('..') || path.startsWith('/') ? undefined : path;
};

/** An object's options; undefined if one of them can't be read or is conditional. */
export function wholeObject(
  given: Pick<Given, 'value' | 'scope'>,
): ReadObject['options'] | undefined {
  const object = readObject(given.value, given.scope);
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
