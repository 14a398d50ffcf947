import type TypeScript from 'typescript';
import { ts } from './compiler';

/** An expression without parentheses, `await`, `as`, `satisfies` and `!`. */
export function unwrap(expression: TypeScript.Expression): TypeScript.Expression {
  if (
    ts.isParenthesizedExpression(expression) ||
    ts.isAwaitExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isNonNullExpression(expression)
  ) {
    return unwrap(expression.expression);
  }
  return expression;
}

/** The module of a `require(…)` call. */
export function requiredFrom(expression: TypeScript.Expression): string | undefined {
  if (!ts.isCallExpression(expression) || !ts.isIdentifier(expression.expression)) return undefined;
  const [source] = expression.arguments;
  return expression.expression.text === 'require' && source && ts.isStringLiteral(source)
    ? source.text
    : undefined;
}

/** A plugin's `setup(api) {…}` or `setup: (api) => …`, next to its `name`. */
export function isSetup(node: TypeScript.Node): boolean {
  const property = ts.isMethodDeclaration(node) ? node : node.parent;
  if (!ts.isMethodDeclaration(property) && !ts.isPropertyAssignment(property)) return false;
  const object = property.parent;
  return (
    property.name.getText() === 'setup' &&
    ts.isObjectLiteralExpression(object) &&
    object.properties.some((other) => other.name?.getText() === 'name')
  );
}

/** The property that `{ property: name }` destructures. */
export function propertyOf({ name, propertyName }: TypeScript.BindingElement): string {
  const property = propertyName ?? name;
  return ts.isIdentifier(property) ? property.text : '';
}

/** `output` or `'output'` before a colon. */
export function keyText(name: TypeScript.PropertyName): string | undefined {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined;
}

/** The `b` of `a.b` or `{ b: 1 }`, which isn't a reference to a variable. */
export function isKeyOfAccess(node: TypeScript.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isImportSpecifier(parent) || ts.isBindingElement(parent)) {
    return parent.propertyName !== undefined && parent.propertyName !== node;
  }
  return (
    (ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent)) && parent.name === node
  );
}

/** The expressions that a function returns, without those of nested functions. */
export function resultsOf({
  body,
}: TypeScript.ArrowFunction | TypeScript.FunctionExpression): TypeScript.Expression[] {
  if (!ts.isBlock(body)) return [body];
  const results: TypeScript.Expression[] = [];
  const read = (node: TypeScript.Node): void => {
    if (ts.isReturnStatement(node) && node.expression) results.push(node.expression);
    else if (!ts.isFunctionLike(node)) ts.forEachChild(node, read);
  };
  read(body);
  return results;
}
