/**
 * npm test
 * npm run test:sweep -- [--shard 2/4]
 * npm run check
 *
 * Runs checks of the project, each to its end whatever the others say, and closes with one line that counts all that
 * ran. `npm test` runs every check and visits each page in one size and scheme. The sweep visits each in all of them, and
 * runs property tests much longer. `check` looks only at files that differ from the main branch.
 */
import './help.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { closingLine, countStep, totalCounts } from './test/counts';
import { runSteps, type Outcome } from './test/runSteps';
import { changedFiles } from './content/report/changedFiles';
import { changeSteps, DAILY, sweepSteps, type Step } from './test/steps';

const ROOT = path.join(import.meta.dirname, '..');
const REPORTS = path.join(ROOT, '.cache/reports');

/** Programs whose output is collected can't detect a terminal. */
const COLORS = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};

const { values } = parseArgs({
  options: {
    changed: { type: 'boolean', default: false },
    sweep: { type: 'boolean', default: false },
    shard: { type: 'string' },
  },
});

async function perform(step: Step, isAlone: boolean): Promise<Outcome> {
  const [program = '', ...args] = step.command;
  const file = path.join(REPORTS, `${step.name.replace(':', '-')}.json`);
  const report = step.report?.(file);
  const start = performance.now();
  const child = spawn(program, [...args, ...(report?.args ?? [])], {
    cwd: ROOT,
    stdio: ['inherit', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
    env: { ...process.env, ...COLORS, ...step.env, ...report?.env },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => output.push(chunk));
  }
  if (isAlone) console.log(`\n── ${step.name}`);
  const [status] = (await once(child, 'close')) as [number | null];
  if (!isAlone) {
    console.log(`\n── ${step.name}`);
    process.stdout.write(Buffer.concat(output));
  }
  const succeeded = status === 0;
  const counts = countStep(succeeded, existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`── ${step.name}: ${closingLine(counts)} in ${seconds} s`);
  return { step, succeeded, counts };
}

/** The command that runs a step alone. */
const aloneCommand = ({ command, env = {} }: Step): string =>
  [...Object.entries(env).map(([name, value]) => `${name}=${value}`), ...command]
    .join(' ')
    .replace(' --silent', '')
    .replace(' --no-install', '')
    .replace(/ --$/, '');

function chosenSteps(): readonly Step[] {
  if (!values.changed) return values.sweep ? sweepSteps(values.shard) : DAILY;
  try {
    return changeSteps([...changedFiles(ROOT)]);
  } catch {
    console.error('check: no git repository with a branch main is here: run npm test instead.');
    process.exit(1);
  }
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const outcomes = await runSteps(chosenSteps(), perform);
const failed = outcomes.filter(({ succeeded }) => !succeeded);
const total = totalCounts(outcomes.map(({ counts }) => counts));
if (failed.length > 0) {
  console.log('\nThese steps failed. To run one alone:');
  for (const { step } of failed) console.log(`  ${aloneCommand(step)}`);
}
console.log(`\n${closingLine(total)}`);
process.exitCode = failed.length > 0 || total.failed > 0 ? 1 : 0;
