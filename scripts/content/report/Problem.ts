import type { Site } from '../site/Site';

/** One thing that is wrong, said so that a writer can mend it without asking. */
export interface Problem {
  /** Path below the project root. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly column?: number | undefined;
  readonly found: string;
  readonly remedy: string;
  /** Another file that could have caused it: `--changed` reports the problem when either changed. */
  readonly related?: string | undefined;
}

export interface Rule {
  /** What `--only` takes. */
  readonly name: string;
  /** What holds when the rule finds nothing, in one sentence. */
  readonly description: string;
  /** `report` is printed as a count (`--verbose` lists it) and fails nothing. */
  readonly severity?: 'fail' | 'report';
  check(site: Site): Problem[];
}

/** What one rule found. */
export interface Finding {
  readonly rule: Rule;
  readonly problems: readonly Problem[];
}
