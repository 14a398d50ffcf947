import { format } from 'prettier';
import ts from 'typescript';
import { typePages } from '@config/facts/typePages';
import { TypeWriter } from './TypeWriter';

/** A name is expanded if the whole type then takes at most this many lines. */
const MAX_LINES = 6;

/** Characters per line of a page's type row. */
const LINE_WIDTH = 76;

/** Formats a type with Prettier. */
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

/** Removes parentheses around a union in a union, and `undefined` at the top level, which `?` expresses. */
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
 * A readable option type: type names of the package are expanded if short, and functions always, to show their
 * parameters. Other names link to a page: see `config/facts/typePages.ts`.
 * @param annotations one for each object form that declares the option
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
