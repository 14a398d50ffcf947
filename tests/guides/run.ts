/**
 * Follows the quick start, the framework pages, and the migration pages step by step, like a user.
 *
 *   npm run test:guides -- [page…]      the pages whose path contains one of these; all by default
 */
import '../../scripts/help.mjs';
import { follow, type Outcome } from './follow';
import { WALKS, type Walk } from './guides';
import { launchBrowser } from './look';

const names = process.argv.slice(2);
const chosen = WALKS.filter(
  ({ page }) => names.length === 0 || names.some((name) => page.includes(name)),
);
if (chosen.length === 0) {
  const known = [...new Set(WALKS.map(({ page }) => page))];
  console.error(`no page has ${names.join(' or ')} in its path; there are ${known.join(', ')}`);
  process.exit(1);
}

const MARKS = { ok: '✓', skipped: '–', failed: '✗' } as const;

function tell({ place, what, state, seconds, detail }: Outcome): void {
  const [first = '', ...rest] = detail.split('\n');
  const time = seconds < 1 ? '' : `  ${seconds.toFixed(1)} s`;
  console.log(`  ${MARKS[state]} ${place}  ${what}${time}${first && `  → ${first}`}`);
  for (const line of rest) console.log(`      ${line}`);
}

const count = (outcomes: readonly Outcome[], state: Outcome['state']): number =>
  outcomes.filter((outcome) => outcome.state === state).length;

function summary({ page, from }: Walk, outcomes: readonly Outcome[]): string {
  const seconds = outcomes.reduce((sum, outcome) => sum + outcome.seconds, 0);
  const last = outcomes.at(-1);
  const seen = last?.state === 'ok' ? last.detail : `failed at ${last?.place ?? 'the start'}`;
  return `| ${page} | ${from} | ${outcomes.length} | ${seconds.toFixed(0)} | ${seen} |`;
}

const browser = await launchBrowser();
const table = [
  '| page | from | steps | seconds | Chromium shows |',
  '| --- | --- | --- | --- | --- |',
];
const all: Outcome[] = [];
for (const walk of chosen) {
  console.log(`\n${walk.page}, from ${walk.from}`);
  const outcomes = await follow(walk, browser, tell);
  all.push(...outcomes);
  table.push(summary(walk, outcomes));
}
await browser.close();

console.log(`\n${table.join('\n')}\n`);
console.log(
  `${count(all, 'ok')} passed, ${count(all, 'failed')} failed, ${count(all, 'skipped')} skipped`,
);
if (count(all, 'failed') > 0) process.exitCode = 1;
