import ts from 'typescript';

/** The text of a symbol's tag of that name, empty where it says no more. */
export const tagText = (
  symbol: ts.Symbol,
  checker: ts.TypeChecker,
  name: string,
): string | undefined => {
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
