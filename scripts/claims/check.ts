/**
 * npm run check:claims -- [--page part of a route] [--changed] [--sample] [--shard 2/4] [--json file]
 *
 *   --page part    only the claims of pages with this in their route, each failure with its difference
 *   --changed      only the claims that differ from the main branch, or whose page does
 *   --sample       these, and the claims of every sixteenth page
 *   --shard 2/4    only this part of the claim files
 *   --json file    writes the number of passed and failed claims to a file
 *
 * Proves sentences of the pages against the packages of record in scripts/documented.
 * A claim is a test in tests/claims; tests/claims/README.md shows how to write one.
 */
import '../help.mjs';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { sentenceOf } from '@diagnostics/Diagnostic';
import { changedFiles } from '../content/report/changedFiles';
import {
  type ClaimFile,
  changedClaims,
  claimFiles,
  claimsOf,
  dailyClaims,
  pageRoutes,
  unknownPages,
} from './claimFiles';
import { runClaims } from './runClaims';

/** A screen is enough to see what differs; a script of the dev server has a thousand lines. */
const MOST_LINES = 24;
const MOST_CHARACTERS = 160;

function shortened(text: string): string {
  const lines = text.split('\n');
  const shown = lines
    .slice(0, MOST_LINES)
    .map((line) => (line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS)}…` : line));
  return [...shown, ...(lines.length > MOST_LINES ? ['…'] : [])].join('\n');
}

/** None in a copy without a main branch to compare with. */
function changesOrNone(root: string): ReadonlySet<string> {
  try {
    return changedFiles(root);
  } catch {
    return new Set();
  }
}

async function check(root: string): Promise<0 | 1> {
  const { values } = parseArgs({
    options: {
      page: { type: 'string' },
      changed: { type: 'boolean', default: false },
      sample: { type: 'boolean', default: false },
      shard: { type: 'string' },
      json: { type: 'string' },
    },
  });
  const { page, changed, sample, shard } = values;
  const start = performance.now();
  const all = claimFiles(root);
  const routes = pageRoutes(root);
  const chosen = page === undefined ? all : claimsOf(page, all, routes);
  let files: readonly ClaimFile[] = chosen;
  if (sample) files = dailyClaims(chosen, changesOrNone(root));
  else if (changed) files = changedClaims(chosen, changedFiles(root));
  const { passed, broken } = await runClaims(root, files, shard);
  const unknown = unknownPages(chosen, routes);

  for (const diagnostic of unknown) console.log(sentenceOf(diagnostic));
  for (const { diagnostic, difference } of broken) {
    console.log(sentenceOf(diagnostic));
    if (page !== undefined && difference !== undefined) console.log(`\n${shortened(difference)}\n`);
  }
  const failed = unknown.length + broken.length;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${passed} claims hold, ${broken.length} don't (${files.length} pages, ${seconds} s).`,
  );
  if (values.json) writeFileSync(values.json, `${JSON.stringify({ passed, failed })}\n`);
  return failed > 0 ? 1 : 0;
}

try {
  process.exitCode = await check(process.cwd());
} catch (error) {
  console.error(`check:claims stopped: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
