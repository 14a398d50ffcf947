import type {
  ArrayExpression,
  CallExpression,
  Expression,
  Literal,
  MemberExpression,
  NewExpression,
  ObjectExpression,
  SpreadElement,
} from 'acorn';

type Place = Readonly<Record<'start' | 'end', number>>;

/** Nodes that aren't in the file, for statements that mean the same as an object or list would. */
const made = new WeakSet<object>();

export const isMade = (node: object): boolean => made.has(node);

/** `{ key: value }`. */
export function madeObject(key: string, value: Expression, place: Place): ObjectExpression {
  const node = {
    ...place,
    type: 'ObjectExpression',
    properties: [
      {
        ...place,
        type: 'Property',
        kind: 'init',
        computed: false,
        method: false,
        shorthand: false,
        key: { ...place, type: 'Literal', value: key, raw: JSON.stringify(key) },
        value,
      },
    ],
  } satisfies ObjectExpression;
  made.add(node);
  return node;
}

/** A literal. */
export function madeLiteral(value: string | number | boolean | null, place: Place): Literal {
  const node = { ...place, type: 'Literal', value, raw: JSON.stringify(value) } satisfies Literal;
  made.add(node);
  return node;
}

/** `{ a: 1, b: 2 }`. */
export function madeOptions(
  options: Readonly<Record<string, Expression>>,
  place: Place,
): ObjectExpression {
  const properties = Object.entries(options).flatMap(
    ([key, value]) => madeObject(key, value, place).properties,
  );
  const node = { ...place, type: 'ObjectExpression', properties } satisfies ObjectExpression;
  made.add(node);
  return node;
}

/** `object.name`. */
export function madeMember(object: Expression, name: string, place: Place): MemberExpression {
  const node = {
    ...place,
    type: 'MemberExpression',
    object,
    property: { ...place, type: 'Identifier', name },
    computed: false,
    optional: false,
  } satisfies MemberExpression;
  made.add(node);
  return node;
}

/** `[…]`. */
export function madeList(elements: (Expression | SpreadElement)[], place: Place): ArrayExpression {
  const node = { ...place, type: 'ArrayExpression', elements } satisfies ArrayExpression;
  made.add(node);
  return node;
}

/** `name(…)`. */
export const madeCall = (
  name: string,
  given: (Expression | SpreadElement)[],
  place: Place,
): CallExpression => ({
  ...place,
  type: 'CallExpression',
  callee: { ...place, type: 'Identifier', name },
  arguments: given,
  optional: false,
});

/** `new Name(…)`. */
export const madeNew = (
  callee: Expression,
  given: (Expression | SpreadElement)[],
  place: Place,
): NewExpression => ({ ...place, type: 'NewExpression', callee, arguments: given });
