/**
 * npm run check:claims -- [--page part of a route] [--json file]
 *
 *   --page part   only the claims of pages with this in their route, each failure with its difference
 *   --json file   counts what passed and failed into a file
 *
 * Proves sentences of the pages against the packages of record in scripts/documented.
 * A claim is a test in tests/claims; tests/claims/README.md shows how to write one.
 */
import '../help.mjs';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { sentenceOf } from '@diagnostics/Diagnostic';
import { claimFiles, claimsOf, pageRoutes, unknownPages } from './claimFiles';
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

async function check(root: string): Promise<0 | 1> {
  const { values } = parseArgs({ options: { page: { type: 'string' }, json: { type: 'string' } } });
  const { page } = values;
  const start = performance.now();
  const all = claimFiles(root);
  const routes = pageRoutes(root);
  const files = page === undefined ? all : claimsOf(page, all, routes);
  const { passed, broken } = await runClaims(root, files);
  const unknown = unknownPages(files, routes);

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
