import type { Language } from '@config/site';

/** The tools whose configurations are read, in the order of the choice. */
export const KINDS = ['webpack', 'vite', 'vueCli', 'craco', 'rsbuild'] as const;

export type Kind = (typeof KINDS)[number];

/** The tools' names. */
export const TOOL_NAMES: Readonly<Record<Kind, string>> = {
  webpack: 'webpack',
  vite: 'Vite',
  vueCli: 'Vue CLI',
  craco: 'CRACO',
  rsbuild: 'Rsbuild',
};

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
  /** The status in words. */
  readonly answer: string;
  /** Where it is, in words. */
  readonly place: string;
  /** Markdown; empty if there is none. */
  readonly counterpart: string;
  /** Markdown: what to change, or the reason; empty if there is none. */
  readonly note: string;
}

export interface Analysis {
  readonly kind: Kind;
  /** Undefined if nothing in the file tells. */
  readonly detected: Kind | undefined;
  /** How many entries there are, and for which tool. */
  readonly summary: string;
  /** A sentence if no exported configuration was found. */
  readonly notFound?: string;
  /** Accessible name of the list. */
  readonly title: string;
  /** Where the file can't be parsed, as Markdown. */
  readonly fault?: string;
  readonly rows: readonly ResultRow[];
  /** The translation; absent for a configuration of Rsbuild. */
  readonly generated?: {
    readonly code: string;
    readonly packages: readonly string[];
    /** What to do with it. */
    readonly hint: string;
  };
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
