import { sentenceOf, type FileDiagnostic } from './Diagnostic';

/** Start of a formatted diagnostic: a file, its line if known, and two spaces. */
const SENTENCE = /^.+\.(?:mdx?|json)(?::\d+){0,2} {2}\S/;

/** An error with one line per diagnostic, and without a stack trace. */
export function diagnosticSentence(diagnostics: readonly FileDiagnostic[]): Error {
  const error = new Error(diagnostics.map(sentenceOf).join('\n'));
  error.stack = error.message;
  return error;
}

/** Formatted diagnostics in an error's text; empty for any other error. */
export function sentencesIn(text: string): string[] {
  const lines = text.trimEnd().split('\n');
  return lines.every((line) => SENTENCE.test(line)) ? lines : [];
}
