import type { Expression, Node, Pattern, Program } from 'acorn';
import type { Kind } from '../kinds';
import { changesIn, pushesIn, type Pushed } from './changes';
import { madeMember } from './madeNodes';
import { asNode, childrenOf, keyOf, memberPath, stringOf, unwrapped } from './nodes';

/** What a name stands for. */
export type Binding =
  | {
      readonly kind: 'value';
      readonly value: Expression;
      /** Whether nothing in the file assigns to it or changes it. */
      readonly isConstant: boolean;
      /** What statements push to it, if it's a list. */
      readonly pushed: readonly Pushed[];
      /** Whether the pushes are the only changes. */
      readonly isWhole: boolean;
    }
  | { readonly kind: 'function'; readonly value: Node }
  | {
      readonly kind: 'import';
      /** `webpack`, `./paths`. */
      readonly source: string;
      /** The exported name, `default` or `*`. */
      readonly imported: string;
    }
  /** A parameter of the function that the file exports, or one of its fields. */
  | { readonly kind: 'argument'; readonly index: number; readonly field: string }
  /** The configuration that a function receives, and changes or extends. */
  | { readonly kind: 'base' }
  /** A parameter, or anything that only running the file would tell. */
  | { readonly kind: 'unknown' };

const UNKNOWN: Binding = { kind: 'unknown' };

/** Names that are visible in a part of the file. */
export class Scope {
  readonly #names = new Map<string, Binding>();
  #folder = '.';
  #tool: Kind | undefined;

  constructor(readonly parent?: Scope) {}

  /** The folder of the file, relative to the project's root. */
  get folder(): string {
    return this.parent?.folder ?? this.#folder;
  }

  set folder(path: string) {
    this.#folder = path;
  }

  /** The tool that the file is for. */
  get tool(): Kind | undefined {
    return this.parent?.tool ?? this.#tool;
  }

  set tool(kind: Kind | undefined) {
    this.#tool = kind;
  }

  get isInSubfolder(): boolean {
    return this.folder !== '.';
  }

  find(name: string): Binding | undefined {
    return this.#names.get(name) ?? this.parent?.find(name);
  }

  set(name: string, binding: Binding): void {
    this.#names.set(name, binding);
  }

  /** The package or file that an expression such as `webpack.DefinePlugin` comes from, and the name in it. */
  originOf(node: Node): { source: string; name: string } | undefined {
    const path = memberPath(unwrapped(node));
    const [first = '', ...rest] = path ?? [];
    const binding = this.find(first);
    if (binding?.kind === 'import') {
      const isNamed = !['*', 'default'].includes(binding.imported);
      return {
        source: binding.source,
        name: [...(isNamed ? [binding.imported] : []), ...rest].join('.') || first,
      };
    }
    // const { DefinePlugin } = webpack
    if (binding?.kind === 'value' && path) {
      const of = requiredBy(binding.value) ?? this.#originOfValue(binding.value, first);
      if (of) return { source: of.source, name: [of.name, ...rest].filter(Boolean).join('.') };
    }
    const required = requiredBy(unwrapped(node));
    return required && { source: required.source, name: required.name };
  }

  #originOfValue(value: Expression, name: string) {
    const path = memberPath(value);
    return path && path[0] !== name ? this.parent?.originOf(value) : undefined;
  }
}

/** Whether an expression is the configuration that a function receives, or a part of it: `config.resolve.alias`. */
export function isBase(node: Node, scope: Scope): boolean {
  const [first] = memberPath(unwrapped(node)) ?? [];
  return first !== undefined && scope.find(first)?.kind === 'base';
}

/** `require('a').b` as the package and the name in it. */
function requiredBy(node: Expression): { source: string; name: string } | undefined {
  const value = unwrapped(node);
  if (value.type === 'CallExpression' && value.callee.type === 'Identifier') {
    const source = value.callee.name === 'require' ? stringOf(value.arguments[0]) : undefined;
    return source === undefined ? undefined : { source, name: '' };
  }
  if (value.type === 'ImportExpression') {
    const source = stringOf(value.source);
    return source === undefined ? undefined : { source, name: '' };
  }
  if (value.type !== 'MemberExpression' || value.property.type !== 'Identifier') return undefined;
  if (value.object.type === 'Super') return undefined;
  const of = requiredBy(value.object);
  const own = value.property.name;
  return of && { source: of.source, name: [of.name, own].filter(Boolean).join('.') };
}

/** Declares the statements' names. */
export function declare(scope: Scope, body: readonly Node[], root: Node): void {
  const known: Known = { changes: changesIn(root), pushes: pushesIn(body) };
  for (const raw of body) {
    const statement =
      raw.type === 'ExportNamedDeclaration'
        ? (asNode((raw as unknown as { declaration: unknown }).declaration) ?? raw)
        : raw;
    declareStatement(scope, statement as Program['body'][number], known);
  }
}

/** Changes of names by assignments and calls: how many there are, and which of them push to a list. */
interface Known {
  readonly changes: ReadonlyMap<string, number>;
  readonly pushes: ReadonlyMap<string, readonly Pushed[]>;
}

function declareStatement(scope: Scope, statement: Program['body'][number], known: Known) {
  if (statement.type === 'ImportDeclaration') {
    const source = String(statement.source.value);
    for (const specifier of statement.specifiers) {
      const imported =
        specifier.type === 'ImportSpecifier'
          ? specifier.imported.type === 'Identifier'
            ? specifier.imported.name
            : String(specifier.imported.value)
          : specifier.type === 'ImportDefaultSpecifier'
            ? 'default'
            : '*';
      scope.set(specifier.local.name, { kind: 'import', source, imported });
    }
  } else if (statement.type === 'FunctionDeclaration') {
    scope.set(statement.id.name, { kind: 'function', value: statement });
  } else if (statement.type === 'VariableDeclaration') {
    for (const { id, init } of statement.declarations) {
      declarePattern(scope, id, init ?? undefined, known);
    }
  }
}

function declarePattern(
  scope: Scope,
  id: Pattern,
  init: Expression | undefined,
  known: Known,
): void {
  const required = init && requiredBy(init);
  if (id.type === 'Identifier') {
    if (required) {
      const imported = required.name || '*';
      scope.set(id.name, { kind: 'import', source: required.source, imported });
    } else if (init) {
      const count = known.changes.get(id.name) ?? 0;
      const pushed = known.pushes.get(id.name) ?? [];
      scope.set(id.name, {
        kind: 'value',
        value: unwrapped(init),
        isConstant: count === 0,
        pushed,
        isWhole: new Set(pushed.map(({ statement }) => statement)).size === count,
      });
    } else scope.set(id.name, UNKNOWN);
    return;
  }
  if (id.type === 'ObjectPattern') {
    const origin = required ?? (init && scope.originOf(init));
    const from = init?.type === 'Identifier' ? scope.find(init.name) : undefined;
    if (from?.kind === 'argument' && from.field === '') {
      declareArgument(scope, id, from.index);
      return;
    }
    const isEnvironment = init && memberPath(init)?.join('.') === 'process.env';
    for (const property of id.properties) {
      if (property.type !== 'Property') continue;
      const name = keyOf(property);
      const local = property.value;
      if (local.type !== 'Identifier') continue;
      if (isEnvironment && name !== undefined) {
        const value = madeMember(init, name, id);
        const isConstant = !known.changes.has(local.name);
        scope.set(local.name, { kind: 'value', value, isConstant, pushed: [], isWhole: false });
        continue;
      }
      const base = required?.name ? `${required.name}.` : '';
      scope.set(
        local.name,
        origin && name !== undefined
          ? { kind: 'import', source: origin.source, imported: `${base}${name}` }
          : UNKNOWN,
      );
    }
    return;
  }
  for (const name of namesIn(id)) scope.set(name, UNKNOWN);
}

/** Identifiers of a pattern. */
export function namesIn(pattern: Node): string[] {
  if (pattern.type === 'Identifier') return [(pattern as unknown as { name: string }).name];
  return childrenOf(pattern).flatMap(namesIn);
}

/** The scope inside a function: parameters are unknown, unless the tool calls it. */
export function functionScope(parent: Scope, params: readonly Node[], isConfig = false): Scope {
  const scope = new Scope(parent);
  for (const name of params.flatMap(namesIn)) scope.set(name, UNKNOWN);
  if (isConfig) {
    for (const [index, param] of params.entries()) declareArgument(scope, param as Pattern, index);
  }
  return scope;
}

/** Declares `argv`, `argv = {}` or `{ mode }`. */
function declareArgument(scope: Scope, param: Pattern, index: number): void {
  if (param.type === 'AssignmentPattern') declareArgument(scope, param.left, index);
  else if (param.type === 'Identifier')
    scope.set(param.name, { kind: 'argument', index, field: '' });
  else if (param.type === 'ObjectPattern') {
    for (const property of param.properties) {
      if (property.type !== 'Property' || property.value.type !== 'Identifier') continue;
      const field = keyOf(property);
      const name = property.value.name;
      scope.set(name, field ? { kind: 'argument', index, field } : UNKNOWN);
    }
  }
}
