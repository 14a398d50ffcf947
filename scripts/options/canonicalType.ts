import ts from 'typescript';
import { formatType } from './readableType';

/** `T[]` for `Array<T>`, and `Record<string, T>` for `{ [name: string]: T }`. */
function withOneForm(node: ts.TypeNode): ts.TypeNode {
  const { factory } = ts;
  if (ts.isTypeReferenceNode(node) && node.typeName.getText() === 'Array') {
    const [item] = node.typeArguments ?? [];
    if (!item) return node;
    const isSimple = ts.isTypeReferenceNode(item) || ts.isTypeLiteralNode(item);
    return factory.createArrayTypeNode(isSimple ? item : factory.createParenthesizedType(item));
  }
  if (ts.isTypeLiteralNode(node)) {
    const [member, ...others] = node.members;
    const key = member && ts.isIndexSignatureDeclaration(member) && member.parameters[0]?.type;
    if (!key || others.length > 0) return node;
    return factory.createTypeReferenceNode('Record', [key, member.type]);
  }
  return ts.isUnionTypeNode(node) ? withoutHints(node) : node;
}

/** A union without string literals beside `string`, which only help editors complete. */
function withoutHints({ types }: ts.UnionTypeNode): ts.TypeNode {
  const takesAny = types.some(({ kind }) => kind === ts.SyntaxKind.StringKeyword);
  const kept = types.filter(
    (member) => !takesAny || !(ts.isLiteralTypeNode(member) && ts.isStringLiteral(member.literal)),
  );
  return kept.length === 1 && kept[0] ? kept[0] : ts.factory.createUnionTypeNode(kept);
}

/** A type in one form: versions write the same type differently. */
export async function canonicalType(type: string): Promise<string> {
  const source = ts.createSourceFile('type.ts', `type T = ${type}`, ts.ScriptTarget.Latest, true);
  const { transformed } = ts.transform(source, [
    (context) => (file) => {
      const visit = (node: ts.Node): ts.Node => {
        const own = ts.isTypeNode(node) ? withOneForm(node) : node;
        return ts.visitEachChild(own, visit, context);
      };
      return ts.visitNode(file, visit, ts.isSourceFile);
    },
  ]);
  const [file = source] = transformed;
  // Prettier keeps objects on several lines that the printer wrote so.
  const printed = ts.createPrinter().printFile(file).replace(/\s+/g, ' ');
  return formatType(printed.replace(/^type T = |; $/g, ''));
}
