import { describe, expect, it } from 'vitest';
import { closingLine, countStep, totalCounts } from './counts';

const vitest = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
const playwright = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3, startTime: '' } };

describe('a step counts', () => {
  it('as one test without a report', () => {
    expect(countStep(true, undefined)).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(countStep(false, undefined)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('every unit test', () => {
    expect(countStep(false, JSON.stringify(vitest))).toEqual({ passed: 7, failed: 1, skipped: 3 });
  });

  it('every browser test, and one that passed on the second try as passed', () => {
    expect(countStep(false, JSON.stringify(playwright))).toEqual({
      passed: 6,
      failed: 1,
      skipped: 3,
    });
  });

  it('every content rule', () => {
    expect(countStep(true, '{"passed":16,"failed":0}')).toEqual({
      passed: 16,
      failed: 0,
      skipped: 0,
    });
  });

  it('as failed if the runner failed without a failed test', () => {
    expect(countStep(false, '{"passed":16,"failed":0}')).toMatchObject({ passed: 16, failed: 1 });
    expect(countStep(false, '{"passed":')).toMatchObject({ passed: 0, failed: 1 });
  });
});

it('prints a final line that mentions skipped tests only if there are any', () => {
  const steps = [countStep(true, undefined), countStep(true, '{"passed":2,"failed":0}')];
  expect(closingLine(totalCounts(steps))).toBe('3 passed, 0 failed');
  expect(closingLine({ passed: 1, failed: 2, skipped: 3 })).toBe('1 passed, 2 failed, 3 skipped');
});
