import ts from 'typescript';

/** Methods that return their argument in color, or a list as text. */
const WRAPPERS = /^(?:color|colors|picocolors\w*|JSON)$/;

/**
 * The text of a message with a placeholder for each part that is known only when it's printed:
 * `Port <port> is occupied`. Colors, variables and functions that only return text are resolved.
 */
export function messageTemplate(node: ts.Expression, checker: ts.TypeChecker): string {
  return templateOf(node, checker, 0).replace(/(<[\w-]+>)\1+/g, '$1');
}

/** Whether a template has words of its own, so that it isn't only a value that is passed on. */
export const hasWords = (template: string): boolean =>
  /\p{Letter}{2}/u.test(template.replace(/<[\w-]+>/g, ''));

/** Recursion through variables and functions ends here; nothing in the packages is nested deeper. */
const MAX_DEPTH = 6;

function templateOf(node: ts.Expression, checker: ts.TypeChecker, depth: number): string {
  const of = (part: ts.Expression) => templateOf(part, checker, depth);
  if (ts.isParenthesizedExpression(node)) return of(node.expression);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map((span) => of(span.expression) + span.literal.text);
    return node.head.text + spans.join('');
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    return of(node.left) + of(node.right);
  }
  if (ts.isCallExpression(node)) return ofCall(node, checker, depth);
  if (ts.isIdentifier(node) && depth < MAX_DEPTH) {
    const text = initializerOf(node, checker);
    const template = text && templateOf(text, checker, depth + 1);
    if (template !== undefined && hasWords(template)) return template;
  }
  return placeholder(node);
}

function ofCall(node: ts.CallExpression, checker: ts.TypeChecker, depth: number): string {
  const { expression, arguments: passed } = node;
  const [first] = passed;
  if (ts.isPropertyAccessExpression(expression)) {
    const { expression: object, name } = expression;
    if (name.text === 'join') return ofJoin(object, first, checker, depth);
    if (ts.isIdentifier(object) && WRAPPERS.test(object.text) && first !== undefined) {
      return templateOf(first, checker, depth);
    }
    return placeholder(node);
  }
  if (!ts.isIdentifier(expression) || depth >= MAX_DEPTH) return placeholder(node);
  const called = initializerOf(expression, checker);
  const isText = called && ts.isArrowFunction(called) && !ts.isBlock(called.body);
  if (!isText) return placeholder(node);
  const template = templateOf(called.body, checker, depth + 1);
  return hasWords(template) ? template : placeholder(node);
}

/** A list of texts is their text; a list that is only known when it's printed is a placeholder. */
function ofJoin(
  list: ts.Expression,
  separator: ts.Expression | undefined,
  checker: ts.TypeChecker,
  depth: number,
): string {
  if (!ts.isArrayLiteralExpression(list)) return placeholder(list);
  const between = separator && ts.isStringLiteralLike(separator) ? separator.text : ',';
  return list.elements.map((element) => templateOf(element, checker, depth)).join(between);
}

function initializerOf(node: ts.Identifier, checker: ts.TypeChecker): ts.Expression | undefined {
  const declaration = checker.getSymbolAtLocation(node)?.valueDeclaration;
  return declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
}

/** `<file-path>` for `options.filePath`, by the last name in an expression. */
function placeholder(node: ts.Expression): string {
  return `<${nameIn(node).replace(/[A-Z]+/g, (letters) => `-${letters.toLowerCase()}`)}>`;
}

function nameIn(node: ts.Expression): string {
  if (ts.isTypeOfExpression(node)) return 'type';
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return 'value';
}
