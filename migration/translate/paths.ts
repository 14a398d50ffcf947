import type {
  ArrowFunctionExpression,
  CallExpression,
  Expression,
  Literal,
  Node,
  SpreadElement,
  Statement,
} from 'acorn';
import { memberValue } from '../syntax/memberValue';
import { memberPath, stringOf, unwrapped } from '../syntax/nodes';
import { Scope } from '../syntax/Scope';

/** The function of `path` that joins parts, if it's one. */
function joinOf(callee: Node, scope: Scope): 'join' | 'resolve' | undefined {
  const origin = scope.originOf(callee);
  if (!origin || !/^(?:node:)?path$/.test(origin.source)) return undefined;
  const name = origin.name.split('.').at(-1);
  return name === 'join' || name === 'resolve' ? name : undefined;
}

/** The other tool starts a path without a dot at the root, where Rsbuild looks for a package. */
export const withDot = (path: string): string => (/^\w/.test(path) ? `./${path}` : path);

/** Stands for the name of each folder above the file, which isn't known. */
const UNKNOWN_FOLDER = '\0';

/** The folder of a file that is as many levels below the root as `up` goes up: `../..`. */
export const folderBelow = (up: string): string => `./${up.replaceAll('..', UNKNOWN_FOLDER)}`;

/**
 * A path relative to the project's root that can be told without running the file: `./src` for
 * `path.resolve(__dirname, 'src')`, `'src'` and `new URL('./src', import.meta.url)`. Absolute paths stay absolute.
 */
export function pathOf(node: Node, scope: Scope): string | undefined {
  const path = read(node, scope, 0);
  return path?.includes(UNKNOWN_FOLDER) ? undefined : path;
}

function read(node: Node, scope: Scope, depth: number): string | undefined {
  if (depth > 20) return undefined;
  const value = unwrapped(node);
  const text = stringOf(value);
  if (text !== undefined) return text;
  if (value.type === 'Identifier') {
    if (value.name === '__dirname' && !scope.find('__dirname')) return scope.folder;
    const binding = scope.find(value.name);
    if (binding?.kind !== 'value' || !binding.isConstant) return undefined;
    return isDirname(binding.value, scope) ? scope.folder : read(binding.value, scope, depth + 1);
  }
  if (value.type === 'MemberExpression') {
    const path = memberPath(value)?.join('.');
    if (path === 'import.meta.dirname' || path === 'import.meta.dir') return scope.folder;
    if (path?.endsWith('.pathname')) return undefined;
    const member = memberValue(value, scope);
    if (member) return read(member.value, member.scope, depth + 1);
    // new URL('./src', import.meta.url).pathname
    const { object, property } = value;
    const isPathname = property.type === 'Identifier' && property.name === 'pathname';
    return isPathname ? urlPath(unwrapped(object), scope, depth) : undefined;
  }
  if (value.type === 'BinaryExpression' && value.operator === '+') {
    if (value.left.type === 'PrivateIdentifier') return undefined;
    const left = read(value.left, scope, depth + 1);
    const right = read(value.right, scope, depth + 1);
    return left === undefined || right === undefined ? undefined : normalized(`${left}${right}`);
  }
  if (value.type === 'TemplateLiteral') {
    const parts = value.expressions.map((part) => read(part, scope, depth + 1));
    if (parts.includes(undefined)) return undefined;
    return normalized(
      value.quasis.map(({ value: { raw } }, index) => raw + (parts[index] ?? '')).join(''),
    );
  }
  if (value.type !== 'CallExpression' || value.callee.type === 'Super') return undefined;
  const callee = memberPath(unwrapped(value.callee))?.join('.') ?? '';
  if (callee === 'process.cwd') return '.';
  if (callee === 'fileURLToPath' || callee.endsWith('.fileURLToPath')) {
    const [of] = value.arguments;
    return of && urlPath(unwrapped(of), scope, depth);
  }
  const join = joinOf(value.callee, scope);
  if (!join) return helperPath(value, scope, depth);
  const parts = spreadOut(value.arguments, scope).map((part) => read(part, scope, depth + 1));
  if (parts.length === 0 || parts.includes(undefined)) return undefined;
  const from = join === 'resolve' ? parts.findLastIndex((part) => part?.startsWith('/')) : 0;
  return normalized(parts.slice(Math.max(0, from)).join('/'));
}

/** The arguments, with the items of a list in place of `...list`. */
const spreadOut = (nodes: readonly Node[], scope: Scope): Node[] =>
  nodes.flatMap((node) => {
    if (node.type !== 'SpreadElement') return [node];
    const list = unwrapped((node as SpreadElement).argument);
    const binding = list.type === 'Identifier' ? scope.find(list.name) : undefined;
    const value = binding?.kind === 'value' ? binding.value : list;
    return value.type === 'ArrayExpression' ? value.elements.flatMap((item) => item ?? []) : [node];
  });

/** The result of a function of the file that only joins its parameters: `const resolve = (dir) => path.join(__dirname, dir)`. */
function helperPath(
  { callee, arguments: given }: CallExpression,
  scope: Scope,
  depth: number,
): string | undefined {
  const binding = callee.type === 'Identifier' ? scope.find(callee.name) : undefined;
  if (binding?.kind !== 'function' && binding?.kind !== 'value') return undefined;
  const { params, body } = binding.value as Partial<ArrowFunctionExpression>;
  const result = body?.type === 'BlockStatement' ? onlyReturn(body.body) : body;
  if (!params || !result) return undefined;
  const paths = given.map((argument) => read(argument, scope, depth + 1));
  if (paths.includes(undefined)) return undefined;
  const literals = paths.map((value) => ({ type: 'Literal', value }) as Literal);
  const inner = new Scope(scope);
  for (const [index, param] of params.entries()) {
    const isRest = param.type === 'RestElement';
    const name = isRest ? param.argument : param;
    const value = isRest
      ? ({ type: 'ArrayExpression', elements: literals.slice(index) } as unknown as Expression)
      : literals[index];
    if (name.type !== 'Identifier' || !value) return undefined;
    inner.set(name.name, { kind: 'value', value, isConstant: true, pushed: [], isWhole: true });
  }
  return read(result, inner, depth + 1);
}

const onlyReturn = ([statement, ...others]: readonly Statement[]): Expression | undefined =>
  statement?.type === 'ReturnStatement' && others.length === 0
    ? (statement.argument ?? undefined)
    : undefined;

/** `path.dirname(fileURLToPath(import.meta.url))`, the usual `__dirname` of a module. */
const isDirname = (node: Expression, scope: Scope): boolean => {
  if (node.type !== 'CallExpression' || node.callee.type === 'Super') return false;
  const name = memberPath(unwrapped(node.callee))?.at(-1);
  const [first] = node.arguments;
  if (name === 'dirname') return first !== undefined && isFilename(first, scope);
  return (
    name === 'fileURLToPath' &&
    first?.type === 'NewExpression' &&
    stringOf(first.arguments[0]) === '.'
  );
};

/** `fileURLToPath(import.meta.url)` and the names that it usually has. */
function isFilename(node: Node, scope: Scope): boolean {
  const value = unwrapped(node);
  const path = memberPath(value)?.join('.');
  if (path === '__filename' || path === 'import.meta.filename') return true;
  if (value.type === 'Identifier') {
    const binding = scope.find(value.name);
    return binding?.kind === 'value' && isFilename(binding.value, scope);
  }
  if (value.type !== 'CallExpression' || value.callee.type === 'Super') return false;
  const [first] = value.arguments;
  const isUrl = first && memberPath(unwrapped(first))?.join('.') === 'import.meta.url';
  return isUrl === true && memberPath(unwrapped(value.callee))?.at(-1) === 'fileURLToPath';
}

/** `new URL('./src', import.meta.url)`. */
function urlPath(node: Expression, scope: Scope, depth: number): string | undefined {
  if (node.type !== 'NewExpression' || node.arguments.length < 2) return undefined;
  const [path, base] = node.arguments;
  const of = base && memberPath(unwrapped(base))?.join('.');
  const text = path && of === 'import.meta.url' ? read(path, scope, depth + 1) : undefined;
  return text === undefined || !scope.isInSubfolder ? text : normalized(`${scope.folder}/${text}`);
}

/** A relative path that starts in a folder of the root; undefined if the folder isn't known. */
export const inFolder = (path: string, folder: string | undefined): string | undefined => {
  if (folder === undefined) return undefined;
  return folder === '.' ? path : normalized(`${folder}/${path}`);
};

/**
 * A path inside the project, relative to the root that the file sets. Undefined if it's outside. A string starts at that
 * root, and other paths start in the folder of the file.
 */
export function projectPath(node: Node, scope: Scope, root = '.'): string | undefined {
  const path = pathOf(node, scope);
  if (path === undefined || path.startsWith('/')) return undefined;
  if (root === '.') return path.startsWith('..') ? undefined : path;
  const isText = stringOf(unwrapped(node)) !== undefined;
  const inProject = isText ? normalized(`${root}/${path}`) : path;
  if (inProject.startsWith('..')) return undefined;
  const [from, to] = [root, inProject].map((text) => normalized(text).split('/').slice(1));
  const [up, down] = [from ?? [], to ?? []];
  const at = up.findIndex((name, index) => name !== down[index]);
  const shared = at === -1 ? up.length : at;
  return normalized([...up.slice(shared).map(() => '..'), ...down.slice(shared)].join('/'));
}

/** The path without `.` and `..` in the middle, and without a slash at the end. */
function normalized(path: string): string {
  const isAbsolute = path.startsWith('/');
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else parts.push(part);
  }
  const text = parts.join('/');
  if (isAbsolute) return `/${text}`;
  return text.startsWith('..') ? text : text === '' ? '.' : `./${text}`;
}
