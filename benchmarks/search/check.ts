/**
 * npm run check:search -- [query]…
 *
 *   query  prints the first pages that it finds in each language, and checks nothing
 *
 * Asks the built index all golden queries, without a browser, and fails where too few find their page or a query
 * would cost too many bytes. `npm run benchmark:search` measures the same in a browser, and time too.
 */
import '../../scripts/help.mjs';
import { parseArgs } from 'node:util';
import { LANGUAGES } from '@config/site';
import { INDEX_BYTES, LEAST_HIT_AT_3, LEAST_MEAN_RECIPROCAL_RANK, LEAST_QUERIES } from './budget';
import { mostBytes, openBuiltSearch } from './builtSearch';
import { readGoldenQueries, readUnseenQueries, type GoldenQuery } from './goldenQueries';
import { qualityOf, rankOf } from './quality';

/** Pages that a query from the command line prints. */
const SHOWN = 5;

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

const { positionals: asked } = parseArgs({ allowPositionals: true });

for (const { lang } of LANGUAGES) {
  const ask = openBuiltSearch(lang);
  if (asked.length > 0) {
    for (const query of asked) {
      console.log(`${lang}: ${query}: ${ask(query).found.slice(0, SHOWN).join(', ') || 'no page'}`);
    }
    continue;
  }
  const answered = (golden: GoldenQuery) => ({ ...golden, ...ask(golden.query) });
  const answers = readGoldenQueries(lang).built.map(answered);
  const unseen = qualityOf(readUnseenQueries(lang).map(answered));
  const { queries, hitAt1, hitAt3, meanReciprocalRank } = qualityOf(answers);
  const heaviest = answers.reduce((a, b) => (b.bytes > a.bytes ? b : a));
  const most = mostBytes(lang);
  console.log(
    `${lang}: ${queries} queries, hit@1 ${percent(hitAt1)}, hit@3 ${percent(hitAt3)}, ` +
      `mean reciprocal rank ${meanReciprocalRank.toFixed(3)}, ` +
      `at most ${kilobytes(heaviest.bytes)} (${heaviest.query}), ${kilobytes(most)} for any query; ` +
      `never tuned on: ${unseen.queries} queries, mean reciprocal rank ${unseen.meanReciprocalRank.toFixed(3)}`,
  );
  const faults: string[] = [];
  if (queries < LEAST_QUERIES) {
    faults.push(
      `only ${queries} golden queries have a built page; at least ${LEAST_QUERIES} should`,
    );
  }
  if (hitAt3 < LEAST_HIT_AT_3) {
    const lost = answers.filter((a) => rankOf(a) === 0 || rankOf(a) > 3);
    faults.push(
      `hit@3 is ${percent(hitAt3)}, the floor ${percent(LEAST_HIT_AT_3)}; not among the first three:`,
      ...lost.map(({ query, pages }) => `  ${query}: ${pages.join(' or ')}`),
    );
  }
  if (meanReciprocalRank < LEAST_MEAN_RECIPROCAL_RANK) {
    const late = answers.filter((a) => rankOf(a) !== 1);
    faults.push(
      `mean reciprocal rank is ${meanReciprocalRank.toFixed(3)}, the floor ${LEAST_MEAN_RECIPROCAL_RANK}; not first:`,
      ...late.map(({ query, pages }) => `  ${query}: ${pages.join(' or ')}`),
    );
  }
  if (most > INDEX_BYTES) {
    faults.push(`index and passages may weigh ${most} bytes, more than ${INDEX_BYTES}`);
  }
  for (const fault of faults) console.error(`${lang}: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
