/**
 * npm test
 *
 * Runs every check of the project in order, each to its end whatever the others say, and closes
 * with one line that counts all that ran.
 */
import './help.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { closingLine, countStep, totalCounts, type Counts } from './test/counts';

const ROOT = path.join(import.meta.dirname, '..');
const REPORTS = path.join(ROOT, '.cache/reports');

interface Step {
  /** The npm script that a person runs for the same. */
  script: string;
  /** What makes its runner write a report to the file: arguments and environment. */
  report?: (file: string) => { args: string[]; env?: Record<string, string> };
  /** The script without whose success this one has nothing to look at. */
  needs?: string;
}

const jsonOption = (file: string) => ({ args: ['--json', file] });

const STEPS: Step[] = [
  { script: 'format:check' },
  { script: 'lint:code' },
  { script: 'lint:style' },
  { script: 'typecheck' },
  {
    script: 'test:unit',
    report: (file) => ({
      args: ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    }),
  },
  { script: 'check:content', report: jsonOption },
  { script: 'check:options' },
  { script: 'check:samples', report: jsonOption },
  { script: 'check:claims', report: jsonOption },
  { script: 'build' },
  { script: 'check:output', report: jsonOption, needs: 'build' },
  { script: 'check:weight', needs: 'build' },
  { script: 'check:search', needs: 'build' },
  {
    script: 'test:browser',
    report: (file) => ({
      args: ['--reporter=dot,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    }),
    needs: 'build',
  },
];

function runStep({ script, report }: Step): { succeeded: boolean; counts: Counts } {
  const file = path.join(REPORTS, `${script.replace(':', '-')}.json`);
  const { args, env = {} } = report?.(file) ?? { args: [] };
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const succeeded = status === 0;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  return { succeeded, counts: countStep(succeeded, text) };
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const failed = new Set<string>();
const counts = STEPS.map((step) => {
  console.log(`\n── npm run ${step.script}`);
  if (step.needs !== undefined && failed.has(step.needs)) {
    console.log(`skipped: npm run ${step.needs} failed`);
    failed.add(step.script);
    return { passed: 0, failed: 0, skipped: 1 };
  }
  const start = performance.now();
  const result = runStep(step);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (!result.succeeded) failed.add(step.script);
  console.log(`── ${step.script}: ${closingLine(result.counts)} in ${seconds} s`);
  return result.counts;
});

const total = totalCounts(counts);
if (failed.size > 0) console.log(`\nfailed: ${[...failed].join(', ')}`);
console.log(`\n${closingLine(total)}`);
process.exitCode = failed.size > 0 || total.failed > 0 ? 1 : 0;
