import type { Expression } from 'acorn';
import { unwrapped } from '../syntax/nodes';
import type { ReadObject } from '../syntax/parts';
import { readObject } from '../syntax/readObject';
import type { Scope } from '../syntax/Scope';
import { constantOf, copy, joined, plain, quoted, type Code } from './code';
import { pathOf } from './paths';

/** What the rest of the file says, where an option depends on it. */
export interface FileFacts {
  /** Whether another option changes where relative entries start. */
  readonly hasContext: boolean;
  /** The output folder, relative to the root; undefined if it can't be told. */
  readonly outputPath: string | undefined;
}

/** The value of an option in the other tool. */
export interface Given {
  readonly value: Expression;
  readonly scope: Scope;
  /** The whole file. */
  readonly code: string;
  readonly file: FileFacts;
}

/** A change of the generated configuration. */
export type Edit =
  | {
      /** The option's path. */
      readonly set: readonly string[];
      readonly to: Code;
    }
  | {
      /** An Rsbuild plugin's function and package. */
      readonly plugin: string;
      readonly from: string;
      readonly args?: Code;
    }
  | { readonly rspackPlugin: Code }
  /** Something is left to the reader, such as options of a loader. */
  | { readonly isRest: true };

/** Edits; `default` if Rsbuild behaves like this anyway; undefined if the reader has to decide. */
export type Outcome = 'default' | readonly Edit[] | undefined;

export type Translate = (given: Given) => Outcome;

export type Values = Readonly<Partial<Record<string, Translate>>>;

/** Sets an option to source text. */
export const set = (option: string, to: Code | string): (Edit & { to: Code })[] => [
  { set: option.split('.'), to: typeof to === 'string' ? plain(to) : to },
];

/** The value as it is. */
export const copied = ({ value, scope, code }: Given, isPackageAllowed = false): Code | undefined =>
  copy(value, scope, code, isPackageAllowed);

/** Keeps the value under another name. */
export const same =
  (option: string): Translate =>
  (given) => {
    const to = copied(given);
    return to && set(option, to);
  };

/** Whether a value can only be an object, list or function, and not a flag. */
export const typeOfNode = ({ value, scope }: Pick<Given, 'value' | 'scope'>): string => {
  const node = resolved(value, scope);
  const literal = constantOf(node, scope);
  if (literal !== undefined) return literal === null ? 'null' : typeof literal;
  if (node.type === 'ObjectExpression') return 'object';
  if (node.type === 'ArrayExpression') return 'array';
  if (node.type === 'Literal' && 'regex' in node && node.regex) return 'regexp';
  if (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression')
    return 'function';
  if (node.type === 'Identifier') {
    const binding = scope.find(node.name);
    if (binding?.kind === 'function') return 'function';
  }
  return 'unknown';
};

/** Keeps values of these types. */
export const ofType =
  (option: string, ...types: string[]): Translate =>
  (given) =>
    types.includes(typeOfNode(given)) ? same(option)(given) : undefined;

type Literal = string | number | boolean | null;

/**
 * Translates literals, and both branches of a condition: `isProd ? '/shop/' : '/'`. `read` returns undefined for a
 * literal that it doesn't know.
 */
export const literal =
  (read: (value: Literal) => Outcome): Translate =>
  (given) => {
    const node = unwrapped(given.value);
    const known = constantOf(node, given.scope);
    if (known !== undefined) return read(known);
    if (node.type === 'Identifier') {
      const binding = given.scope.find(node.name);
      if (binding?.kind !== 'value' || !binding.isConstant) return undefined;
      if (binding.value.type !== 'ConditionalExpression') return undefined;
      return literal(read)({ ...given, value: binding.value });
    }
    if (node.type !== 'ConditionalExpression') return undefined;
    const branches = [node.consequent, node.alternate].map((value) =>
      literal(read)({ ...given, value }),
    );
    const test = copy(node.test, given.scope, given.code);
    return test && either(test, branches[0], branches[1]);
  };

/** One edit for two outcomes that set the same option, or nothing. */
function either(test: Code, yes: Outcome, no: Outcome): Outcome {
  if (yes === undefined || no === undefined) return undefined;
  if (yes === 'default' && no === 'default') return 'default';
  const [first] = yes === 'default' ? [] : yes;
  const [second] = no === 'default' ? [] : no;
  const name = [first, second]
    .flatMap((edit) => (edit && 'set' in edit ? edit.set.join('.') : []))
    .at(0);
  const codeOf = (edit: Edit | undefined): Code | undefined =>
    edit === undefined
      ? plain('undefined')
      : 'set' in edit && edit.set.join('.') === name
        ? edit.to
        : undefined;
  const codes = [codeOf(first), codeOf(second)];
  const [a, b] = codes;
  const isOne = [yes, no].every((outcome) => outcome === 'default' || outcome.length === 1);
  if (!isOne || !a || !b || !name) return undefined;
  return set(name, joined(`${test.text} ? ${a.text} : ${b.text}`, [test, a, b]));
}

/** A flag: what it means when it's on, and when it's off. */
export const flag = (on: Outcome, off: Outcome): Translate =>
  literal((value) => (value === true ? on : value === false ? off : undefined));

/** A path that stays inside the project's root. */
export const insidePath = ({ value, scope }: Given): string | undefined => {
  const path = pathOf(value, scope);
  return path === undefined || path.startsWith('..') || path.startsWith('/') ? undefined : path;
};

/** An object's options; undefined if one of them can't be read or is conditional. */
export function wholeObject(
  given: Pick<Given, 'value' | 'scope'>,
): ReadObject['options'] | undefined {
  const object = readObject(given.value, given.scope);
  if (!object || object.unread.length > 0) return undefined;
  if (object.options.some(({ isConditional }) => isConditional)) return undefined;
  return object.options;
}

/** A key of an object literal as source text. */
export const keyText = (key: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key).text;

/** An object of aliases: paths become relative to the root, names of packages stay. */
export const aliases: Translate = (given) => {
  const options = wholeObject(given);
  if (!options) return undefined;
  const edits = options.map(({ key, value, scope }): Edit | undefined => {
    const node = unwrapped(value);
    const path = pathOf(value, scope);
    const isOff = node.type === 'Literal' && node.value === false;
    if (!isOff && (path === undefined || path.startsWith('..'))) return undefined;
    return { set: ['resolve', 'alias', key], to: isOff ? plain('false') : quoted(path ?? '') };
  });
  if (edits.length === 0) return 'default';
  const known = edits.flatMap((edit) => edit ?? []);
  return known.length < edits.length ? undefined : known;
};

/** The base of the deployment: `/shop/`, a URL, or `auto`. */
export const publicUrl: Translate = literal((value) => {
  if (typeof value !== 'string') return undefined;
  if (value === '/') return 'default';
  if (value === 'auto') return set('output.assetPrefix', quoted('auto'));
  if (/^(?:https?:)?\/\//.test(value)) return set('output.assetPrefix', quoted(value));
  // Often the folder of the assets alone, while pages are at the root.
  if (/^\/(?:assets?|build|bundles?|dist|js|public|static)\b/.test(value)) return undefined;
  if (/^\/[^/]/.test(value)) return set('server.base', quoted(value.replace(/\/$/, '')));
  return undefined;
});

/** The extensions that Rsbuild resolves by default. */
const EXTENSIONS = ['.ts', '.tsx', '.mjs', '.js', '.jsx', '.json'];

export const extensions: Translate = (given) => {
  const list = stringList(given);
  if (!list) return undefined;
  if (list.every((extension) => EXTENSIONS.includes(extension))) return 'default';
  const own = list.filter((extension) => extension.startsWith('.'));
  const added = own.filter((extension) => !EXTENSIONS.includes(extension));
  if (added.length === 0) return 'default';
  return set('resolve.extensions', stringsText([...EXTENSIONS, ...added]));
};

/** A list of literal strings. */
export function stringList({ value, scope }: Pick<Given, 'value' | 'scope'>): string[] | undefined {
  const node = resolved(value, scope);
  if (node.type !== 'ArrayExpression') return undefined;
  const items = node.elements.map((item) =>
    item && item.type !== 'SpreadElement' ? constantOf(item, scope) : undefined,
  );
  return items.every((item): item is string => typeof item === 'string') ? items : undefined;
}

export const stringsText = (items: readonly string[]): Code =>
  plain(`[${items.map((item) => quoted(item).text).join(', ')}]`);

/** The value of a constant's name. */
export function resolved(value: Expression, scope: Scope): Expression {
  const node = unwrapped(value);
  if (node.type !== 'Identifier') return node;
  const binding = scope.find(node.name);
  return binding?.kind === 'value' && binding.isConstant ? unwrapped(binding.value) : node;
}

/** A port: numbers and strings of digits; other expressions become numbers. */
export const port: Translate = (given) => {
  const known = constantOf(given.value, given.scope);
  if (known === 'auto') return 'default';
  if (known !== undefined) {
    const number = Number(known);
    return Number.isInteger(number) && number > 0 ? set('server.port', String(number)) : undefined;
  }
  if (!['unknown'].includes(typeOfNode(given))) return undefined;
  const to = copied(given);
  return to && set('server.port', { ...to, text: `Number(${to.text})` });
};

export const host: Translate = literal((value) => {
  if (value === true || value === '0.0.0.0') return 'default';
  if (value === false) return set('server.host', quoted('localhost'));
  const isName = typeof value === 'string' && !/^local-ip/.test(value) && value !== '';
  return isName ? set('server.host', quoted(value)) : undefined;
});

export const open: Translate = literal((value) => {
  if (value === false) return 'default';
  if (value === true || typeof value === 'string') return set('server.open', quoted(value));
  return undefined;
});

/** Source maps of scripts, by webpack's names. */
const DEVTOOL =
  /^(?:(?:inline-|hidden-|eval-)?(?:nosources-)?(?:cheap-(?:module-)?)?source-map|eval)$/;

export const devtool: Translate = literal((value) => {
  if (value === false) return set('output.sourceMap', 'false');
  if (typeof value !== 'string' || !DEVTOOL.test(value)) return undefined;
  return set('output.sourceMap.js', quoted(value));
});

/** A folder that is served as is. */
export const publicFolder = (given: Given): Outcome => {
  const path = insidePath(given);
  if (path === undefined || path === '.') return undefined;
  const name = path.replace(/^\.\//, '').replace(/\/$/, '');
  if (name === 'public') return 'default';
  // Rsbuild serves its own output; a copy of it into itself would be wrong.
  const output = (given.file.outputPath ?? './dist').replace(/^\.\//, '');
  if (name === output || name === 'dist' || name === 'build') return 'default';
  return set('server.publicDir', `{ name: ${quoted(name).text}, copyOnBuild: false }`);
};

/** The output folder. */
export const outputFolder: Translate = (given) => {
  const path = pathOf(given.value, given.scope);
  if (path === undefined || path === '.' || path.startsWith('/')) return undefined;
  if (path.startsWith('..')) return undefined;
  const folder = path.replace(/^\.\//, '').replace(/\/$/, '');
  return folder === 'dist' ? 'default' : set('output.distPath.root', quoted(folder));
};

/** The options of a rule for another server, by path or as a list. */
export const proxy: Translate = (given) => {
  const type = typeOfNode(given);
  if (type === 'string') return undefined;
  return type === 'object' || type === 'array' ? same('server.proxy')(given) : undefined;
};
