import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { readableType } from './readableType';
import { expressionOf, tagText } from './tags';

/** An option with its declaration. */
export interface DeclaredOption {
  /** Readable type: `boolean | 'auto'`. */
  type: () => Promise<string>;
  /** Whether the object form requires the field. */
  isRequired: boolean;
  /** The package whose type declares the field, where that isn't the documented one. */
  from?: string;
  /** The `@default` tag as an expression; null if it's prose, undefined if there is none. */
  documentedDefault?: string | null;
  /** Text of the `@deprecated` tag; can be empty. */
  deprecated?: string;
  /** Fields of the option's object form, by name. */
  fields: Record<string, DeclaredOption>;
}

/** Sections of the configuration, whose members are options; other top-level members are options themselves. */
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

/** Members of the root that aren't for users: internal ones, and a switch without effect in 1.x. */
const INTERNAL = /^_|^provider$/;

/** Whether the package itself declares something, not one of its dependencies. */
const isIn =
  (folder: string) =>
  (declaration: ts.Declaration | undefined): boolean =>
    declaration?.getSourceFile().fileName.startsWith(`${folder}/`) ?? false;

/** Whether the documented product declares something: plugin options use types of `@rsbuild/core`. */
export const isOfProduct =
  (folder: string) =>
  (declaration: ts.Declaration): boolean =>
    isIn(folder)(declaration) ||
    /\/@rsbuild\/[^/]+\/dist(-types)?\/(?!.*node_modules)/.test(
      declaration.getSourceFile().fileName,
    );

/** The object forms among a type's union members and array elements with at least one field declared in the package. */
function objectForms(type: ts.Type, checker: ts.TypeChecker, folder: string): ts.Type[] {
  const members = type.isUnion() ? type.types : [type];
  const items = members.map((member) =>
    checker.isArrayType(member)
      ? (checker.getIndexTypeOfType(member, ts.IndexKind.Number) ?? member)
      : member,
  );
  return items
    .flatMap((item) => (item.isUnion() ? item.types : [item]))
    .filter(
      (form) =>
        form.getCallSignatures().length === 0 &&
        form.getProperties().some(({ declarations }) => isIn(folder)(declarations?.[0])),
    );
}

/** The package that contains a declaration, bundled with the documented one or installed next to it. */
function packageOf(declaration: ts.Declaration): string {
  const [, name = ''] =
    /\/(?:compiled|node_modules)\/((?:@[^/]+\/)?[^/]+)\/(?!.*\/(?:compiled|node_modules)\/)/.exec(
      declaration.getSourceFile().fileName,
    ) ?? [];
  return name;
}

/**
 * An option from its declarations, several if several object forms have the field.
 * @param folder of the package's declarations: forms declared elsewhere have no fields
 * @param depth number of levels of fields to read
 */
export function readOption(
  symbols: readonly ts.Symbol[],
  checker: ts.TypeChecker,
  folder: string,
  depth: number,
): DeclaredOption | undefined {
  const declarations = symbols.flatMap(
    (symbol) => symbol.declarations?.find(ts.isPropertySignature) ?? [],
  );
  const [symbol] = symbols;
  const [declaration] = declarations;
  if (!symbol || !declaration) return undefined;
  const isOwn = isIn(folder);
  const documentedDefault = expressionOf(tagText(symbol, checker, 'default'));
  const deprecated = tagText(symbol, checker, 'deprecated');
  return {
    type: () =>
      readableType(
        declarations.flatMap(({ type }) => type ?? []),
        checker,
        isOfProduct(folder),
      ),
    isRequired: symbols.every(({ flags }) => !(flags & ts.SymbolFlags.Optional)),
    ...(isOwn(declaration) ? {} : { from: packageOf(declaration) }),
    ...(documentedDefault === undefined ? {} : { documentedDefault }),
    ...(deprecated === undefined ? {} : { deprecated }),
    fields: depth > 0 ? readFields(symbol, declaration, checker, folder, depth - 1) : {},
  };
}

function readFields(
  symbol: ts.Symbol,
  declaration: ts.PropertySignature,
  checker: ts.TypeChecker,
  folder: string,
  depth: number,
): Record<string, DeclaredOption> {
  const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(symbol, declaration));
  const byName = new Map<string, ts.Symbol[]>();
  for (const form of objectForms(type, checker, folder)) {
    for (const field of form.getProperties()) {
      byName.set(field.name, [...(byName.get(field.name) ?? []), field]);
    }
  }
  return Object.fromEntries(
    [...byName].flatMap(([name, symbols]) => {
      const field = readOption(symbols, checker, folder, depth);
      return field ? [[name, field]] : [];
    }),
  );
}

const COMPILER_OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  skipLibCheck: true,
  strict: true,
  types: [],
};

/** Parsed files, which all programs share, because parsing takes most of the time. */
const sourceFiles = new Map<string, ts.SourceFile | undefined>();

/** A program with declarations from entry files, including imported packages. */
export function programOf(...entries: string[]): ts.Program {
  const host = ts.createCompilerHost(COMPILER_OPTIONS);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (file, languageVersion) => {
    if (!sourceFiles.has(file)) sourceFiles.set(file, getSourceFile(file, languageVersion));
    return sourceFiles.get(file);
  };
  return ts.createProgram(entries, COMPILER_OPTIONS, host);
}

/**
 * Reads every public option of `@rsbuild/core` from its published declarations.
 * @param packageRoot absolute path of the package's folder
 * @returns options by path (`output.filenameHash`, `mode`), in the order of the declarations
 * @throws if the package has no `RsbuildConfig`
 */
export function readDeclaredOptions(packageRoot: string): Record<string, DeclaredOption> {
  // Version 2 publishes its declarations beside its code.
  const folder = ['dist-types', 'dist']
    .map((name) => path.join(packageRoot, name))
    .find((candidate) => existsSync(candidate));
  if (folder === undefined) throw new Error(`${packageRoot} contains no declarations`);
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
      const option = readOption([member], checker, folder, 0);
      if (option) options[member.name] = option;
      continue;
    }
    const section = checker.getNonNullableType(checker.getTypeOfSymbol(member));
    for (const symbol of section.getProperties()) {
      const option = readOption([symbol], checker, folder, 1);
      if (option) options[`${member.name}.${symbol.name}`] = option;
    }
  }
  return options;
}
