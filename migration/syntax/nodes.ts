import type {
  BinaryExpression,
  Expression,
  Node,
  Pattern,
  PrivateIdentifier,
  Property,
  Super,
} from 'acorn';

/** Any node, with the fields that differ between types. */
export type AnyNode = Node & Readonly<Record<string, unknown>>;

export const asNode = (value: unknown): AnyNode | undefined =>
  typeof value === 'object' && value !== null && typeof (value as AnyNode).type === 'string'
    ? (value as AnyNode)
    : undefined;

/** Wrappers that TypeScript adds around an expression. */
const TYPE_WRAPPERS = new Set([
  'ParenthesizedExpression',
  'TSAsExpression',
  'TSInstantiationExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
  'TSTypeAssertion',
]);

/** The expression without types, parentheses and `await`. */
export function unwrapped(node: Node): Expression {
  let inner = node as AnyNode;
  while (TYPE_WRAPPERS.has(inner.type) || inner.type === 'ChainExpression') {
    inner = inner.expression as AnyNode;
  }
  if (inner.type === 'AwaitExpression') return unwrapped(inner.argument as Node);
  return inner as unknown as Expression;
}

/** The children of a node, in the order of its fields. */
export function childrenOf(node: Node): AnyNode[] {
  return Object.values(node).flatMap((value: unknown) =>
    (Array.isArray(value) ? value : [value]).flatMap((child: unknown) => asNode(child) ?? []),
  );
}

/** The line of a position, counted from 1. */
export function lineAt(code: string, position: number): number {
  let line = 1;
  for (let at = code.indexOf('\n'); at !== -1 && at < position; at = code.indexOf('\n', at + 1)) {
    line += 1;
  }
  return line;
}

/** A literal string, also as a template without placeholders. */
export function stringOf(node: Node | null | undefined): string | undefined {
  if (!node) return undefined;
  const value = unwrapped(node);
  if (value.type === 'Literal' && typeof value.value === 'string') return value.value;
  if (value.type === 'TemplateLiteral' && value.expressions.length === 0) {
    return value.quasis[0]?.value.cooked ?? undefined;
  }
  return undefined;
}

/** The value of a literal other than a regular expression or big number. */
export function literalOf(
  node: Node | null | undefined,
): string | number | boolean | null | undefined {
  if (!node) return undefined;
  const value = unwrapped(node);
  const text = stringOf(value);
  if (text !== undefined) return text;
  if (value.type === 'Literal' && ['number', 'boolean'].includes(typeof value.value)) {
    return value.value as number | boolean;
  }
  if (value.type === 'Literal' && value.raw === 'null') return null;
  if (value.type === 'UnaryExpression' && value.operator === '!') {
    // Minified booleans: !0 and !1.
    const number = literalOf(value.argument);
    return typeof number === 'number' ? !number : undefined;
  }
  if (value.type === 'BinaryExpression') return calculated(value);
  if (value.type === 'UnaryExpression' && value.operator === '-') {
    const number = literalOf(value.argument);
    return typeof number === 'number' ? -number : undefined;
  }
  return undefined;
}

/** `4 * 1024`. */
function calculated({ operator, left, right }: BinaryExpression): number | undefined {
  if (left.type === 'PrivateIdentifier') return undefined;
  const [a, b] = operator === '*' ? [literalOf(left), literalOf(right)] : [];
  return typeof a === 'number' && typeof b === 'number' ? a * b : undefined;
}

/** The name of a property, if it isn't computed. */
export function keyOf({ key, computed }: Pick<Property, 'key' | 'computed'>): string | undefined {
  if (!computed && key.type === 'Identifier') return key.name;
  const literal = literalOf(key);
  return literal === undefined || literal === null ? undefined : String(literal);
}

/** `a.b.c` as `['a', 'b', 'c']`; undefined for anything computed. */
export function memberPath(
  node: Expression | Super | PrivateIdentifier | Pattern,
): string[] | undefined {
  if (node.type === 'Identifier') return [node.name];
  if (node.type === 'MetaProperty') return [node.meta.name, node.property.name];
  if (node.type !== 'MemberExpression') return undefined;
  const object = memberPath(unwrapped(node.object));
  const { property } = node;
  const name = node.computed
    ? stringOf(property)
    : property.type === 'Identifier'
      ? property.name
      : undefined;
  return object && name !== undefined ? [...object, name] : undefined;
}
