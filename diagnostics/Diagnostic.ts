/** Where a file stops making sense, said so that a writer can mend it without asking. */
export interface Diagnostic {
  /** Counted from 1. */
  readonly line: number;
  readonly column?: number | undefined;
  readonly found: string;
  readonly remedy: string;
}

/** A fault, and the file that has it. */
export interface FileDiagnostic extends Diagnostic {
  /** Path below the project root. */
  readonly file: string;
}

/** The way to a value inside YAML or JSON: `['features', 0, 'link']`. */
export type ValuePath = readonly (string | number)[];

/** A YAML or JSON text that has been read, and still knows its lines. */
export interface Data {
  readonly value: unknown;
  readonly diagnostics: readonly Diagnostic[];
  /** The line of the value, or of the nearest thing around it that stands in the text. */
  lineOf(path: ValuePath): number;
}

export interface JsonFile extends Data {
  readonly file: string;
}

/** A fault as a writer reads it, on one line whatever a parser put into its message: `docs/en/page.mdx:12:3  what was found  what to do`. */
export function sentenceOf({ file, line, column, found, remedy }: FileDiagnostic): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return [place, found, remedy].join('  ').replace(/\s*\n\s*/g, ' ');
}
