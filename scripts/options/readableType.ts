import { format } from 'prettier';
import ts from 'typescript';
import { typePages } from '@config/facts/typePages';
import { TypeWriter } from './TypeWriter';

/** A name is written out where the whole type then takes no more lines than this. */
const MAX_LINES = 6;

/** Characters in a line of a page's type row. */
const LINE_WIDTH = 76;

/** Formats a type as Prettier would, without the name that it is assigned to. */
export async function formatType(type: string): Promise<string> {
  const formatted = await format(`type T = ${withFlatUnions(type)};`, {
    parser: 'typescript',
    singleQuote: true,
    printWidth: LINE_WIDTH,
  });
  return formatted
    .replace(/^type T =\s*/, '')
    .replace(/;\n$/, '')
    .replace(/^ {2}/gm, (indent, _at: number, text: string) =>
      text.startsWith('|') ? '' : indent,
    );
}

/** Without the parentheses around a union in a union, and without `undefined` at the top, which `?` says. */
export function withFlatUnions(type: string): string {
  const source = ts.createSourceFile('type.ts', `type T = ${type}`, ts.ScriptTarget.Latest, true);
  const [statement] = source.statements;
  return statement && ts.isTypeAliasDeclaration(statement)
    ? flatText(statement.type, source.text)
    : type;
}

function flatText(node: ts.Node, text: string, isTop = true): string {
  if (ts.isParenthesizedTypeNode(node) && isTop) return flatText(node.type, text, isTop);
  if (ts.isUnionTypeNode(node)) {
    const members = unionMembers(node)
      .map((member) => flatText(member, text, false))
      .filter((member) => !isTop || member !== 'undefined');
    return [...new Set(members)].join(' | ');
  }
  let written = '';
  let from = node.getStart();
  ts.forEachChild(node, (child) => {
    written += text.slice(from, child.getStart()) + flatText(child, text, false);
    from = child.end;
  });
  return written + text.slice(from, node.end);
}

function unionMembers({ types }: ts.UnionTypeNode): ts.TypeNode[] {
  return types.flatMap((member) => {
    let inner = member;
    while (ts.isParenthesizedTypeNode(inner)) inner = inner.type;
    return ts.isUnionTypeNode(inner) ? unionMembers(inner) : member;
  });
}

const linesOf = (type: string): number => type.split('\n').length;

/**
 * An option's type as a reader may write it: names of the package written out as long as that takes few lines, and
 * functions always, so that their parameters are seen. Other names have a page or a section: see `config/facts/typePages.ts`.
 * @param annotations one for each object form that declares the option.
 */
export async function readableType(
  annotations: readonly ts.TypeNode[],
  checker: ts.TypeChecker,
  isOwn: (declaration: ts.Declaration) => boolean,
): Promise<string> {
  const expanded = new Set<string>();
  const refused = new Set<string>(Object.keys(typePages));
  const write = (names: ReadonlySet<string>) => {
    const writer = new TypeWriter(checker, isOwn, names);
    const forms = annotations.map((annotation) => writer.write(annotation));
    return { text: [...new Set(forms)].map((form) => `(${form})`).join(' | '), writer };
  };
  for (;;) {
    const { text, writer } = write(expanded);
    const name = [...writer.names].find((candidate) => !refused.has(candidate));
    const current = await formatType(text);
    if (name === undefined) return current;
    const longer = await formatType(write(new Set([...expanded, name])).text);
    if (linesOf(longer) > Math.max(MAX_LINES, linesOf(current))) refused.add(name);
    else expanded.add(name);
  }
}
