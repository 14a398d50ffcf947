import type { Expression, Node } from 'acorn';
import { asNode, memberPath } from './nodes';
import type { Option, UnreadPart } from './parts';
import type { Scope } from './Scope';

const DECLARATIONS = new Set([
  'ClassDeclaration',
  'EmptyStatement',
  'ExportAllDeclaration',
  'ExportDefaultDeclaration',
  'ExportNamedDeclaration',
  'FunctionDeclaration',
  'ImportDeclaration',
  'ReturnStatement',
  'VariableDeclaration',
]);

/**
 * Reads the statements that change the configuration after its declaration: `config.devtool = false`. Others that
 * mention it are listed as unread.
 */
export function readChanges(
  statements: readonly Node[],
  config: string | undefined,
  scope: Scope,
  isConditional: boolean,
  reading: { readonly options: Option[]; readonly unread: UnreadPart[] },
): void {
  for (const statement of statements) {
    if (DECLARATIONS.has(statement.type) || isExport(statement)) continue;
    if (statement.type === 'IfStatement' || statement.type === 'BlockStatement') {
      const { body, consequent, alternate } = statement as unknown as Record<string, unknown>;
      const inner = (Array.isArray(body) ? body : [consequent, alternate]).flatMap(
        (part: unknown) => asNode(part) ?? [],
      );
      const isBranch = isConditional || statement.type === 'IfStatement';
      readChanges(inner, config, scope, isBranch, reading);
      continue;
    }
    const change = config === undefined ? undefined : changeOf(statement, config);
    if (change) reading.options.push({ ...change, scope, isConditional });
    else if (
      (config !== undefined && mentions(statement, config)) ||
      changesLocal(statement, scope)
    ) {
      reading.unread.push({ at: statement.start, end: statement.end, scope, node: statement });
    }
  }
}

/** `plugins.push(…)`, where the list may be part of the configuration. */
function changesLocal(statement: Node, scope: Scope): boolean {
  const { expression } = statement as unknown as { expression?: Expression };
  const target =
    expression?.type === 'AssignmentExpression'
      ? expression.left
      : expression?.type === 'CallExpression' && expression.callee.type === 'MemberExpression'
        ? expression.callee
        : undefined;
  const [first = ''] = (target && memberPath(target)) ?? [];
  return scope.find(first)?.kind === 'value';
}

/** `module.exports = config`. */
function isExport(statement: Node): boolean {
  const { expression } = statement as unknown as { expression?: Expression };
  if (expression?.type !== 'AssignmentExpression') return false;
  return /^(?:module|exports)$/.test(memberPath(expression.left)?.[0] ?? '');
}

/** `config.a.b = value` as an option `a` with the object `{ b: value }` would be; only `config.a = value` is read. */
function changeOf(
  statement: Node,
  config: string,
): Pick<Option, 'key' | 'at' | 'value'> | undefined {
  const { expression } = statement as unknown as { expression?: Expression };
  if (expression?.type !== 'AssignmentExpression' || expression.operator !== '=') return undefined;
  const [first, key, ...rest] = memberPath(expression.left) ?? [];
  if (first !== config || key === undefined || rest.length > 0) return undefined;
  return { key, at: statement.start, value: expression.right };
}

function mentions(node: Node, name: string): boolean {
  const pending: Node[] = [node];
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (next.type === 'Identifier' && (next as unknown as { name: string }).name === name)
      return true;
    for (const value of Object.values(next) as unknown[]) {
      for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
        const inner = asNode(child);
        if (inner) pending.push(inner);
      }
    }
  }
  return false;
}
