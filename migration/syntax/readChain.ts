import type { Expression, Node, SpreadElement } from 'acorn';
import { madeCall, madeList, madeNew, madeObject } from './madeNodes';
import { asNode, stringOf, unwrapped } from './nodes';
import type { Option, ReadObject, UnreadPart } from './parts';
import { functionOf, isLogging } from './readConfigFunction';
import { isGuard } from './returnsOf';
import { declare, functionScope, Scope } from './Scope';

/** `.name` or `.name(…)` of `config.name(…)`. */
interface Link {
  readonly name: string;
  readonly args: readonly (Expression | SpreadElement)[] | undefined;
}

/** What a function sets with webpack-chain. */
export interface ReadChain extends ReadObject {
  /** Plugins that are removed or changed, and rules that are removed: `prefetch`. */
  readonly named: readonly Named[];
}

export interface Named {
  readonly action: 'deletePlugin' | 'deleteRule' | 'tapPlugin';
  readonly name: string;
  readonly at: number;
  readonly end: number;
}

interface Reading {
  readonly options: Option[];
  readonly unread: UnreadPart[];
  readonly named: Named[];
}

/** Methods of chained maps and sets that don't set an option under their name. */
const METHODS = new Set(
  'add after batch before clear delete end entries get has merge oneOf prepend rule store tap use uses values when'.split(
    ' ',
  ),
);

/** What `chainWebpack` sets: `config.resolve.alias.set('@', …)`. Undefined if the value is no function of the file. */
export function readChain(value: Expression, scope: Scope): ReadChain | undefined {
  const node = functionOf(value, scope);
  if (!node) return undefined;
  const reading: Reading = { options: [], unread: [], named: [] };
  readBody(node, scope, false, reading);
  return reading;
}

function readBody(
  { params, body }: NonNullable<ReturnType<typeof functionOf>>,
  parent: Scope,
  isConditional: boolean,
  reading: Reading,
): void {
  const scope = functionScope(parent, params);
  const [param] = params;
  if (param?.type === 'Identifier') scope.set(param.name, { kind: 'base' });
  const { start, end } = body;
  const statements: Node[] =
    body.type === 'BlockStatement'
      ? body.body
      : [{ type: 'ExpressionStatement', start, end, expression: body } as Node];
  readStatements(statements, body, scope, isConditional, reading);
}

function readStatements(
  statements: readonly Node[],
  block: Node,
  parent: Scope,
  isInBranch: boolean,
  reading: Reading,
): void {
  const scope = new Scope(parent);
  declare(scope, statements, block);
  const guard = statements.findIndex(isGuard);
  for (const [index, statement] of statements.entries()) {
    const isConditional = isInBranch || (guard !== -1 && index > guard);
    const { expression, body, consequent, alternate } = statement as unknown as Record<
      string,
      unknown
    >;
    if (statement.type === 'IfStatement' || statement.type === 'BlockStatement') {
      const inner = (Array.isArray(body) ? body : [consequent, alternate]).flatMap(
        (part: unknown) => asNode(part) ?? [],
      );
      const isBranch = isConditional || statement.type === 'IfStatement';
      readStatements(inner, statement, scope, isBranch, reading);
    } else if (statement.type === 'ExpressionStatement' && !isLogging(statement)) {
      readExpression(expression as Expression, statement, scope, isConditional, reading);
    } else if (/^(?:For|While|Try|Switch)/.test(statement.type)) {
      reading.unread.push({ at: statement.start, end: statement.end, scope, node: statement });
    }
  }
}

function readExpression(
  raw: Expression,
  statement: Node,
  scope: Scope,
  isConditional: boolean,
  reading: Reading,
): void {
  const expression = unwrapped(raw);
  if (expression.type === 'LogicalExpression' && expression.operator === '&&') {
    readExpression(expression.right, statement, scope, true, reading);
    return;
  }
  if (expression.type === 'SequenceExpression') {
    for (const part of expression.expressions) {
      const { start, end } = part;
      readExpression(part, { type: statement.type, start, end }, scope, isConditional, reading);
    }
    return;
  }
  const links = linksOf(expression, scope);
  const own: Reading = { options: [], unread: [], named: [] };
  const isRead = links && readLinks(links, statement, scope, isConditional, own);
  if (isRead) {
    reading.options.push(...own.options);
    reading.named.push(...own.named);
    reading.unread.push(...own.unread);
  } else reading.unread.push({ at: statement.start, end: statement.end, scope, node: statement });
}

/** The links of a chain that begins at the configuration, or at a constant that does. */
function linksOf(expression: Expression, scope: Scope, depth = 0): Link[] | undefined {
  const links: Link[] = [];
  let node: Node = unwrapped(expression);
  for (;;) {
    const isCall = node.type === 'CallExpression';
    const { callee, arguments: args } = node as unknown as {
      callee: Node;
      arguments: Link['args'];
    };
    const member = isCall ? unwrapped(callee) : (node as Expression);
    if (member.type === 'Identifier' && !isCall) {
      const binding = scope.find(member.name);
      if (binding?.kind === 'base') return links.reverse();
      if (binding?.kind !== 'value' || depth > 5) return undefined;
      const before = linksOf(binding.value, scope, depth + 1);
      return before && [...before, ...links.reverse()];
    }
    if (member.type !== 'MemberExpression' || member.property.type !== 'Identifier') {
      return undefined;
    }
    links.push({ name: member.property.name, args: isCall ? args : undefined });
    node = unwrapped(member.object);
  }
}

/** Reads a chain link by link. Returns false if one of them can't be told. */
function readLinks(
  links: readonly Link[],
  { start, end }: Node,
  scope: Scope,
  isConditional: boolean,
  reading: Reading,
): boolean {
  const place = { start, end };
  const add = (path: readonly string[], value: Expression) => {
    const [key = '', ...rest] = path;
    const nested = rest.reduceRight((inner, name) => madeObject(name, inner, place), value);
    reading.options.push({ key, at: start, value: nested, scope, isConditional });
  };
  const [first, second] = links;
  const textAt = (link: Link | undefined) => stringOf(link?.args?.[0]);
  if (first?.name === 'module' && second?.name === 'rule') {
    const loaders = links.filter(({ name }) => name === 'loader');
    for (const { args } of loaders) {
      const [value] = args ?? [];
      if (!value || value.type === 'SpreadElement') return false;
      const rule = madeObject('use', value, place);
      add(['module', 'rules'], madeList([rule], place));
    }
    return loaders.length > 0;
  }
  if (first?.name === 'plugin') {
    const name = textAt(first);
    const [type, args] = links.find((link) => link.name === 'use')?.args ?? [];
    if (type?.type === 'NewExpression') {
      add(['plugins'], madeList([type], place));
      return true;
    }
    if (type && type.type !== 'SpreadElement') {
      const given =
        args?.type === 'ArrayExpression' ? args.elements.flatMap((item) => item ?? []) : [];
      const callee = stringOf(type) === undefined ? type : madeCall('require', [type], place);
      add(['plugins'], madeList([madeNew(callee, given, place)], place));
      return true;
    }
    if (name === undefined || !links.some((link) => link.name === 'tap')) return false;
    reading.named.push({ action: 'tapPlugin', name, at: start, end });
    return true;
  }
  const deleted =
    links.length > 1 && links.every(({ name }) => /^(?:plugins|module|rules|delete)$/.test(name));
  if (deleted) {
    const isRule = first?.name === 'module';
    for (const link of links.filter(({ name }) => name === 'delete')) {
      const name = textAt(link);
      if (name === undefined) return false;
      reading.named.push({ action: isRule ? 'deleteRule' : 'deletePlugin', name, at: start, end });
    }
    return true;
  }
  return readSetters(links, scope, add, reading);
}

/** `.resolve.alias.set('a', b)`, `.optimization.splitChunks({})` and `.when(condition, (config) => …)`. */
function readSetters(
  links: readonly Link[],
  scope: Scope,
  add: (path: readonly string[], value: Expression) => void,
  reading: Reading,
): boolean {
  const path: string[] = [];
  for (const { name, args } of links) {
    const [first, second] = args ?? [];
    if (!args) path.push(name);
    else if (name === 'end') path.pop();
    // Adds to a list of files that isn't in this file.
    else if (name === 'entry') return false;
    else if (name === 'when') {
      for (const branch of args.slice(1)) {
        const inner = branch.type === 'SpreadElement' ? undefined : functionOf(branch, scope);
        if (!inner) return false;
        readBody(inner, scope, true, reading);
      }
    } else if (!first || first.type === 'SpreadElement') return false;
    else if (name === 'set') {
      const key = stringOf(first);
      if (key === undefined || !second || second.type === 'SpreadElement') return false;
      add([...path, key], second);
    } else if (name === 'add' && path.length > 0) {
      add(path, madeList([first], { start: first.start, end: first.end }));
    } else if (METHODS.has(name) || args.length > 1) return false;
    else add([...path, name], first);
  }
  return true;
}
