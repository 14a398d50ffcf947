import type { Diagnostic } from './Diagnostic';

/** The parser's message, with a suggestion for the writer. */
export function markdownDiagnostic(error: unknown): Diagnostic {
  const { reason, line, column } = error as { reason?: string; line?: number; column?: number };
  const found = reason ?? String(error);
  // The location of an unclosed tag is only in the text of the message: '(3:1-3:8)'.
  const [, tagLine, tagColumn] = /\((\d+):(\d+)-/.exec(found) ?? [];
  return {
    line: line ?? Number(tagLine ?? 1),
    column: column ?? (tagColumn ? Number(tagColumn) : undefined),
    found: `the page does not parse: ${found}`,
    remedy: REMEDIES.find(([pattern]) => pattern.test(found))?.[1] ?? 'correct the line',
  };
}

const REMEDIES: readonly (readonly [RegExp, string])[] = [
  [/before name/, 'put `code` between backticks, or write a bare < as &lt;'],
  [
    /expression/,
    'put `code` between backticks, write a bare { as \\{, start a heading that has {#id} at the start of its line',
  ],
  [
    /import\/exports/,
    'correct the import, or do not start a sentence with the word import or export',
  ],
  [/tag/, 'close each tag, on a separate line if it was opened on one'],
];
