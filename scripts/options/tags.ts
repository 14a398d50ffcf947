import ts from 'typescript';

/** Text of a symbol's JSDoc tag; can be empty. */
export const tagText = (
  symbol: ts.Symbol,
  checker: ts.TypeChecker,
  name: string,
): string | undefined => {
  const tag = symbol.getJsDocTags(checker).find((candidate) => candidate.name === name);
  return tag && ts.displayPartsToString(tag.text).trim();
};

/** The expression in a `@default` tag, without fence or quotes; undefined if it's a sentence. */
export function expressionOf(tag: string | undefined): string | null | undefined {
  if (tag === undefined) return undefined;
  const code = tag
    .replace(/^```\w*\n([\s\S]*?)\n```[\s\S]*$/, '$1')
    .replace(/^`([^`]*)`$/, '$1')
    // A comment can't contain the end of a comment, so the tag escapes it.
    .replaceAll('*\\/', '*/')
    .replace(/\/\/.*$/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/,(?= ?[}\]])/g, '')
    .trim();
  // File names such as `[name].html` lack quotes. They also parse as expressions.
  if (/^\[\w+\]\.\w+$/.test(code)) return `'${code}'`;
  const { diagnostics } = ts.transpileModule(`(${code})`, {
    reportDiagnostics: true,
  });
  return diagnostics?.length === 0 ? code : null;
}
