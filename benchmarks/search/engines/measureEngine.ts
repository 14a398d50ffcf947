import type { PlacedPage } from '@search/index/buildIndex';
import { DEFAULT_LANGUAGE, type Language } from '@config/site';
import { HITS_IN_VIEW } from '@search/client/searchClient';
import type { GoldenQuery } from '../goldenQueries';
import { percentile, qualityOf, type Answered } from '../quality';
import type { SearchEngine } from './SearchEngine';

/** Queries whose bytes are measured: the first, and then one at this interval. */
const BYTES_EVERY = 10;

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
const milliseconds = (ms: number): string => `${ms.toFixed(1)} ms`;

/** A line of a Markdown table. */
export const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Runs all golden queries with an engine; returns the cells of its row, from the mean reciprocal rank on. */
export async function measureEngine(
  engine: SearchEngine,
  pages: readonly PlacedPage[],
  lang: Language,
  queries: readonly GoldenQuery[],
): Promise<string[]> {
  const index = await engine.open(pages, lang);
  const prefix = lang === DEFAULT_LANGUAGE ? '' : `/${lang}`;
  const answers: Answered[] = [];
  const times: number[] = [];
  // A warm-up run, for compiled code and parts of an index that load on first use.
  for (const { query } of queries) await index.search(query);
  for (const golden of queries) {
    const start = performance.now();
    const routes = await index.search(golden.query);
    times.push(performance.now() - start);
    const found = routes.slice(0, HITS_IN_VIEW).map((route) => route.slice(prefix.length));
    answers.push({ ...golden, found });
  }
  const clients: number[] = [];
  const indexes: number[] = [];
  for (const { query } of queries.filter((_, at) => at % BYTES_EVERY === 0)) {
    const bytes = await index.firstQueryBytes(query);
    clients.push(bytes.client);
    indexes.push(bytes.index);
  }
  await index.close();
  const { meanReciprocalRank, hitAt1, hitAt3, empty } = qualityOf(answers);
  return [
    meanReciprocalRank.toFixed(3),
    percent(hitAt1),
    percent(hitAt3),
    percent(empty),
    kilobytes(percentile(clients, 0.5)),
    kilobytes(percentile(indexes, 0.5)),
    milliseconds(percentile(times, 0.5)),
    milliseconds(percentile(times, 0.95)),
  ];
}
