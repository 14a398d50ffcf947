import { stripVTControlCharacters } from 'node:util';
import type { JsonTestResults } from 'vitest/reporters';

/** What one step of a rehearsal found about one touch point. */
export interface Finding {
  /** A touch point, the build or a user action. */
  subject: string;
  state: 'ok' | 'broke' | 'skipped';
  /** Why it broke or was skipped, in one sentence. */
  reason?: string;
}

const ENGINE = '@rspress/core';

/** Reads the package to install from the arguments. @throws an error that shows a valid argument. */
export function engineOf(args: readonly string[]): string {
  const [spec = '', ...others] = args;
  if (!spec.startsWith(`${ENGINE}@`) || spec.endsWith('@') || others.length > 0) {
    const given =
      args.length > 0 ? `"${args.join(' ')}" isn't a version of the engine` : 'no version';
    throw new Error(`${given}: give one, such as ${ENGINE}@latest.`);
  }
  return spec;
}

/** First line of a message without its colors and the name of the error class. */
export const firstLine = (message: string): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim().replace(/^\w*Error(?: \[\w+\])?: /, ''))
    .find((line) => line !== '') ?? 'no message';

/** Explains in one sentence why npm didn't install `spec`, from what npm printed. */
export function installProblem(spec: string, printed: string): string {
  if (/\b(?:ETARGET|E404)\b/.test(printed)) {
    return `${spec} isn't published; \`npm view ${ENGINE} versions\` lists the versions.`;
  }
  const [, reason = firstLine(printed)] = /^npm error (?!code )(\S.*)$/m.exec(printed) ?? [];
  return `npm couldn't install ${spec}: ${reason}`;
}

/** Explains in one line why a build failed: the first line that starts with an error, or else the last line. */
export function buildProblem(printed: string): string {
  const lines = stripVTControlCharacters(printed).trimEnd().split('\n');
  return firstLine(lines.find((line) => /^\W*\w*error\b/i.test(line)) ?? lines.at(-1) ?? '');
}

/** One finding per contract test, and one for a test file that didn't get as far as its tests. */
export function contractFindings({ testResults }: JsonTestResults): Finding[] {
  return testResults.flatMap(({ status, message, assertionResults }) => {
    const findings = assertionResults.map(({ title, status: state, failureMessages }): Finding => {
      if (state === 'passed') return { subject: title, state: 'ok' };
      const [failure] = failureMessages ?? [];
      return failure === undefined
        ? { subject: title, state: 'skipped', reason: 'the contract tests failed before it' }
        : { subject: title, state: 'broke', reason: firstLine(failure) };
    });
    const isExplained = findings.some(({ state }) => state === 'broke');
    if (status === 'passed' || isExplained) return findings;
    return [
      { subject: 'the contract tests start', state: 'broke', reason: firstLine(message) },
      ...findings,
    ];
  });
}

/** The line that is printed for a finding. */
export const lineOf = ({ subject, state, reason }: Finding): string =>
  `${state.padEnd(7)}  ${subject}${reason === undefined ? '' : `: ${reason}`}`;
