import type { ArrowFunctionExpression, Expression, Node, Pattern } from 'acorn';
import { keyOf, memberPath, unwrapped } from './nodes';
import type { Option, ReadObject, UnreadPart } from './parts';
import { readChanges } from './readChanges';
import { readObject } from './readObject';
import { returnsOf } from './returnsOf';
import { declare, functionScope, isBase, type Scope } from './Scope';

type FunctionNode = Pick<ArrowFunctionExpression, 'params' | 'body'>;

/** The function that a value is, or names. */
export function functionOf(value: Expression, scope: Scope): FunctionNode | undefined {
  const node = unwrapped(value);
  const binding = node.type === 'Identifier' ? scope.find(node.name) : undefined;
  const known = binding?.kind === 'function' || binding?.kind === 'value' ? binding.value : node;
  return /Function/.test(known.type) ? (known as unknown as FunctionNode) : undefined;
}

/**
 * What a function that receives the configuration sets in it: `(config) => { config.devtool = false; }`. Statements with
 * another form are listed as unread. Undefined if the value is no function of the file.
 */
export function readConfigFunction(value: Expression, scope: Scope): ReadObject | undefined {
  const node = functionOf(value, scope);
  if (!node) return undefined;
  const [param] = node.params;
  const inner = functionScope(scope, node.params);
  const name = param && nameOfConfig(param);
  if (name !== undefined) inner.set(name, { kind: 'base' });
  const reading: { options: Option[]; unread: UnreadPart[] } = { options: [], unread: [] };
  if (node.body.type === 'BlockStatement') {
    const statements = node.body.body.filter((statement) => !isLogging(statement));
    declare(inner, statements, node.body);
    readChanges(statements, name, inner, false, reading);
    for (const { value: result, isConditional } of returnsOf(statements, false)) {
      readResult(result, name, inner, isConditional, reading);
    }
  } else readResult(node.body, name, inner, false, reading);
  return reading;
}

/** `config`, or the configuration among the fields that a function of CRACO's plugins receives. */
function nameOfConfig(param: Pattern): string | undefined {
  if (param.type === 'Identifier') return param.name;
  if (param.type !== 'ObjectPattern') return undefined;
  const locals = param.properties.map((field) =>
    field.type === 'Property' && /^(?:webpack|devServer)Config$/.test(keyOf(field) ?? '')
      ? field.value
      : undefined,
  );
  const local = locals.find((value) => value?.type === 'Identifier');
  return local?.type === 'Identifier' ? local.name : undefined;
}

function readResult(
  result: Expression,
  name: string | undefined,
  scope: Scope,
  isConditional: boolean,
  { options, unread }: { options: Option[]; unread: UnreadPart[] },
): void {
  const object = isBase(result, scope) ? undefined : readObject(result, scope);
  if (object) {
    options.push(
      ...object.options.map((option) => ({
        ...option,
        isConditional: isConditional || option.isConditional,
      })),
    );
    unread.push(...object.unread);
  } else if (!isBase(result, scope)) {
    const { start, end } = result;
    const statement = { type: 'ExpressionStatement', start, end, expression: result };
    const count = options.length + unread.length;
    readChanges([statement], name, scope, isConditional, { options, unread });
    // Another object, such as the rest of the configuration.
    const isRead = options.length + unread.length > count;
    if (!isRead && result.type === 'Identifier' && result.name !== 'undefined') {
      unread.push({ at: start, end, scope, node: result });
    }
  }
}

/** `console.log(…)` and directives. */
export function isLogging(statement: Node): boolean {
  const { expression, directive } = statement as unknown as {
    expression?: Expression;
    directive?: string;
  };
  if (directive !== undefined) return true;
  return (
    expression?.type === 'CallExpression' &&
    expression.callee.type !== 'Super' &&
    memberPath(expression.callee)?.[0] === 'console'
  );
}
