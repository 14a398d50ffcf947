import type { FileDiagnostic } from '@diagnostics/Diagnostic';
import type { Site } from '../site/Site';

/** Characters of one line to replace; an insertion if `length` is 0. */
export interface Edit {
  /** Counted from 1. */
  readonly line: number;
  readonly column: number;
  readonly length: number;
  readonly text: string;
}

/** A problem with everything that a writer needs to fix it. */
export interface Problem extends FileDiagnostic {
  /** Another file that could be the cause: `--changed` reports the problem if either file changed. */
  readonly related?: string | undefined;
  /** `report` is counted (`--verbose` lists it) but doesn't fail. */
  readonly severity?: Severity | undefined;
  /** Edits of `--fix`, if the problem can be fixed automatically. */
  readonly edits?: readonly Edit[] | undefined;
}

type Severity = 'fail' | 'report';

/** A rule for the pages, or for another subject such as the built site. */
export interface Rule<Subject = Site> {
  /** Its name for `--only`. */
  readonly name: string;
  /** What the rule ensures, in one sentence. */
  readonly description: string;
  /** Default severity of its problems; `fail` by default. */
  readonly severity?: Severity;
  /** Why the rule can't run yet, as one sentence to print. */
  skipped?(subject: Subject): string | undefined;
  check(subject: Subject): Problem[];
}

/** The problems found by one rule. */
export interface Finding {
  readonly rule: Pick<Rule, 'name'>;
  readonly problems: readonly Problem[];
  readonly skipped?: string | undefined;
}
