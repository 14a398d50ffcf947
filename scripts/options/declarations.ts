import path from 'node:path';
import ts from 'typescript';

/** One option as its declaration gives it. */
export interface DeclaredOption {
  /** As a reader may read it: `boolean | 'auto'`. */
  type: string;
  /** The `@default` tag as an expression; null where it is prose, undefined where there is none. */
  documentedDefault?: string | null;
  /** The text of the `@deprecated` tag, empty where it says no more. */
  deprecated?: string;
  /** What an object form of the option may hold, by name. */
  fields: Record<string, DeclaredOption>;
}

/** Sections of the configuration: their members are the options; other top-level members are options themselves. */
const SECTIONS = new Set([
  'dev',
  'html',
  'moduleFederation',
  'output',
  'performance',
  'resolve',
  'security',
  'server',
  'source',
  'tools',
]);

/** Members of the root that are not for readers: the package's own, and the switch that 1.x left without use. */
const INTERNAL = /^_|^provider$/;

/** A longer alias reads better by its name. */
const LONGEST_EXPANSION = 160;

const tagText = (symbol: ts.Symbol, checker: ts.TypeChecker, name: string): string | undefined => {
  const tag = symbol.getJsDocTags(checker).find((candidate) => candidate.name === name);
  return tag && ts.displayPartsToString(tag.text).trim();
};

/** What a `@default` tag says, where that is an expression and not a sentence; its fence or quotes set aside. */
export function expressionOf(tag: string | undefined): string | null | undefined {
  if (tag === undefined) return undefined;
  const code = tag
    .replace(/^```\w*\n([\s\S]*?)\n```[\s\S]*$/, '$1')
    .replace(/^`([^`]*)`$/, '$1')
    .replace(/\/\/.*$/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/,(?= ?[}\]])/g, '')
    .trim();
  const { diagnostics } = ts.transpileModule(`(${code})`, {
    reportDiagnostics: true,
  });
  return diagnostics?.length === 0 ? code : null;
}

function isOwnDeclaration(symbol: ts.Symbol | undefined, folder: string): boolean {
  const file = symbol?.declarations?.[0]?.getSourceFile().fileName;
  return file !== undefined && file.startsWith(folder);
}

/** Generic aliases of the package that say more when written out; `OneOrMany` and others read well as they are. */
const EXPANDED_GENERICS = new Set([
  'ChainedHtmlOption',
  'ConfigChain',
  'ConfigChainMergeContext',
  'ConfigChainWithContext',
]);

const textOf = (node: ts.Node): string =>
  node
    .getText()
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/; }/g, ' }');

function aliasOf(node: ts.TypeReferenceNode, checker: ts.TypeChecker) {
  const symbol = checker.getSymbolAtLocation(node.typeName);
  const isImported = symbol && symbol.flags & ts.SymbolFlags.Alias;
  const target = isImported ? checker.getAliasedSymbol(symbol) : symbol;
  return target?.declarations?.find(ts.isTypeAliasDeclaration);
}

/** Writes the generic's body with its arguments in place of its parameters, as often as that leads to another. */
function expandGeneric(name: string, args: string[], checker: ts.TypeChecker, at: ts.Node): string {
  if (name === 'LiteralUnion') return args.join(' | ');
  const symbol = checker
    .getSymbolsInScope(at, ts.SymbolFlags.Type | ts.SymbolFlags.Alias)
    .find((candidate) => candidate.name === name);
  const target =
    symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const alias = target?.declarations?.find(ts.isTypeAliasDeclaration);
  if (!alias) return `${name}<${args.join(', ')}>`;
  const parameters = alias.typeParameters?.map((parameter) => parameter.name.text) ?? [];
  const substitute = (node: ts.Node) =>
    parameters.reduce(
      (text, parameter, index) =>
        text.replace(new RegExp(`\\b${parameter}\\b`, 'g'), () => args[index] ?? 'unknown'),
      textOf(node),
    );
  const { type } = alias;
  const next = ts.isTypeReferenceNode(type) ? type.typeName.getText() : '';
  if (!ts.isTypeReferenceNode(type) || !EXPANDED_GENERICS.has(next)) return substitute(type);
  return expandGeneric(next, (type.typeArguments ?? []).map(substitute), checker, alias);
}

/** `RuleSetCondition[]` inside `Rspack.RuleSetCondition` tells a reader nothing. */
const isRecursive = (expansion: string, name: string): boolean =>
  new RegExp(`\\b${name.split('.').at(-1) ?? name}\\b`).test(expansion);

/** The annotation as a reader may read it: short aliases and the package's own generics written out. */
function readableType(node: ts.TypeNode | undefined, checker: ts.TypeChecker): string {
  if (!node) return 'unknown';
  if (ts.isUnionTypeNode(node)) {
    return node.types.map((member) => readableType(member, checker)).join(' | ');
  }
  if (!ts.isTypeReferenceNode(node)) return textOf(node);
  const name = node.typeName.getText();
  if (node.typeArguments) {
    if (name !== 'LiteralUnion' && !EXPANDED_GENERICS.has(name)) return textOf(node);
    const args = node.typeArguments.map((argument) => readableType(argument, checker));
    return expandGeneric(name, args, checker, node);
  }
  const alias = aliasOf(node, checker);
  if (!alias || alias.typeParameters) return textOf(node);
  const expansion = readableType(alias.type, checker);
  const isReadable =
    expansion.length <= LONGEST_EXPANSION &&
    !expansion.includes('{') &&
    !isRecursive(expansion, name);
  return isReadable ? expansion : textOf(node);
}

/** The object forms among a type's union members, if the package itself declares their fields. */
function objectForms(type: ts.Type, folder: string): ts.Type[] {
  const members = type.isUnion() ? type.types : [type];
  return members.filter(
    (member) =>
      member.getCallSignatures().length === 0 &&
      member.getProperties().length > 0 &&
      member.getProperties().every((property) => isOwnDeclaration(property, folder)),
  );
}

/** A field that several object forms declare takes what any of them takes. */
function withForm(known: DeclaredOption | undefined, form: DeclaredOption): DeclaredOption {
  if (!known) return form;
  return known.type === form.type ? known : { ...known, type: `${known.type} | ${form.type}` };
}

/**
 * One option with what its declaration says.
 * @param folder where the package's own declarations are: forms declared elsewhere have no fields.
 * @param depth how many levels of fields are read.
 */
export function readOption(
  symbol: ts.Symbol,
  checker: ts.TypeChecker,
  folder: string,
  depth: number,
): DeclaredOption | undefined {
  const declaration = symbol.declarations?.find(ts.isPropertySignature);
  if (!declaration) return undefined;
  const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(symbol, declaration));
  const fields: Record<string, DeclaredOption> = {};
  if (depth > 0) {
    for (const form of objectForms(type, folder)) {
      for (const field of form.getProperties()) {
        const read = readOption(field, checker, folder, depth - 1);
        if (read) fields[field.name] = withForm(fields[field.name], read);
      }
    }
  }
  const documentedDefault = expressionOf(tagText(symbol, checker, 'default'));
  const deprecated = tagText(symbol, checker, 'deprecated');
  return {
    type: readableType(declaration.type, checker),
    ...(documentedDefault === undefined ? {} : { documentedDefault }),
    ...(deprecated === undefined ? {} : { deprecated }),
    fields,
  };
}

/** Declarations from one entry on, with those of the packages that it imports. */
export function programOf(entry: string): ts.Program {
  return ts.createProgram([entry], {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    strict: true,
    types: [],
  });
}

/**
 * Reads every public option of `@rsbuild/core` from its published declarations.
 * @param packageRoot absolute path of the package's folder.
 * @returns options by path (`output.filenameHash`, `mode`), in the order of the declarations.
 * @throws where the package has no `RsbuildConfig`.
 */
export function readDeclaredOptions(packageRoot: string): Record<string, DeclaredOption> {
  const folder = path.join(packageRoot, 'dist-types');
  const entry = path.join(folder, 'types/config.d.ts');
  const program = programOf(entry);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const root = source?.statements.find(
    (node) => ts.isInterfaceDeclaration(node) && node.name.text === 'RsbuildConfig',
  );
  if (!root) throw new Error(`${entry} declares no RsbuildConfig`);
  const options: Record<string, DeclaredOption> = {};
  for (const member of checker.getTypeAtLocation(root).getProperties()) {
    if (INTERNAL.test(member.name)) continue;
    if (!SECTIONS.has(member.name)) {
      const option = readOption(member, checker, folder, 0);
      if (option) options[member.name] = option;
      continue;
    }
    const section = checker.getNonNullableType(checker.getTypeOfSymbol(member));
    for (const symbol of section.getProperties()) {
      const option = readOption(symbol, checker, folder, 1);
      if (option) options[`${member.name}.${symbol.name}`] = option;
    }
  }
  return options;
}
