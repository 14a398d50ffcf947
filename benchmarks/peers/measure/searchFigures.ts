import type { Browser } from 'playwright';
import { weighRequests, type Weights } from '../../search/wireBytes';
import { DESKTOP } from '../../site/openPage';
import type { Figures } from '../../site/readerFigures';
import type { Site } from '../sites';

/** Words that occur on many pages, to enter in each engine's search. */
const QUERY = 'filename hash';
const TYPING_DELAY_MS = 100;
const LIMIT_MS = 60_000;
const BYTES_PER_KILOBYTE = 1024;

const sum = (weights: Weights): number =>
  [...weights.values()].reduce((bytes, weight) => bytes + weight, 0);

/**
 * The first search of a visit: bytes from its opening until the hits appear, including its UI and code, and what the
 * page had preloaded for it.
 */
export async function searchFigures(
  browser: Browser,
  url: string,
  { search }: Site,
): Promise<Figures> {
  const context = await browser.newContext({ viewport: DESKTOP, locale: 'en' });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(LIMIT_MS);
    const visit = weighRequests(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    const before = new Map(await visit());
    const query = weighRequests(page);
    await search.open(page);
    await page.locator(search.field).pressSequentially(QUERY, { delay: TYPING_DELAY_MS });
    if (search.result) await page.locator(search.result).first().waitFor();
    const unasked = [...before].filter(([path]) => search.fetchedUnasked?.test(path));
    // Counts each file once, because browsers cache files.
    const fetched = new Map([...unasked, ...(await query())]);
    return { 'first search, KB': sum(fetched) / BYTES_PER_KILOBYTE };
  } finally {
    await context.close();
  }
}
