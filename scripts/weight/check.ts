/**
 * npm run check:weight
 *
 * Weighs what the heaviest pages of the built site load at first, and fails where a budget is broken, or left so far
 * behind that it would no longer tell. No browser, no clock: the same build always weighs the same.
 */
import '../help.mjs';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { FACT_KINDS, linkFactsFile } from '@config/facts/linkFacts';
import { LANGUAGES, site } from '@config/site';
import { budgets, FACTS_LIMIT, listBudgets, LISTS } from './budgets';
import { verdict } from './verdict';
import { KINDS, weigh } from './weigh';

const DIST = join(import.meta.dirname, '../../dist');

/** Shown at unknown URLs in any language, so it contains the strings of all. */
const NOT_FOUND = '404.html';

const pages = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.html') && name !== NOT_FOUND,
);
const faults: string[] = [];

function compare(some: readonly string[], limits: Partial<typeof budgets>): void {
  const heaviest = weigh(DIST, some, site.base);
  for (const kind of KINDS) {
    const { page, weight } = heaviest[kind];
    const limit = limits[kind];
    if (!limit) continue;
    const { what, ...budget } = limit;
    console.log(`${what}: ${weight.gzip} bytes with gzip, ${weight.brotli} with brotli (${page})`);
    faults.push(...verdict(what, weight, budget));
  }
}

compare(
  pages.filter((page) => !LISTS.test(page)),
  budgets,
);
compare(
  pages.filter((page) => LISTS.test(page)),
  listBudgets,
);
for (const { lang } of LANGUAGES) {
  for (const file of FACT_KINDS.map((kind) => linkFactsFile(kind, lang))) {
    const bytes = brotliCompressSync(readFileSync(join(DIST, file))).length;
    console.log(`The data of link cards: ${bytes} bytes with brotli (${file})`);
    if (bytes > FACTS_LIMIT) {
      faults.push(
        `${file} weighs ${bytes} bytes with brotli, ${bytes - FACTS_LIMIT} more than its limit: shorten first sentences, or split the file`,
      );
    }
  }
}
for (const fault of faults) console.error(`scripts/weight/budgets.ts  ${fault}`);
if (faults.length > 0) process.exitCode = 1;
