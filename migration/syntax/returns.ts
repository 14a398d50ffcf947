import type { Expression, Node, Statement } from 'acorn';
import { memberPath, unwrapped } from './nodes';
import { returnsOf, type Returned } from './returnsOf';
import { declare, functionScope, type Scope } from './Scope';

interface Returns {
  readonly results: readonly Returned[];
  /** The names in the function. */
  readonly scope: Scope;
  /** Its statements; empty for `() => value`. */
  readonly statements: readonly Node[];
}

/** What a function returns, without calling it. */
export function resultsOf(node: Node, parent: Scope, isConfig = false): Returns {
  const { params, body } = node as unknown as { params: readonly Node[]; body: Node };
  const scope = functionScope(parent, params, isConfig);
  if (body.type !== 'BlockStatement') {
    return { results: [{ value: unwrapped(body), isConditional: false }], scope, statements: [] };
  }
  const statements = (body as unknown as { body: Statement[] }).body;
  declare(scope, statements, body);
  return { results: returnsOf(statements, false), scope, statements };
}

export const isFunction = ({ type }: Node): boolean =>
  type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

/** The function of this file that an expression calls, such as `plugins()`. */
export function calledFunction(node: Expression, scope: Scope): Node | undefined {
  if (node.type !== 'CallExpression' || node.callee.type === 'Super') return undefined;
  const callee = unwrapped(node.callee);
  if (isFunction(callee)) return callee;
  const binding = scope.find(memberPath(callee)?.join('.') ?? '');
  if (binding?.kind === 'function') return binding.value;
  return binding?.kind === 'value' && isFunction(binding.value) ? binding.value : undefined;
}
