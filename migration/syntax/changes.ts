import type { CallExpression, Node, Statement } from 'acorn';
import { asNode, childrenOf, memberPath } from './nodes';

/** An item that a statement such as `plugins.push(item)` adds to a list. */
export interface Pushed {
  readonly item: CallExpression['arguments'][number];
  readonly isConditional: boolean;
  readonly statement: Node;
}

const CHANGING = new Set(['pop', 'push', 'reverse', 'shift', 'sort', 'splice', 'unshift']);

/** How often each name is assigned again, or its object or list is changed. */
export function changesIn(root: Node): Map<string, number> {
  const counts = new Map<string, number>();
  const pending = [root];
  for (let node = pending.pop(); node; node = pending.pop()) {
    const name = changedBy(node);
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
    pending.push(...childrenOf(node));
  }
  return counts;
}

function changedBy(node: Node): string | undefined {
  const { left, argument, callee, arguments: args } = node as unknown as Record<string, unknown>;
  if (node.type === 'AssignmentExpression') return firstName(asNode(left));
  if (node.type === 'UpdateExpression') return firstName(asNode(argument));
  if (node.type !== 'CallExpression') return undefined;
  const path = pathOf(asNode(callee));
  if (path?.join('.') === 'Object.assign') return firstName(asNode((args as unknown[])[0]));
  return path && path.length > 1 && CHANGING.has(path.at(-1) ?? '') ? path[0] : undefined;
}

const pathOf = (node: Node | undefined): string[] | undefined =>
  node && memberPath(node as Parameters<typeof memberPath>[0]);

/** `a` of `a.b[c] = …`. */
function firstName(node: Node | undefined): string | undefined {
  let inner = node;
  while (inner?.type === 'MemberExpression') {
    inner = asNode((inner as unknown as { object: unknown }).object);
  }
  return inner?.type === 'Identifier' ? (inner as unknown as { name: string }).name : undefined;
}

/** What the statements push to lists, by the lists' names. */
export function pushesIn(
  statements: readonly Node[],
  isConditional = false,
  pushes = new Map<string, Pushed[]>(),
): Map<string, Pushed[]> {
  for (const raw of statements) {
    const statement = raw as Statement;
    if (statement.type === 'IfStatement') {
      const branches = [
        statement.consequent,
        ...(statement.alternate ? [statement.alternate] : []),
      ];
      pushesIn(branches, true, pushes);
    } else if (statement.type === 'BlockStatement') {
      pushesIn(statement.body, isConditional, pushes);
    } else if (
      statement.type === 'ExpressionStatement' &&
      statement.expression.type === 'CallExpression'
    ) {
      const { callee, arguments: items } = statement.expression;
      const [name = '', method, ...rest] = pathOf(callee) ?? [];
      if (method !== 'push' || rest.length > 0) continue;
      const added = items.map((item) => ({ item, isConditional, statement }));
      pushes.set(name, [...(pushes.get(name) ?? []), ...added]);
    }
  }
  return pushes;
}
