import { readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Parsed files of published packages. */
export interface PublishedCode {
  readonly sources: readonly ts.SourceFile[];
  readonly checker: ts.TypeChecker;
}

/**
 * Parses the JavaScript files of folders.
 * @param folders absolute paths
 */
export function readPublishedCode(folders: readonly string[]): PublishedCode {
  const files = folders.flatMap(filesOf);
  const program = ts.createProgram(files, {
    allowJs: true,
    noResolve: true,
    noLib: true,
    types: [],
  });
  return {
    sources: files.flatMap((file) => program.getSourceFile(file) ?? []),
    checker: program.getTypeChecker(),
  };
}

/**
 * ES modules only, because the CommonJS files contain the same code, and without the chunks of bundled packages, such
 * as `0~open.js`.
 */
const filesOf = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /^[^~]+\.m?js$/.test(name))
    .map((name) => path.join(folder, name));

/** The plugin and hook, or the outermost named function, that contains a node. */
export function subjectOf(node: ts.Node): string {
  let outermost = 'the module';
  let hook: string | undefined;
  for (let { parent } = node; !ts.isSourceFile(parent); { parent } = parent) {
    const plugin = ts.isObjectLiteralExpression(parent) ? pluginName(parent) : undefined;
    if (plugin !== undefined) return hook === undefined ? plugin : `${plugin} ${hook}`;
    hook = hookName(parent) ?? hook;
    outermost = nameOfDeclaration(parent) ?? outermost;
  }
  return hook === undefined ? outermost : `${outermost} ${hook}`;
}

/** `modifyHTMLTags` of `api.modifyHTMLTags(…)`. */
function hookName(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression))
    return undefined;
  const { expression, name } = node.expression;
  return ts.isIdentifier(expression) && expression.text === 'api' ? name.text : undefined;
}

/** The name of a plugin object: `{ name: 'rsbuild:html', setup(api) {} }`. */
function pluginName({ properties }: ts.ObjectLiteralExpression): string | undefined {
  const isNamed = (name: string) => (property: ts.ObjectLiteralElementLike) =>
    property.name !== undefined && ts.isIdentifier(property.name) && property.name.text === name;
  const name = properties.find(isNamed('name'));
  if (!properties.some(isNamed('setup')) || !name || !ts.isPropertyAssignment(name)) {
    return undefined;
  }
  return ts.isStringLiteral(name.initializer) ? name.initializer.text : undefined;
}

function nameOfDeclaration(node: ts.Node): string | undefined {
  const isNamed =
    ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node) || isFunctionVariable(node);
  return isNamed && node.name && ts.isIdentifier(node.name) ? node.name.text : undefined;
}

const isFunctionVariable = (node: ts.Node): node is ts.VariableDeclaration =>
  ts.isVariableDeclaration(node) &&
  node.initializer !== undefined &&
  (ts.isArrowFunction(node.initializer) || ts.isFunctionExpression(node.initializer));

/** Visits every node except those of bundled packages, marked by their path in node_modules. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  ts.forEachChild(node, (child) => {
    const isBundled =
      (ts.isPropertyAssignment(child) || ts.isMethodDeclaration(child)) &&
      ts.isStringLiteral(child.name) &&
      child.name.text.includes('node_modules/');
    if (isBundled) return;
    visit(child);
    walk(child, visit);
  });
}
