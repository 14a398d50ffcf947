import { format } from 'prettier';
import ts from 'typescript';
import { typeNamesIn, typePages } from '@config/facts/typePages';
import { withFlatUnions } from './readableType';
import { TypeWriter, type TypeDeclaration } from './TypeWriter';

/**
 * Declarations of types in option types that no page describes, and of types that these refer to, by name.
 * @param types every type that a page shows
 * @param program contains the declarations
 * @param isOwn whether the documented product declares something
 */
export async function readTypeDeclarations(
  types: readonly string[],
  program: ts.Program,
  isOwn: (declaration: ts.Declaration) => boolean,
): Promise<Record<string, string>> {
  const declared = declarationsIn(program, isOwn);
  const found = new Map<string, string>();
  const open = types.flatMap(typeNamesIn);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const declaration = declared.get(name);
    if (!declaration || found.has(name) || typePages[name] !== undefined) continue;
    const text = await formatDeclaration(declaration, program.getTypeChecker(), isOwn);
    found.set(name, text);
    open.push(...typeNamesIn(text));
  }
  return Object.fromEntries([...found].sort(([a], [b]) => a.localeCompare(b)));
}

function declarationsIn(
  program: ts.Program,
  isOwn: (declaration: ts.Declaration) => boolean,
): Map<string, TypeDeclaration> {
  // Binds the nodes, which sets their parent and file.
  program.getTypeChecker();
  const declared = new Map<string, TypeDeclaration>();
  for (const source of program.getSourceFiles()) {
    for (const statement of source.statements) {
      const isType = ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement);
      if (isType && isOwn(statement)) declared.set(statement.name.text, statement);
    }
  }
  return declared;
}

const NOTHING: ReadonlySet<string> = new Set();

/** The package's declaration with short aliases expanded, without comments and `export`. */
async function formatDeclaration(
  declaration: TypeDeclaration,
  checker: ts.TypeChecker,
  isOwn: (declaration: ts.Declaration) => boolean,
): Promise<string> {
  const writer = new TypeWriter(checker, isOwn, NOTHING);
  const write = (nodes: readonly ts.Node[] = []) => nodes.map((node) => writer.write(node));
  const parameters = write(declaration.typeParameters).join(', ');
  const name = declaration.name.text + (parameters ? `<${parameters}>` : '');
  const text = ts.isTypeAliasDeclaration(declaration)
    ? `type ${name} = ${withFlatUnions(writer.write(declaration.type))}`
    : [
        `interface ${name}`,
        ...write(declaration.heritageClauses),
        '{',
        ...write(declaration.members),
        '}',
      ].join(' ');
  return (await format(text, { parser: 'typescript', singleQuote: true })).trim();
}
