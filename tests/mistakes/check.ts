/**
 * npm run check:mistakes -- [--verbose] [part of a kind]
 *
 *   --verbose       also prints the reported lines
 *   part of a kind  only the mistakes whose kind contains it
 *
 * Plants common mistakes, one at a time, and prints which command reports each, and at which line.
 */
import '../../scripts/help.mjs';
import { parseArgs } from 'node:util';
import { CONTENT_MISTAKES } from './contentMistakes';
import { findMistake, type Report } from './findMistake';
import { findSampleMistakes } from './findSampleMistakes';
import type { Mistake } from './Mistake';
import { SAMPLE_MISTAKES } from './sampleMistakes';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { verbose: { type: 'boolean', default: false } },
});
const isWanted = ({ kind }: Mistake): boolean => positionals.every((part) => kind.includes(part));

let missed = 0;
let passed = 0;

function print(command: string, mistake: Mistake, { line, isFound, others }: Report): void {
  const { kind, rule, passes } = mistake;
  if (!isFound && passes === undefined) missed += 1;
  if (!isFound && passes !== undefined) passed += 1;
  const place = line.split('  ')[0] ?? '';
  const verdict = isFound ? `${command}  ${rule}` : passes ? `passes: ${passes}` : 'MISSED';
  console.log(`${kind.padEnd(50)} ${verdict.padEnd(36)} ${isFound ? place : ''}`);
  if (values.verbose) for (const text of [line, ...others]) console.log(`    ${text}`);
}

const content = CONTENT_MISTAKES.filter(isWanted);
for (const mistake of content) print('check:content', mistake, await findMistake(mistake));
const samples = SAMPLE_MISTAKES.filter(isWanted);
const reports = await findSampleMistakes(samples);
for (const [index, mistake] of samples.entries()) {
  const report = reports[index];
  if (report) print('check:samples', mistake, report);
}

const count = content.length + samples.length;
console.log(
  `${String(count)} kinds of mistakes: ${String(count - missed - passed)} told, ${String(passed)} known to pass, ${String(missed)} missed.`,
);
process.exitCode = missed > 0 ? 1 : 0;
