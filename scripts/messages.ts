/**
 * npm run messages -- [--unexplained]
 *
 *   --unexplained  only messages without an entry on the pages and without an excuse
 *
 * Prints every message that the documented packages print or throw: its level, package and place, its text, and the
 * entry that explains it, or the reason why it has none.
 */
import './help.mjs';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { entriesOf } from '@search/messages/entries';
import { coverageReader, type Coverage } from './messages/messageCoverage';
import { readMessages } from './messages/readMessages';
import facts from '@config/facts/messages.json';

const SCOPE = path.resolve('scripts/documented/node_modules/@rsbuild');
const PAGES = 'docs/en/guide/faq';

const { values } = parseArgs({ options: { unexplained: { type: 'boolean', default: false } } });

/** Entries by page; their ids begin with its name. */
const entries = readdirSync(PAGES)
  .filter((name) => /^messages(?:-\w+)?\.mdx$/.test(name))
  .flatMap((name) =>
    entriesOf(readFileSync(path.join(PAGES, name), 'utf8')).map((entry) => ({
      ...entry,
      id: `${path.parse(name).name}#${entry.id}`,
    })),
  );

function textOf(coverage: Coverage | undefined): string {
  if (coverage === undefined) return 'NO ENTRY';
  return 'entry' in coverage ? coverage.entry : coverage.reason;
}

const names = Object.keys(facts.packages).map((name) => name.replace('@rsbuild/', ''));
const { messages } = readMessages(SCOPE, names);
const coverageOf = coverageReader(entries);
const counts = { entries: 0, excused: 0, missing: 0 };
for (const message of messages) {
  const coverage = coverageOf(message);
  if (coverage === undefined) counts.missing += 1;
  else if ('entry' in coverage) counts.entries += 1;
  else counts.excused += 1;
  if (values.unexplained && coverage !== undefined) continue;
  console.log(
    `${message.level}  ${message.package}  ${message.place}\n  ${message.template}\n  ${textOf(coverage)}`,
  );
}
console.log(
  `${String(messages.length)} messages: ${String(counts.entries)} with an entry, ${String(counts.excused)} excused, ${String(counts.missing)} without either. The pages have ${String(entries.length)} entries.`,
);
