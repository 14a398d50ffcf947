import { z } from 'zod';

/** Number of a step's tests that passed, failed, or did not run. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const count = z.number().int().nonnegative();

/** The three report formats of the steps' runners. */
const report = z.union([
  // Vitest's json reporter
  z
    .object({
      numPassedTests: count,
      numFailedTests: count,
      numPendingTests: count,
      numTodoTests: count,
    })
    .transform((r) => ({
      passed: r.numPassedTests,
      failed: r.numFailedTests,
      skipped: r.numPendingTests + r.numTodoTests,
    })),
  // Playwright's json reporter
  z
    .object({
      stats: z.object({ expected: count, unexpected: count, flaky: count, skipped: count }),
    })
    .transform(({ stats }) => ({
      passed: stats.expected + stats.flaky,
      // A test that passes only when retried doesn't count as one.
      failed: stats.unexpected,
      skipped: stats.skipped,
    })),
  // The checks of this project
  z
    .object({ passed: count, failed: count })
    .transform(({ passed, failed }) => ({ passed, failed, skipped: 0 })),
]);

/**
 * The counts of a finished step.
 * @param succeeded whether its command exited with 0
 * @param reportText the runner's report; undefined for a step that counts as one test
 */
export function countStep(succeeded: boolean, reportText: string | undefined): Counts {
  const parsed = report.safeParse(parseJson(reportText));
  if (!parsed.success) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 };
  const counts = parsed.data;
  // A runner can fail although every test passed.
  return !succeeded && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Adds up all steps. */
export function totalCounts(steps: readonly Counts[]): Counts {
  return steps.reduce(
    (total, step) => ({
      passed: total.passed + step.passed,
      failed: total.failed + step.failed,
      skipped: total.skipped + step.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** The last line of a run: `12 passed, 0 failed`, with `, 1 skipped` if any was. */
export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
