import ts from 'typescript';
import { typePages } from '@config/facts/typePages';

/** A longer alias of another package is shown by name. */
const LONGEST_ALIAS = 160;

/** Generics of the package that are expanded regardless of length, because their names explain nothing. */
const ALWAYS_EXPANDED = new Set([
  'ChainedHtmlOption',
  'ConfigChain',
  'ConfigChainMergeContext',
  'ConfigChainWithContext',
]);

type Arguments = ReadonlyMap<string, string>;
export type TypeDeclaration = ts.TypeAliasDeclaration | ts.InterfaceDeclaration;

const NO_ARGUMENTS: Arguments = new Map();

export const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(?<!:)\/\/.*$/gm, '');

/** Formats a type on one line, with some of its type names expanded. */
export class TypeWriter {
  /** The package's type names that weren't expanded, in order of appearance. */
  readonly names = new Set<string>();
  /** Types being expanded, which stay names inside themselves. */
  private readonly open = new Set<TypeDeclaration>();

  /**
   * @param isOwn whether the package itself declares a type, which can then be expanded
   * @param expanded the names to expand
   */
  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly isOwn: (declaration: ts.Declaration) => boolean,
    private readonly expanded: ReadonlySet<string>,
  ) {}

  write(node: ts.Node, args: Arguments = NO_ARGUMENTS): string {
    if (ts.isTypeReferenceNode(node)) return this.reference(node, args);
    if (ts.isImportTypeNode(node)) return importedName(node);
    const member = ts.isIndexedAccessTypeNode(node) ? this.memberType(node) : undefined;
    if (member) return `(${this.write(member)})`;
    const text = node.getSourceFile().text;
    let written = '';
    let from = node.getStart();
    ts.forEachChild(node, (child) => {
      written += text.slice(from, child.getStart()) + this.write(child, args);
      from = child.end;
    });
    return withoutComments(written + text.slice(from, node.end)).replace(/\s+/g, ' ');
  }

  /** The type of `Options['field']`, if the product declares `Options` as an interface. */
  private memberType({ objectType, indexType }: ts.IndexedAccessTypeNode): ts.TypeNode | undefined {
    const declaration = ts.isTypeReferenceNode(objectType)
      ? declarationOf(objectType.typeName, this.checker)
      : undefined;
    if (!declaration || !ts.isInterfaceDeclaration(declaration) || !this.isOwn(declaration)) {
      return undefined;
    }
    const key = ts.isLiteralTypeNode(indexType) ? indexType.literal.getText().slice(1, -1) : '';
    return declaration.members
      .filter(ts.isPropertySignature)
      .find(({ name }) => name.getText() === key)?.type;
  }

  private reference(node: ts.TypeReferenceNode, args: Arguments): string {
    const name = node.typeName.getText();
    const argument = args.get(name);
    if (argument !== undefined) return argument;
    const given = (node.typeArguments ?? []).map((type) => this.write(type, args));
    if (name === 'LiteralUnion') return `(${given.join(' | ')})`;
    const declaration = declarationOf(node.typeName, this.checker);
    const expansion = declaration && this.openExpansion(name, declaration, given);
    if (expansion !== undefined) return `(${expansion})`;
    return given.length > 0 ? `${name}<${given.join(', ')}>` : name;
  }

  private openExpansion(
    name: string,
    declaration: TypeDeclaration,
    given: readonly string[],
  ): string | undefined {
    if (this.open.has(declaration)) return undefined;
    this.open.add(declaration);
    const expansion = this.expansion(name, declaration, given);
    this.open.delete(declaration);
    return expansion;
  }

  private expansion(
    name: string,
    declaration: TypeDeclaration,
    given: readonly string[],
  ): string | undefined {
    if (typePages[name] !== undefined) return undefined;
    if (!this.isOwn(declaration)) return this.aliasOfOthers(name, declaration);
    const isExpanded =
      this.expanded.has(name) || ALWAYS_EXPANDED.has(name) || this.saysLittle(declaration);
    if (!isExpanded) {
      this.names.add(name);
      return undefined;
    }
    const parameters = declaration.typeParameters ?? [];
    const args = new Map(
      parameters.map((parameter, index) => [parameter.name.text, `(${given[index] ?? 'unknown'})`]),
    );
    if (ts.isTypeAliasDeclaration(declaration)) return this.write(declaration.type, args);
    const members = declaration.members.map((member) => this.write(member, args));
    return `{ ${members.join(' ')} }`;
  }

  /** An alias of literals, of one of the product's generics, or of a function, whose parameters readers need. */
  private saysLittle(declaration: TypeDeclaration): boolean {
    if (!ts.isTypeAliasDeclaration(declaration) || declaration.typeParameters) return false;
    const { type } = declaration;
    const members = ts.isUnionTypeNode(type) ? type.types : [type];
    return (
      members.every((member) => ts.isLiteralTypeNode(member) || isKeyword(member)) ||
      members.some((member) => this.isGenericOrFunction(member))
    );
  }

  private isGenericOrFunction(type: ts.TypeNode): boolean {
    if (ts.isFunctionTypeNode(ts.isParenthesizedTypeNode(type) ? type.type : type)) return true;
    if (!ts.isTypeReferenceNode(type)) return false;
    const declaration = declarationOf(type.typeName, this.checker);
    if (!declaration || !this.isOwn(declaration)) return false;
    return declaration.typeParameters !== undefined || this.saysLittle(declaration);
  }

  /** A short alias of another package, unless it adds nothing: `RuleSetCondition[]` inside `RuleSetCondition`. */
  private aliasOfOthers(name: string, declaration: TypeDeclaration): string | undefined {
    if (!ts.isTypeAliasDeclaration(declaration) || declaration.typeParameters) return undefined;
    if (declaration.getSourceFile().hasNoDefaultLib) return undefined;
    const expansion = this.write(declaration.type);
    const isRecursive = new RegExp(`\\b${name.split('.').at(-1) ?? name}\\b`).test(expansion);
    const isReadable = expansion.length <= LONGEST_ALIAS && !/{| extends /.test(expansion);
    return isReadable && !isRecursive ? expansion : undefined;
  }
}

/**
 * `import('../compiled/less/index.js').default.Options` becomes `less.Options`; `import('node:http').Server` becomes
 * `http.Server`.
 */
function importedName(node: ts.ImportTypeNode): string {
  const module = node.argument
    .getText()
    .slice(1, -1)
    .replace(/\/index\.js$/, '');
  const qualifier = node.qualifier?.getText().replace(/^default\./, '') ?? '';
  const name = [/[\w-]+$/.exec(module)?.[0] ?? '', qualifier].filter(Boolean).join('.');
  return node.isTypeOf ? `typeof ${name}` : name;
}

const isKeyword = ({ kind }: ts.TypeNode): boolean =>
  kind >= ts.SyntaxKind.FirstKeyword && kind <= ts.SyntaxKind.LastKeyword;

/** The declaration of a type name, which may be an import. */
export function declarationOf(
  name: ts.EntityName,
  checker: ts.TypeChecker,
): TypeDeclaration | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  const isImported = symbol && symbol.flags & ts.SymbolFlags.Alias;
  const target = isImported ? checker.getAliasedSymbol(symbol) : symbol;
  return target?.declarations?.find(
    (declaration): declaration is TypeDeclaration =>
      ts.isTypeAliasDeclaration(declaration) || ts.isInterfaceDeclaration(declaration),
  );
}
