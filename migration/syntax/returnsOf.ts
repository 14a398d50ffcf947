import type { Expression, Node, Statement } from 'acorn';
import { unwrapped } from './nodes';

export interface Returned {
  readonly value: Expression;
  readonly isConditional: boolean;
}

/** The `return` statements of a body, without those of inner functions. */
export function returnsOf(statements: readonly Node[], isConditional: boolean): Returned[] {
  return statements.flatMap((statement): Returned[] => {
    const value = statement as Statement;
    switch (value.type) {
      case 'ReturnStatement':
        return value.argument ? [{ value: unwrapped(value.argument), isConditional }] : [];
      case 'BlockStatement':
        return returnsOf(value.body, isConditional);
      case 'IfStatement':
        return returnsOf([value.consequent, ...(value.alternate ? [value.alternate] : [])], true);
      case 'SwitchStatement':
        return returnsOf(
          value.cases.flatMap(({ consequent }) => consequent),
          true,
        );
      case 'TryStatement':
        return returnsOf([value.block], isConditional);
      default:
        return [];
    }
  });
}
