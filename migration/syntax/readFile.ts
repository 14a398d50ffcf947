import type { Expression, Node, Program } from 'acorn';
import { memberPath, unwrapped } from './nodes';
import type { ParsedFile } from './parse';
import type { Option, ReadObject, UnreadPart } from './parts';
import { readChanges } from './readChanges';
import { readObject } from './readObject';
import { declare, Scope } from './Scope';

/** The configuration that a file exports. */
export interface ConfigFile extends ReadObject {
  readonly scope: Scope;
  /** Whether an exported object was found. */
  readonly isFound: boolean;
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

/** `module.exports.devServer = …` as options. */
function addedExports({ body }: Program, scope: Scope): Option[] {
  return body.flatMap((statement): Option[] => {
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
    return [{ key, at: statement.start, value: expression.right, scope, isConditional: false }];
  });
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
  for (const expression of exported(program)) {
    const object = readObject(expression, scope, true);
    if (object) {
      isFound = true;
      options.push(...object.options);
      unread.push(...object.unread);
    } else unread.push({ at: expression.start, end: expression.end, scope, node: expression });
    const name = expression.type === 'Identifier' ? expression.name : undefined;
    readChanges(program.body, name, scope, false, { options, unread });
  }
  const added = addedExports(program, scope);
  options.push(...added);
  return {
    options: inFileOrder(options),
    unread: inFileOrder(unread),
    scope,
    isFound: isFound || added.length > 0,
    isCut: (value) => cutAt !== undefined && value.end > cutAt,
    sources: [...new Set(sources)],
  };
}

const inFileOrder = <Part extends { at: number }>(parts: readonly Part[]): Part[] =>
  [...parts].sort((a, b) => a.at - b.at);
