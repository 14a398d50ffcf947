/**
 * Asks the built site what readers ask, in a browser, and prints how well and how fast it answers.
 *
 *   npm run benchmark:search -- [--lang en|zh] [--failures]
 */
import '../../scripts/help.mjs';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { indexFile } from '@search/index/searchIndex';
import { LANGUAGES, type Language } from '@config/site';
import { launchBrowser } from '../tools/page';
import { measureFirstQuery, type FirstQuery } from './firstQuery';
import { readGoldenQueries } from './goldenQueries';
import { hostSite } from './hostSite';
import { percentile, qualityOf, rankOf, type Answered } from './quality';
import { ask, openModal, openSite, readerOf } from './searchModal';

/** Typed first on a visit; a word with many hits, in titles and in texts. */
const FIRST_QUERY: Record<Language, string> = { en: 'filename hash', zh: '文件名 hash' };

const { values: options } = parseArgs({
  options: { lang: { type: 'string' }, failures: { type: 'boolean', default: false } },
});

interface Timed extends Answered {
  ms: number;
}

async function answerAll(browser: Browser, origin: string, lang: Language): Promise<Timed[]> {
  const page = await browser.newPage(readerOf(lang));
  await openSite(page, origin, lang);
  await openModal(page);
  const answers: Timed[] = [];
  for (const golden of readGoldenQueries(lang).built) {
    answers.push({ ...golden, ...(await ask(page, golden.query, lang)) });
  }
  await page.close();
  return answers;
}

/** Files of the search index and its texts. */
const INDEXED = /\/search\/.*\.json$/;

const isText = (lang: Language) => (path: string) =>
  INDEXED.test(path) && !path.endsWith(indexFile(lang));

function bytesOf({ weights }: FirstQuery, isMeant: (path: string) => boolean): number {
  const meant = [...weights].filter(([path]) => isMeant(path));
  return meant.reduce((sum, [, bytes]) => sum + bytes, 0);
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
const milliseconds = (ms: number): string => `${ms.toFixed(0)} ms`;

function printTable(lang: Language, answers: Timed[], fast: FirstQuery, slow: FirstQuery): void {
  const { queries, hitAt1, hitAt3, meanReciprocalRank, empty } = qualityOf(answers);
  const times = answers.map(({ ms }) => ms);
  const rows: [string, string][] = [
    ['queries with a page', `${queries}`],
    ['queries whose page is not written yet', `${readGoldenQueries(lang).unwritten.length}`],
    ['hit@1', percent(hitAt1)],
    ['hit@3', percent(hitAt3)],
    ['mean reciprocal rank', meanReciprocalRank.toFixed(3)],
    ['without a result', percent(empty)],
    ['last key to results, median', milliseconds(percentile(times, 0.5))],
    ['last key to results, 95th percentile', milliseconds(percentile(times, 0.95))],
    ['first query of a visit, bytes', kilobytes(bytesOf(fast, () => true))],
    ['  the modal and its worker', kilobytes(bytesOf(fast, (path) => !INDEXED.test(path)))],
    ['  the index', kilobytes(bytesOf(fast, (path) => path.endsWith(indexFile(lang))))],
    ['  texts of the hits', kilobytes(bytesOf(fast, isText(lang)))],
    ['first query of a visit, last key to results', milliseconds(fast.afterKeyMs)],
    ['slow 4G and phone, pasted, to results', milliseconds(slow.afterKeyMs)],
    ['slow 4G and phone, opening to results', milliseconds(slow.afterOpeningMs)],
  ];
  console.log(`\n${lang}`);
  for (const [name, value] of rows) console.log(`  ${name.padEnd(52)}${value.padStart(10)}`);
}

function printFailures(answers: readonly Answered[]): void {
  for (const answer of answers.filter((candidate) => rankOf(candidate) !== 1)) {
    const { query, pages, found } = answer;
    console.log(
      `  ${query}: place ${rankOf(answer) || 'none'}, wanted ${pages.join(' or ')}, got ${found.slice(0, 3).join(' ')}`,
    );
  }
}

const { origin, stop } = await hostSite();
const browser = await launchBrowser();
try {
  for (const { lang } of LANGUAGES) {
    if (options.lang !== undefined && options.lang !== lang) continue;
    const answers = await answerAll(browser, origin, lang);
    const visit = { origin, lang, query: FIRST_QUERY[lang] };
    const fast = await measureFirstQuery(browser, { ...visit, isSlow: false });
    const slow = await measureFirstQuery(browser, { ...visit, isSlow: true });
    printTable(lang, answers, fast, slow);
    if (options.failures) printFailures(answers);
  }
} finally {
  await browser.close();
  stop();
}
