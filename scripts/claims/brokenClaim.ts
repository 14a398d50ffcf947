import type { FileDiagnostic } from '@diagnostics/Diagnostic';

/** A claim that failed, as the test runner reports it. */
export interface Failure {
  /** Path below the project root. */
  readonly file: string;
  readonly line: number;
  /** The route of the page: `config/output/source-map`. */
  readonly route: string;
  /** The title of the claim: the sentence that it proves. */
  readonly sentence: string;
  readonly message: string;
}

/** What a writer reads of a claim that failed. */
export function brokenClaim({ file, line, route, sentence, message }: Failure): FileDiagnostic {
  const found = message.split('\n').find((text) => text.trim() !== '') ?? 'no reason given';
  return {
    file,
    line,
    found: `“${sentence}” doesn't hold: ${found.replace(' // Object.is equality', '').trim()}`,
    remedy: `correct ${route} in both languages, or the claim`,
  };
}
