import ts from 'typescript';

/** The value of an expression of literals, objects and arrays; undefined for any other, and for `undefined`. */
export function literalValue(expression: string): unknown {
  const source = ts.createSourceFile('value.ts', `(${expression})`, ts.ScriptTarget.Latest);
  const [statement] = source.statements;
  if (!statement || !ts.isExpressionStatement(statement)) return undefined;
  try {
    return valueOf(statement.expression);
  } catch {
    return undefined;
  }
}

function valueOf(node: ts.Expression): unknown {
  if (ts.isParenthesizedExpression(node)) return valueOf(node.expression);
  if (ts.isStringLiteral(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(valueOf);
  if (ts.isObjectLiteralExpression(node)) {
    return Object.fromEntries(
      node.properties.map((property) => {
        if (!ts.isPropertyAssignment(property) || ts.isComputedPropertyName(property.name)) {
          throw new TypeError('not a literal');
        }
        return [property.name.text, valueOf(property.initializer)];
      }),
    );
  }
  throw new TypeError('not a literal');
}
