import { sentenceOf } from '@diagnostics/Diagnostic';
import { annotations } from './annotations';
import type { Finding } from './Problem';

interface ReportOptions {
  readonly isVerbose: boolean;
  readonly hasAnnotations: boolean;
  readonly fileCount: number;
  readonly milliseconds: number;
}

/** Prints `file:line  what was found  what to do  [rule]`, sorted by file and line, then a summary. */
export function report(findings: readonly Finding[], options: ReportOptions): string {
  const failing = findings.filter(isFailing).map(onlyFailing);
  const counted = findings.map(onlyReported).filter(({ problems }) => problems.length > 0);
  return [
    ...lines(failing),
    ...(options.isVerbose ? lines(counted) : []),
    ...(options.hasAnnotations ? failing.flatMap(annotations) : []),
    ...counted.map(({ rule, problems }) => {
      const hint = options.isVerbose ? '' : ' (--verbose lists them)';
      return `${rule.name}: ${String(problems.length)} reported, not failing${hint}`;
    }),
    ...findings.flatMap(({ rule, skipped }) =>
      skipped === undefined ? [] : `${rule.name}: skipped, ${skipped}`,
    ),
    summary(findings, options),
  ].join('\n');
}

export function isFailing({ problems }: Finding): boolean {
  return problems.some(({ severity }) => severity !== 'report');
}

const onlyFailing = (finding: Finding): Finding => ({
  ...finding,
  problems: finding.problems.filter(({ severity }) => severity !== 'report'),
});

const onlyReported = (finding: Finding): Finding => ({
  ...finding,
  problems: finding.problems.filter(({ severity }) => severity === 'report'),
});

function lines(findings: readonly Finding[]): string[] {
  return findings
    .flatMap(({ rule, problems }) => problems.map((problem) => ({ rule, ...problem })))
    .sort((a, b) => compareText(a.file, b.file) || a.line - b.line)
    .map((problem) => `${sentenceOf({ ...problem, column: undefined })}  [${problem.rule.name}]`);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function summary(findings: readonly Finding[], { fileCount, milliseconds }: ReportOptions): string {
  const failing = findings.filter(isFailing).map(onlyFailing);
  const count = failing.reduce((sum, { problems }) => sum + problems.length, 0);
  const ran = findings.filter(({ skipped }) => skipped === undefined);
  const scope = `${String(ran.length)} rules, ${String(fileCount)} files, ${(milliseconds / 1000).toFixed(1)} s`;
  if (count === 0) return `No problems (${scope}).`;
  const names = failing.map(({ rule, problems }) => `${rule.name} ${String(problems.length)}`);
  const summary = `${String(count)} ${count === 1 ? 'problem' : 'problems'}: ${names.join(', ')} (${scope}).`;
  const fixable = failing.flatMap(({ problems }) => problems).filter(({ edits }) => edits).length;
  return fixable === 0 ? summary : `${summary} --fix fixes ${String(fixable)} of them.`;
}
