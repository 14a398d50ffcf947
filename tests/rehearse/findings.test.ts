import { describe, expect, it } from 'vitest';
import type { JsonTestResults } from 'vitest/reporters';
import { buildProblem, contractFindings, engineOf, installProblem, lineOf } from './findings';

describe('engineOf', () => {
  it.each(['@rspress/core@2.0.21', '@rspress/core@latest'])('accepts %s', (spec) => {
    expect(engineOf([spec])).toBe(spec);
  });

  it.each([
    [[], 'no version: give one'],
    [['2.0.21'], '"2.0.21" isn\'t a version of the engine'],
    [['@rspress/core@'], "isn't a version"],
    [['react@19.0.0'], "isn't a version"],
    [['@rspress/core@2.0.21', '@rspress/core@2.0.20'], "isn't a version"],
  ])('rejects %j and shows a valid argument', (args, sentence) => {
    expect(() => engineOf(args)).toThrow(sentence);
    expect(() => engineOf(args)).toThrow('@rspress/core@latest');
  });
});

describe('installProblem', () => {
  it('reports an unknown version', () => {
    const printed = 'npm error code ETARGET\nnpm error notarget No matching version found.';
    expect(installProblem('@rspress/core@9.9.9', printed)).toMatch(
      /^@rspress\/core@9\.9\.9 isn't published; .*versions/,
    );
  });

  it('returns the reason for any other failure, without its code', () => {
    const printed = 'npm warn old\nnpm error code ENOTFOUND\nnpm error network is unreachable\n';
    expect(installProblem('@rspress/core@2.0.21', printed)).toBe(
      "npm couldn't install @rspress/core@2.0.21: network is unreachable",
    );
  });
});

describe('buildProblem', () => {
  it('is the first line that starts with an error, without colors, class and code', () => {
    const printed =
      'const err = new Error(text);\n\n\u001B[31mError [ERR_GONE]: no such module\u001B[0m\n  at x\n';
    expect(buildProblem(printed)).toBe('no such module');
  });

  it('is the last line if there is no such line', () => {
    expect(buildProblem('start\nended early\n')).toBe('ended early');
  });
});

/** A report of Vitest about one test file. */
const report = (
  status: 'passed' | 'failed',
  tests: { title: string; status: 'passed' | 'failed' | 'skipped'; failure?: string }[],
  message = '',
): JsonTestResults =>
  ({
    testResults: [
      {
        status,
        message,
        assertionResults: tests.map(({ failure, ...test }) => ({
          ...test,
          failureMessages: failure === undefined ? [] : [failure],
        })),
      },
    ],
  }) as unknown as JsonTestResults;

describe('contractFindings', () => {
  it('lists each broken touch point, with the first line of its error', () => {
    const findings = contractFindings(
      report('failed', [
        { title: 'splits styles', status: 'passed' },
        { title: 'exports compile()', status: 'failed', failure: 'Error: it is gone\n    at x' },
      ]),
    );
    expect(findings.map(lineOf)).toEqual([
      'ok       splits styles',
      'broke    exports compile(): it is gone',
    ]);
  });

  it('reports a test file that fails before its tests, which then count as skipped', () => {
    const findings = contractFindings(
      report('failed', [{ title: 'splits styles', status: 'skipped' }], 'Cannot find module x'),
    );
    expect(findings.map(lineOf)).toEqual([
      'broke    the contract tests start: Cannot find module x',
      'skipped  splits styles: the contract tests failed before it',
    ]);
  });
});
