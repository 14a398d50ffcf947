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
