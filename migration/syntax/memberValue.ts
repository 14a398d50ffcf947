import type { Expression } from 'acorn';
import { keyOf, memberPath, unwrapped } from './nodes';
import type { Scope } from './Scope';

/** The value of `paths.src` where `paths` is an object literal. */
export function memberValue(
  node: Expression,
  scope: Scope,
): { value: Expression; scope: Scope } | undefined {
  const [first = '', ...rest] = memberPath(node) ?? [];
  const binding = scope.find(first);
  if (rest.length === 0 || binding?.kind !== 'value' || !binding.isConstant) return undefined;
  let value = binding.value;
  for (const name of rest) {
    if (value.type !== 'ObjectExpression') return undefined;
    const found = value.properties.find(
      (property) => property.type === 'Property' && keyOf(property) === name,
    );
    if (found?.type !== 'Property') return undefined;
    value = unwrapped(found.value);
  }
  return { value, scope };
}
