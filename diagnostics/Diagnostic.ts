/** A mistake in a file, described so that a writer can correct it. */
export interface Diagnostic {
  /** Counted from 1. */
  readonly line: number;
  readonly column?: number | undefined;
  readonly found: string;
  readonly remedy: string;
}

/** A diagnostic with the file that it is about. */
export interface FileDiagnostic extends Diagnostic {
  /** Path relative to the project root. */
  readonly file: string;
}

/** Path to a value inside YAML or JSON: `['features', 0, 'link']`. */
export type ValuePath = readonly (string | number)[];

/** Parsed YAML or JSON with line information. */
export interface Data {
  readonly value: unknown;
  readonly diagnostics: readonly Diagnostic[];
  /** Line of the value, or of the nearest ancestor in the text. */
  lineOf(path: ValuePath): number;
}

export interface JsonFile extends Data {
  readonly file: string;
}

/**
 * Formats a diagnostic on one line, even if a parser's message has several: `docs/en/page.mdx:12:3  what was found
 * what to do`.
 */
export function sentenceOf({ file, line, column, found, remedy }: FileDiagnostic): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return [place, found, remedy].join('  ').replace(/\s*\n\s*/g, ' ');
}

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
