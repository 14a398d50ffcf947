import { readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { optionNames } from '@config/facts/reference';
import { OptionPaths, type OptionPath } from './optionPaths';
import { readPublishedCode, subjectOf, walk } from './publishedCode';

/** A place in a published package that reads or sets an option. */
export interface Reader {
  /** `output.assetPrefix`. */
  readonly option: string;
  /** The option or a field of it: `output.distPath.js`. */
  readonly path: string;
  readonly isSet: boolean;
  /** Name of the package: `@rsbuild/plugin-react`. */
  readonly package: string;
  /** Absolute path. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1. */
  readonly column: number;
  /**
   * The plugin and its hook, or the function, that contains the place: `rsbuild:html modifyHTMLTags`,
   * `getPublicPath`.
   */
  readonly within: string;
  /** The function that reads it, called by `within`. */
  readonly through?: string;
}

/**
 * All places in the published code of `@rsbuild/core` and its plugins that read or set an option.
 * @param scope absolute path of node_modules/@rsbuild
 */
export function readReaders(scope: string): Reader[] {
  const folders = readdirSync(scope).filter(
    (name) => name === 'core' || name.startsWith('plugin-'),
  );
  const { sources, checker } = readPublishedCode(
    folders.map((name) => path.join(scope, name, 'dist')),
  );
  const paths = new OptionPaths(checker);
  const calls = sources.flatMap(callsIn);
  // Each round propagates values through one more call.
  while (calls.filter((call) => paths.pass(call)).length > 0);
  const readers = sources.flatMap((source) => readersIn(source, paths, scope));
  return [...readers, ...calls.flatMap((call) => readersThrough(call, paths, readers))];
}

function callsIn(source: ts.SourceFile): (ts.CallExpression | ts.NewExpression)[] {
  const calls: (ts.CallExpression | ts.NewExpression)[] = [];
  walk(source, (node) => {
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) calls.push(node);
  });
  return calls;
}

function readersIn(source: ts.SourceFile, paths: OptionPaths, scope: string): Reader[] {
  const readers = new Map<string, Reader>();
  const [name = ''] = path.relative(scope, source.fileName).split(path.sep);
  walk(source, (node) => {
    const read = pathReadAt(node, paths);
    const option = read && optionIn(read);
    if (read === undefined || option === undefined) return;
    const { line, character } = source.getLineAndCharacterOfPosition(node.getStart());
    const reader: Reader = {
      option,
      path: read.join('.'),
      isSet: isAssigned(node),
      package: `@rsbuild/${name}`,
      file: source.fileName,
      line: line + 1,
      column: character + 1,
      within: subjectOf(node),
    };
    readers.set(`${reader.path} ${reader.line} ${String(reader.isSet)}`, reader);
  });
  return [...readers.values()];
}

/** Reads of a function, attributed to the plugin or function that calls it. */
function readersThrough(
  call: ts.CallExpression | ts.NewExpression,
  paths: OptionPaths,
  readers: readonly Reader[],
): Reader[] {
  const body = paths.functionOf(call.expression)?.body;
  if (!body) return [];
  const file = call.getSourceFile().fileName;
  const within = subjectOf(call);
  const through = subjectOf(body);
  if (within === through) return [];
  return readers
    .filter((reader) => reader.file === file && reader.within === through)
    .map((reader) => ({ ...reader, within, through }));
}

/** The path that a node reads or sets, unless it's the start of a longer one. */
function pathReadAt(node: ts.Node, paths: OptionPaths): OptionPath | undefined {
  if (ts.isBindingElement(node)) {
    return ts.isObjectBindingPattern(node.name) ? undefined : paths.ofBinding(node);
  }
  const isAccess = ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);
  if (!isAccess || isExtended(node, paths)) return undefined;
  const isMethod = ts.isCallExpression(node.parent) && node.parent.expression === node;
  if (!isMethod) return paths.of(node);
  // A method call reads the variable's value.
  return ts.isIdentifier(node.expression) ? undefined : paths.of(node)?.slice(0, -1);
}

/** The option of a path: `output.distPath.js` belongs to `output.distPath`. */
function optionIn([first = '', second]: OptionPath): string | undefined {
  const inSection = `${first}.${second ?? ''}`;
  return [inSection, first].find((name) => optionNames.includes(name));
}

/** Whether the expression is only the start of a longer path. */
function isExtended(node: ts.Expression, paths: OptionPaths): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent)) &&
    parent.expression === node &&
    paths.of(parent) !== undefined
  );
}

function isAssigned({ parent, pos }: ts.Node): boolean {
  return (
    ts.isBinaryExpression(parent) &&
    parent.left.pos === pos &&
    parent.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
    parent.operatorToken.kind <= ts.SyntaxKind.LastAssignment
  );
}
