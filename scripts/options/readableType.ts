import ts from 'typescript';

/** A longer alias reads better by its name. */
const LONGEST_EXPANSION = 160;

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
export function readableType(node: ts.TypeNode | undefined, checker: ts.TypeChecker): string {
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
