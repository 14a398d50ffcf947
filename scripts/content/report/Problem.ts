import type { FileDiagnostic } from '@diagnostics/Diagnostic';
import type { Site } from '../site/Site';

/** Characters of one line to be replaced; none where `length` is 0. */
export interface Edit {
  /** Counted from 1. */
  readonly line: number;
  readonly column: number;
  readonly length: number;
  readonly text: string;
}

/** One thing that is wrong, said so that a writer can mend it without asking. */
export interface Problem extends FileDiagnostic {
  /** Another file that could have caused it: `--changed` reports the problem when either changed. */
  readonly related?: string | undefined;
  /** `report` is printed as a count (`--verbose` lists it) and fails nothing. */
  readonly severity?: Severity | undefined;
  /** What `--fix` does, where a program can tell. */
  readonly edits?: readonly Edit[] | undefined;
}

type Severity = 'fail' | 'report';

/** A rule over the pages as written, or over another subject such as the built site. */
export interface Rule<Subject = Site> {
  /** What `--only` takes. */
  readonly name: string;
  /** What holds when the rule finds nothing, in one sentence. */
  readonly description: string;
  /** Of its problems that say none of their own; `fail` where it is left out. */
  readonly severity?: Severity;
  /** Why there is nothing to check yet, in one sentence that is printed; the rule then does not run. */
  skipped?(subject: Subject): string | undefined;
  check(subject: Subject): Problem[];
}

/** What one rule found. */
export interface Finding {
  readonly rule: Pick<Rule, 'name'>;
  readonly problems: readonly Problem[];
  readonly skipped?: string | undefined;
}
