import type { Expression } from 'acorn';
import { unwrapped } from '../syntax/nodes';
import type { Given } from './edits';

/** Arguments of `new Plugin(…)` or `plugin(…)`. */
export function argumentsOf({ value }: Pick<Given, 'value'>): Expression[] {
  const node = unwrapped(value);
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return [];
  return node.arguments.flatMap((argument) =>
    argument.type === 'SpreadElement' ? [] : unwrapped(argument),
  );
}

export const firstOf = (given: Given): Given | undefined => {
  const [value] = argumentsOf(given);
  return value && { ...given, value };
};
