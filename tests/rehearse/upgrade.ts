/**
 * npm run rehearse:upgrade -- @rspress/core@2.0.21
 *
 * Rehearses an upgrade of the engine: copies the tracked files to a temporary folder, installs that version there, runs
 * the contract tests of engine/, the build and a smoke test in the browser, and prints for each touch point whether it
 * still works. The project itself stays as it is. `@rspress/core@latest` takes the newest version.
 */
import '../../scripts/help.mjs';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { JsonTestResults } from 'vitest/reporters';
import { startGroup } from '../../scripts/processes/processGroup';
import {
  buildProblem,
  contractFindings,
  engineOf,
  installProblem,
  lineOf,
  type Finding,
} from './findings';
import { smokeTest } from './smokeTest';

const ROOT = path.join(import.meta.dirname, '../..');
const OUTPUT_KEPT = 100_000;
const REPORT = '.cache/contract.json';

/** Copies the tracked files to a temporary folder, which is removed when the process ends. */
function copyProject(): string {
  const copy = mkdtempSync(path.join(realpathSync(tmpdir()), 'rehearsal-'));
  process.on('exit', () => {
    rmSync(copy, { recursive: true, force: true });
  });
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' });
  for (const file of tracked.split('\0')) {
    const from = path.join(ROOT, file);
    if (file && existsSync(from)) cpSync(from, path.join(copy, file));
  }
  return copy;
}

/** Runs a program in `cwd` to its end; Ctrl+C also ends the processes that it has started. */
async function run(cwd: string, command: string, ...args: string[]) {
  const { child, output, end } = startGroup(command, args, { cwd, outputKept: OUTPUT_KEPT });
  const stop = () => {
    end();
    process.exit(130);
  };
  process.once('SIGINT', stop);
  await once(child, 'close');
  process.off('SIGINT', stop);
  return { isOk: child.exitCode === 0, printed: output() };
}

const versionIn = (folder: string): string => {
  const file = path.join(folder, 'node_modules/@rspress/core/package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
};

async function contract(copy: string): Promise<Finding[]> {
  const vitest = path.join(copy, 'node_modules/vitest/vitest.mjs');
  const options = ['--reporter=json', `--outputFile=${REPORT}`];
  const { printed } = await run(
    copy,
    process.execPath,
    vitest,
    'run',
    'engine/contract',
    ...options,
  );
  const report = path.join(copy, REPORT);
  if (existsSync(report)) {
    return contractFindings(JSON.parse(readFileSync(report, 'utf8')) as JsonTestResults);
  }
  return [{ subject: 'the contract tests start', state: 'broke', reason: buildProblem(printed) }];
}

async function buildAndLook(copy: string): Promise<Finding[]> {
  const subject = 'npm run build';
  const { isOk, printed } = await run(copy, 'npm', 'run', 'build');
  if (isOk) return [{ subject, state: 'ok' }, ...(await smokeTest(path.join(copy, 'dist')))];
  return [
    { subject, state: 'broke', reason: buildProblem(printed) },
    { subject: 'the smoke test', state: 'skipped', reason: 'there is no built site' },
  ];
}

function print(findings: readonly Finding[]): void {
  for (const finding of findings) console.log(lineOf(finding));
  if (findings.some(({ state }) => state === 'broke')) process.exitCode = 1;
}

async function rehearse(): Promise<void> {
  const spec = engineOf(process.argv.slice(2));
  const copy = copyProject();
  const options = ['--save-exact', '--no-audit', '--no-fund'];
  const { isOk, printed } = await run(copy, 'npm', 'install', ...options, spec);
  if (!isOk) throw new Error(installProblem(spec, printed));
  console.log(`@rspress/core ${versionIn(copy)}, in place of ${versionIn(ROOT)}`);
  print(await contract(copy));
  print(await buildAndLook(copy));
}

rehearse().catch((error: unknown) => {
  console.error(`rehearse:upgrade: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
