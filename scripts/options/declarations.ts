import path from 'node:path';
import ts from 'typescript';
import { readableType } from './readableType';
import { expressionOf, tagText } from './tags';

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

function isOwnDeclaration(symbol: ts.Symbol | undefined, folder: string): boolean {
  const file = symbol?.declarations?.[0]?.getSourceFile().fileName;
  return file !== undefined && file.startsWith(folder);
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
