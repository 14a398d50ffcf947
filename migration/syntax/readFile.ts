import type { Expression, Node, Program, Statement } from 'acorn';
import { isOptionName } from '../detectKind';
import { memberPath, unwrapped } from './nodes';
import type { ParsedFile } from './parse';
import type { Option, ReadObject, UnreadPart } from './parts';
import { readChanges } from './readChanges';
import { isLikeConfig, readObject } from './readObject';
import { isFunction, resultsOf } from './returns';
import { declare, Scope } from './Scope';

/** The configuration that a file exports. */
export interface ConfigFile extends ReadObject {
  readonly scope: Scope;
  /** Whether an exported object was found. */
  readonly isFound: boolean;
  /** Whether it exports a list. */
  readonly isSeveral: boolean;
  /** Whether a syntax error cuts off the end of a value. */
  readonly isCut: (value: Node) => boolean;
  /** Packages and files that it imports or requires. */
  readonly sources: readonly string[];
}

const isModuleExports = (node: Node): boolean =>
  ['module.exports', 'exports.default', 'module.exports.default'].includes(
    memberPath(unwrapped(node))?.join('.') ?? '',
  );

/** The expression of `export default`, `module.exports =` or `export =`; else an object that stands alone. */
function exported({ body }: Program): Expression[] {
  const found: Expression[] = [];
  const alone: Expression[] = [];
  for (const statement of body) {
    if (statement.type === 'ExportDefaultDeclaration') {
      found.push(unwrapped(statement.declaration));
    } else if ((statement.type as string) === 'TSExportAssignment') {
      found.push(unwrapped((statement as unknown as { expression: Node }).expression));
    } else if (statement.type === 'ExpressionStatement') {
      const expression = unwrapped(statement.expression);
      if (expression.type === 'AssignmentExpression') {
        if (isModuleExports(expression.left)) found.push(expression.right);
      } else if (['ObjectExpression', 'CallExpression'].includes(expression.type)) {
        alone.push(expression);
      }
    }
  }
  return found.length > 0 ? found.slice(-1) : alone.slice(-1);
}

/** `module.exports.devServer = …` as options, also under a condition. */
function addedExports(body: readonly Node[], scope: Scope, isConditional = false): Option[] {
  return body.flatMap((node): Option[] => {
    const statement = node as Statement;
    if (statement.type === 'BlockStatement') {
      return addedExports(statement.body, scope, isConditional);
    }
    if (statement.type === 'IfStatement') {
      const branches = [
        statement.consequent,
        ...(statement.alternate ? [statement.alternate] : []),
      ];
      return addedExports(branches, scope, true);
    }
    if (statement.type !== 'ExpressionStatement') return [];
    const expression = statement.expression;
    if (expression.type !== 'AssignmentExpression') return [];
    const path = memberPath(expression.left) ?? [];
    const key =
      path[0] === 'exports' && path.length === 2
        ? path[1]
        : path[0] === 'module' && path[1] === 'exports' && path.length === 3
          ? path[2]
          : undefined;
    if (key === undefined || key === 'default' || key === '__esModule') return [];
    return [{ key, at: statement.start, value: expression.right, scope, isConditional }];
  });
}

/** Objects with options that a file exports by name: `export const common = { … }`. */
function namedConfigs(body: readonly Node[], added: readonly Option[], scope: Scope): Expression[] {
  const declared = (body as Statement[]).flatMap((statement) =>
    (statement.type as string) === 'ExportNamedDeclaration'
      ? ((statement as unknown as { declaration?: Statement }).declaration ?? [])
      : [],
  );
  const values = declared.flatMap((statement) =>
    statement.type === 'VariableDeclaration'
      ? statement.declarations.flatMap(({ init }) => init ?? [])
      : [],
  );
  return [...values, ...added.flatMap(({ key, value }) => (isOptionName(key) ? [] : value))].filter(
    (value) => isLikeConfig(value, scope),
  );
}

/** Reads what a parsed file exports, without running it. */
export function readFile({ program, code, cutAt }: ParsedFile): ConfigFile {
  const scope = new Scope();
  declare(scope, program.body, program);
  const sources = [...code.matchAll(/\b(?:from|import|require\()\s*\(?['"]([^'"\n]+)['"]/g)].map(
    ([, source = '']) => source,
  );
  const options: Option[] = [];
  const unread: UnreadPart[] = [];
  let isFound = false;
  let isSeveral = false;
  for (const expression of exported(program)) {
    const object = readObject(expression, scope, true);
    isSeveral ||= expression.type === 'ArrayExpression' && expression.elements.length > 1;
    if (object) {
      isFound = true;
      options.push(...object.options);
      unread.push(...object.unread);
    } else if (expression.type === 'ArrayExpression') {
      unread.push(...expression.elements.flatMap((item) => (item ? unreadItem(item, scope) : [])));
    } else unread.push(unreadable(expression, scope));
    const name = expression.type === 'Identifier' ? expression.name : undefined;
    readChanges(program.body, name, scope, false, { options, unread });
  }
  const added = addedExports(program.body, scope);
  const configs = isFound ? [] : namedConfigs(program.body, added, scope);
  for (const expression of configs) {
    const object = readObject(expression, scope, true);
    options.push(...(object?.options ?? []));
    unread.push(...(object?.unread ?? []));
  }
  isSeveral ||= configs.length > 1;
  isFound ||= configs.length > 0;
  if (configs.length === 0) options.push(...added);
  return {
    options: inFileOrder(options),
    unread: inFileOrder(unread),
    scope,
    isSeveral,
    isFound: isFound || added.length > 0,
    isCut: (value) => cutAt !== undefined && value.end > cutAt,
    sources: [...new Set(sources)],
  };
}

/** The call that a function returns as the configuration, which names its origin better than the function. */
function unreadable(expression: Expression, scope: Scope): UnreadPart {
  const returned = isFunction(expression) ? resultsOf(expression, scope) : undefined;
  const [only] = returned?.results.length === 1 ? returned.results : [];
  const inner = returned?.scope ?? scope;
  const value = only?.value ?? expression;
  const binding = value.type === 'Identifier' ? inner.find(value.name) : undefined;
  const called = binding?.kind === 'value' ? binding.value : value;
  const node = called.type === 'CallExpression' ? called : expression;
  return { at: node.start, end: node.end, scope: inner, node };
}

/** One of several configurations. */
const unreadItem = (node: Node, scope: Scope): UnreadPart => ({
  at: node.start,
  end: node.end,
  scope,
  node,
});

const inFileOrder = <Part extends { at: number }>(parts: readonly Part[]): Part[] =>
  [...parts].sort((a, b) => a.at - b.at);
