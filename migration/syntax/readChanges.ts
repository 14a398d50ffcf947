import type { Expression, Identifier, MemberExpression, Node, Pattern } from 'acorn';
import { madeList, madeObject } from './madeNodes';
import { asNode, memberPath, unwrapped } from './nodes';
import type { Option, UnreadPart } from './parts';
import { isGuard } from './returnsOf';
import { declare, Scope } from './Scope';

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
  isInBranch: boolean,
  reading: { readonly options: Option[]; readonly unread: UnreadPart[] },
): void {
  const guard = statements.findIndex(isGuard);
  for (const [index, statement] of statements.entries()) {
    const isConditional = isInBranch || (guard !== -1 && index > guard);
    const guarded = guardedBy(statement);
    if (guarded) {
      readChanges([guarded], config, scope, true, reading);
      continue;
    }
    if (DECLARATIONS.has(statement.type) || isExport(statement)) continue;
    if (statement.type === 'IfStatement' || statement.type === 'BlockStatement') {
      const { body, consequent, alternate } = statement as unknown as Record<string, unknown>;
      const inner = (Array.isArray(body) ? body : [consequent, alternate]).flatMap(
        (part: unknown) => asNode(part) ?? [],
      );
      const isBranch = isConditional || statement.type === 'IfStatement';
      const block = new Scope(scope);
      declare(block, inner, statement);
      readChanges(inner, config, block, isBranch, reading);
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

/** The statement in `isProd && config.plugins.push(…)`. */
function guardedBy(statement: Node): Node | undefined {
  const { expression } = statement as unknown as { expression?: Expression };
  return expression?.type === 'LogicalExpression' && expression.operator === '&&'
    ? ({ ...statement, expression: expression.right } as Node)
    : undefined;
}

/**
 * `names.sort()` or `rules[0].use = …`, where the list may be part of the configuration. Lists are read with what is
 * pushed to them.
 */
function changesLocal(statement: Node, scope: Scope): boolean {
  const { expression } = statement as unknown as { expression?: Expression };
  let target: Node | undefined =
    expression?.type === 'AssignmentExpression'
      ? expression.left
      : expression?.type === 'CallExpression' && expression.callee.type === 'MemberExpression'
        ? expression.callee
        : undefined;
  while (target?.type === 'MemberExpression') target = (target as MemberExpression).object;
  const name = target?.type === 'Identifier' ? (target as Identifier).name : '';
  const binding = scope.find(name);
  if (binding?.kind === 'unknown') return true;
  if (binding?.kind !== 'value') return false;
  return !binding.pushed.some((pushed) => pushed.statement.start === statement.start);
}

/** `module.exports = config`. */
function isExport(statement: Node): boolean {
  const { expression } = statement as unknown as { expression?: Expression };
  if (expression?.type !== 'AssignmentExpression') return false;
  return /^(?:module|exports)$/.test(memberPath(expression.left)?.[0] ?? '');
}

/** A change as an option: `config.a.b = value` sets `a` to `{ b: value }`, and `config.a.push(value)` to `[value]`. */
function changeOf(
  statement: Node,
  config: string,
): Pick<Option, 'key' | 'at' | 'value'> | undefined {
  const { expression } = statement as unknown as { expression?: Expression };
  const { start, end } = statement;
  const optionAt = (target: Expression | Pattern, value: Expression) => {
    const [first, key, ...rest] = memberPath(target) ?? [];
    if (first !== config || key === undefined) return undefined;
    const path = [first, key, ...rest].join('.');
    const nested = rest.reduceRight<Expression>(
      (inner, name) => madeObject(name, inner, { start, end }),
      withoutSpread(value, path),
    );
    return { key, at: start, value: nested };
  };
  if (expression?.type === 'AssignmentExpression') {
    return expression.operator === '=' ? optionAt(expression.left, expression.right) : undefined;
  }
  if (expression?.type !== 'CallExpression' || expression.callee.type === 'Super') return undefined;
  const { callee, arguments: given } = expression;
  const [target, added, ...others] = given;
  if (memberPath(callee)?.join('.') === 'Object.assign' && target && added) {
    if (target.type === 'SpreadElement' || added.type === 'SpreadElement') return undefined;
    return others.length === 0 ? optionAt(target, added) : undefined;
  }
  // A function of CRACO.
  if (
    target &&
    target.type !== 'SpreadElement' &&
    memberPath(target)?.join('.') === config &&
    added &&
    memberPath(callee)?.join('.') === 'addPlugins'
  ) {
    return added.type === 'SpreadElement' ? undefined : { key: 'plugins', at: start, value: added };
  }
  if (callee.type !== 'MemberExpression' || callee.object.type === 'Super') return undefined;
  const isAdding = /^(?:push|unshift)$/.test(memberPath(callee)?.at(-1) ?? '');
  return isAdding ? optionAt(callee.object, madeList(given, { start, end })) : undefined;
}

/** `[...config.plugins, item]` adds an item to what has been read already. */
function withoutSpread(value: Expression, path: string): Expression {
  if (value.type !== 'ArrayExpression') return value;
  const elements = value.elements.filter(
    (item) =>
      item?.type !== 'SpreadElement' || memberPath(unwrapped(item.argument))?.join('.') !== path,
  );
  return { ...value, elements };
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
