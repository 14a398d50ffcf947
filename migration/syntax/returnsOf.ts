import type { Expression, Node, Statement } from 'acorn';
import { unwrapped } from './nodes';

export interface Returned {
  readonly value: Expression;
  readonly isConditional: boolean;
}

/** `if (isDev) return;`, after which statements only run under a condition. */
export function isGuard(statement: Node): boolean {
  const value = statement as Statement;
  if (value.type !== 'IfStatement' || value.alternate) return false;
  const { consequent } = value;
  const last = consequent.type === 'BlockStatement' ? consequent.body.at(-1) : consequent;
  return last?.type === 'ReturnStatement';
}

/** The `return` statements of a body, without those of inner functions. */
export function returnsOf(statements: readonly Node[], isInBranch: boolean): Returned[] {
  const guard = statements.findIndex(isGuard);
  return statements.flatMap((statement, index): Returned[] => {
    const isConditional = isInBranch || (guard !== -1 && index > guard);
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
