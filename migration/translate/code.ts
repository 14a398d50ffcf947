import type { CallExpression, Expression, Identifier, Node } from 'acorn';
import type { Kind } from '../kinds';
import { isMade } from '../syntax/madeNodes';
import { asNode, childrenOf, literalOf, memberPath, stringOf, unwrapped } from '../syntax/nodes';
import { namesIn, type Scope } from '../syntax/Scope';

/** Source text for the generated file, with what it needs at the top of the file. */
export interface Code {
  readonly text: string;
  /** Import statements. */
  readonly imports: readonly string[];
  /** Declarations of constants and functions, in order. */
  readonly constants: readonly string[];
  /** Parameters of a configuration that is a function. */
  readonly parameters?: readonly string[];
}

export const plain = (text: string): Code => ({ text, imports: [], constants: [] });

/** A string, number or boolean as source text. */
export const quoted = (value: string | number | boolean): Code =>
  plain(
    typeof value === 'string'
      ? `'${value.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n')}'`
      : String(value),
  );

/** Code that contains others. */
export const joined = (text: string, parts: readonly Code[]): Code => ({
  text,
  imports: [...new Set(parts.flatMap(({ imports }) => imports))],
  constants: [...new Set(parts.flatMap(({ constants }) => constants))],
  parameters: [...new Set(parts.flatMap(({ parameters = [] }) => parameters))],
});

/** What the tools call a function with, by its place and field, as source text for Rsbuild. */
const ARGUMENTS: Readonly<Partial<Record<Kind, Readonly<Record<string, string>>>>> = {
  webpack: { '1.mode': 'process.env.NODE_ENV' },
  vite: { '0.mode': 'envMode', '0.command': "(command === 'build' ? 'build' : 'serve')" },
};

/** Names that exist in every module of Node.js. */
const GLOBALS = new Set(
  'Array Boolean Buffer Date Error Infinity JSON Map Math NaN Number Object Promise RegExp Set String Symbol URL __dirname console decodeURIComponent encodeURIComponent globalThis isNaN parseFloat parseInt process undefined'.split(
    ' ',
  ),
);

const BUILT_IN =
  /^(?:node:)?(?:assert|buffer|child_process|crypto|events|fs|fs\/promises|http|https|module|os|path|process|stream|timers|url|util|zlib)$/;

interface Copying {
  readonly code: string;
  /** Whether imports from packages are copied, besides those of Node.js. */
  readonly isPackageAllowed: boolean;
  readonly imports: Set<string>;
  readonly constants: Map<string, string>;
  readonly parameters: Set<string>;
  /** Parts that have another text: calls of `require`, which become imports, and arguments. By where they start. */
  readonly replaced: Map<number, Replaced>;
  depth: number;
}

interface Replaced {
  readonly end: number;
  readonly text: string;
}

/**
 * An expression as source text that runs in another file: it uses globals, modules of Node.js and constants that can be
 * copied as well. Undefined if it needs anything else, such as a parameter.
 */
export function copy(
  node: Node,
  scope: Scope,
  code: string,
  isPackageAllowed = false,
): Code | undefined {
  const copying: Copying = {
    code,
    isPackageAllowed,
    imports: new Set(),
    constants: new Map(),
    parameters: new Set(),
    replaced: new Map(),
    depth: 0,
  };
  if (!collect(node, scope, copying)) return undefined;
  return {
    text: textOf(node, code, copying.replaced),
    imports: [...copying.imports],
    constants: [...copying.constants.values()],
    parameters: [...copying.parameters],
  };
}

/** The text of a node, indented as if it began at the start of a line. */
export function textOf(
  node: Node,
  code: string,
  replaced: Copying['replaced'] = new Map(),
): string {
  if (isMade(node)) return madeText(node, code, replaced);
  const { type, async, generator } = node as Node & Record<string, unknown>;
  let raw = '';
  let from = node.start;
  for (const [start, { end, text }] of [...replaced].sort(([a], [b]) => a - b)) {
    if (start < from || end > node.end) continue;
    raw += code.slice(from, start) + text;
    from = end;
  }
  raw += code.slice(from, node.end);
  // The value of a method begins at its parameters.
  const isMethod = type === 'FunctionExpression' && !/^(?:async|function)\b/.test(raw);
  const text = isMethod
    ? `${async === true ? 'async ' : ''}function${generator === true ? '*' : ''} ${raw}`
    : raw;
  const start = code.lastIndexOf('\n', node.start) + 1;
  const indent = /^[ \t]*/.exec(code.slice(start, node.start))?.[0] ?? '';
  return indent ? text.replaceAll(`\n${indent}`, '\n') : text;
}

/** The text of a node that isn't in the file. */
function madeText(node: Node, code: string, replaced: Copying['replaced']): string {
  const { raw, object, property, elements, properties } = node as unknown as {
    raw?: string;
    object?: Node;
    property?: Identifier;
    elements?: Node[];
    properties?: { key: { raw: string }; value: Node }[];
  };
  if (raw !== undefined) return raw;
  if (object && property) return `${textOf(object, code, replaced)}.${property.name}`;
  if (elements) return `[${elements.map((item) => textOf(item, code, replaced)).join(', ')}]`;
  const parts = properties?.map(({ key, value }) => `${key.raw}: ${textOf(value, code, replaced)}`);
  return `{ ${parts?.join(', ') ?? ''} }`;
}

/** Adds what an expression needs. Returns whether everything can be copied. */
function collect(node: Node, scope: Scope, copying: Copying): boolean {
  if (copying.depth > 20) return false;
  const bound = new Set<string>();
  return references(node, bound, scope, copying).every(
    (name) => bound.has(name) || carry(name, scope, copying),
  );
}

/** Turns `require('package')` into an import. Returns whether it's one, of a package that can be imported. */
function isImportable(node: Node, copying: Copying): boolean {
  const { callee, arguments: given } = node as CallExpression;
  if (callee.type !== 'Identifier' || callee.name !== 'require') return false;
  const source = stringOf(given[0]) ?? '';
  const isBuiltIn = BUILT_IN.test(source);
  if (!isBuiltIn && !(copying.isPackageAllowed && /^[@\w]/.test(source))) return false;
  const name = source
    .replace(/^(?:node:|@)/, '')
    .replace(/\W+(\w?)/g, (_, letter: string) => letter.toUpperCase());
  const from = isBuiltIn && !source.startsWith('node:') ? `node:${source}` : source;
  copying.imports.add(`import ${name} from '${from}';`);
  copying.replaced.set(node.start, { end: node.end, text: name });
  return true;
}

/** Replaces an argument of the exported function, such as `argv.mode`, if Rsbuild has one. */
function isArgument(node: Node, scope: Scope, copying: Copying): boolean {
  const [name = '', ...fields] = memberPath(node as Expression) ?? [];
  const binding = scope.find(name);
  if (binding?.kind !== 'argument') return false;
  const path = [String(binding.index), binding.field, ...fields].filter(Boolean).join('.');
  const text = scope.tool && ARGUMENTS[scope.tool]?.[path];
  if (text === undefined) return false;
  copying.replaced.set(node.start, { end: node.end, text });
  const parameter = /\b(?:command|envMode)\b/.exec(text)?.[0];
  if (parameter) copying.parameters.add(parameter);
  return true;
}

/** Replaces the variables that Vite's `loadEnv` returns: Rsbuild adds those of `.env` files to `process.env`. */
function isVariables(node: Node, scope: Scope, copying: Copying): boolean {
  const { name = '' } = node as Partial<Identifier>;
  const binding = scope.find(name);
  const value = binding?.kind === 'value' ? binding.value : undefined;
  if (value?.type !== 'CallExpression') return false;
  const origin = scope.originOf(value.callee);
  if (origin?.source !== 'vite' || origin.name !== 'loadEnv') return false;
  copying.replaced.set(node.start, { end: node.end, text: 'process.env' });
  return true;
}

/** Names that an expression reads; names that it declares are added to `bound`. */
function references(root: Node, bound: Set<string>, scope: Scope, copying: Copying): string[] {
  const names: string[] = [];
  const pending: Node[] = [root];
  for (let node = pending.pop(); node; node = pending.pop()) {
    const fields = node as Node & Record<string, unknown>;
    switch (node.type) {
      case 'Identifier':
        if (!bound.has(String(fields.name)) && isArgument(node, scope, copying)) continue;
        names.push(String(fields.name));
        continue;
      case 'ThisExpression':
      case 'Super':
        names.push('this');
        continue;
      case 'ImportExpression':
        names.push('import');
        continue;
      case 'CallExpression':
        if (isImportable(node, copying)) continue;
        break;
      case 'MemberExpression': {
        const object = fields.object as Node;
        const { name = '' } = object as Partial<Identifier>;
        if (!bound.has(name)) {
          if (isArgument(node, scope, copying)) continue;
          if (isVariables(object, scope, copying)) {
            if (fields.computed) pending.push(...nodes(fields.property));
            continue;
          }
        }
        pending.push(...[object, ...(fields.computed ? [fields.property] : [])].flatMap(nodes));
        continue;
      }
      case 'MethodDefinition':
      case 'Property':
        // { mode } needs the name itself.
        if (fields.shorthand && asNode(fields.value)?.type === 'Identifier') {
          names.push((fields.value as Identifier).name);
          continue;
        }
        pending.push(...[fields.value, ...(fields.computed ? [fields.key] : [])].flatMap(nodes));
        continue;
      case 'ArrowFunctionExpression':
      case 'FunctionDeclaration':
      case 'FunctionExpression': {
        const params = (fields.params as Node[] | undefined) ?? [];
        for (const name of [...params, ...nodes(fields.id)].flatMap(namesIn)) bound.add(name);
        if (node.type !== 'ArrowFunctionExpression') bound.add('this').add('arguments');
        break;
      }
      case 'CatchClause':
        for (const name of nodes(fields.param).flatMap(namesIn)) bound.add(name);
        break;
      case 'VariableDeclarator':
        for (const name of nodes(fields.id).flatMap(namesIn)) bound.add(name);
        break;
    }
    pending.push(...childrenOf(node));
  }
  return names;
}

const nodes = (value: unknown): Node[] => (asNode(value) ? [value as Node] : []);

/** Makes a name available in the generated file. */
function carry(name: string, scope: Scope, copying: Copying): boolean {
  const binding = scope.find(name);
  // The generated file is in the root.
  if (!binding) return GLOBALS.has(name) && !(name === '__dirname' && scope.isInSubfolder);
  if (copying.constants.has(name)) return true;
  if (binding.kind === 'import') {
    const { source, imported } = binding;
    if (!BUILT_IN.test(source) && !(copying.isPackageAllowed && /^[@\w]/.test(source)))
      return false;
    if (imported.includes('.')) return false;
    const from = BUILT_IN.test(source) && !source.startsWith('node:') ? `node:${source}` : source;
    const isWhole = imported === 'default' || imported === '*';
    const part = imported === name ? name : `${imported} as ${name}`;
    copying.imports.add(`import ${isWhole ? name : `{ ${part} }`} from '${from}';`);
    return true;
  }
  if (binding.kind !== 'value' && binding.kind !== 'function') return false;
  if (binding.kind === 'value' && !binding.isConstant) return false;
  copying.depth += 1;
  const isCarried = collect(binding.value, scope, copying);
  copying.depth -= 1;
  if (!isCarried) return false;
  const text = textOf(binding.value, copying.code, copying.replaced);
  copying.constants.set(name, binding.kind === 'function' ? text : `const ${name} = ${text};`);
  return true;
}

/** The literal that a name stands for, or that is written. */
export function constantOf(node: Node, scope: Scope): string | number | boolean | null | undefined {
  const value = unwrapped(node);
  const literal = literalOf(value);
  if (literal !== undefined) return literal;
  if (value.type === 'TemplateLiteral') {
    const parts = value.expressions.map((part) => constantOf(part, scope));
    if (parts.includes(undefined)) return undefined;
    const texts = value.quasis.map(({ value: { cooked } }) => cooked ?? '');
    return texts
      .map((text, index) => (index === 0 ? '' : String(parts[index - 1])) + text)
      .join('');
  }
  if (value.type !== 'Identifier') return undefined;
  const binding = scope.find(value.name);
  return binding?.kind === 'value' && binding.isConstant ? literalOf(binding.value) : undefined;
}
