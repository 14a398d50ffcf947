import type { FileDiagnostic } from '@diagnostics/Diagnostic';

/** A failed claim, as reported by the test runner. */
export interface Failure {
  /** Path relative to the project root. */
  readonly file: string;
  readonly line: number;
  /** Route of the page: `config/output/source-map`. */
  readonly route: string;
  /** Title of the claim: the sentence that it proves. */
  readonly sentence: string;
  readonly message: string;
}

/** Formats a failed claim for a writer. */
export function brokenClaim({ file, line, route, sentence, message }: Failure): FileDiagnostic {
  const found = message.split('\n').find((text) => text.trim() !== '') ?? 'no reason given';
  return {
    file,
    line,
    found: `“${sentence}” doesn't hold: ${found.replace(' // Object.is equality', '').trim()}`,
    remedy: `correct ${route} in both languages, or the claim`,
  };
}
