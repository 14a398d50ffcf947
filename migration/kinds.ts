import type { Language } from '@config/site';

/** The tools whose configurations are read, in the order of the choice. */
export const KINDS = ['webpack', 'vite', 'vueCli', 'craco', 'rsbuild'] as const;

export type Kind = (typeof KINDS)[number];

/** What an option becomes. */
export type Status =
  /** It's in the generated file. */
  | 'translated'
  /** Rsbuild does it anyway. */
  | 'default'
  /** There is a counterpart, and the reader decides about its value. */
  | 'manual'
  /** There is no counterpart. */
  | 'none'
  /** Only running the file would tell. */
  | 'unread'
  /** The tables don't have it. */
  | 'unlisted'
  /** An option of Rsbuild without a finding. */
  | 'fine'
  /** A mistake in a configuration of Rsbuild. */
  | 'problem';

export interface ResultRow {
  /** The option's path in the file, or a plugin or loader. */
  readonly name: string;
  /** Counted from 1. */
  readonly line: number;
  readonly status: Status;
  /** Markdown; empty if there is none. */
  readonly counterpart: string;
  /** Markdown: what to change, or the reason; empty if there is none. */
  readonly note: string;
}

/** Where the file can't be parsed. */
export interface FaultReport {
  readonly line: number;
  readonly column: number;
  /** Empty at the end of the file. */
  readonly found: string;
  readonly expected: readonly string[];
  /** The line of the bracket that is still open. */
  readonly opened?: number;
}

export interface Analysis {
  readonly kind: Kind;
  /** Undefined if nothing in the file tells. */
  readonly detected: Kind | undefined;
  /** Whether an exported configuration was found. */
  readonly isFound: boolean;
  readonly fault?: FaultReport;
  readonly rows: readonly ResultRow[];
  /** The translation; absent for a configuration of Rsbuild. */
  readonly generated?: { readonly code: string; readonly packages: readonly string[] };
}

/** What is read, and how. */
export interface CheckRequest {
  readonly code: string;
  readonly lang: Language;
  /** Undefined to detect it. */
  readonly kind?: Kind | undefined;
  /** The reader's version of Rsbuild, for its own configuration; empty for the documented one. */
  readonly version?: string | undefined;
}
