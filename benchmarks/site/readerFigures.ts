import type { Browser } from 'playwright';
import { CONDITION_NAMES, type Conditions } from './conditions';
import { visit } from './firstLoad';
import { timePageChange } from './pageChange';

/** Figures by name, with unit. */
export type Figures = Record<string, number>;

const LOCALE = 'en';
const BYTES_PER_KILOBYTE = 1024;

/** First visits of a long page and of a short one. Both are URLs. */
export async function loadFigures(
  browser: Browser,
  { long, short }: { long: string; short: string },
): Promise<Figures> {
  const first = await visit(browser, long, LOCALE);
  const second = await visit(browser, short, LOCALE);
  return {
    'script before load, KB': first.scriptBytes / BYTES_PER_KILOBYTE,
    'style before load, KB': first.styleBytes / BYTES_PER_KILOBYTE,
    'everything before load, KB': first.bytesBeforeLoad / BYTES_PER_KILOBYTE,
    'fetched unasked after load, KB': first.bytesAfterLoad / BYTES_PER_KILOBYTE,
    'first contentful paint, slow, ms': first.firstPaint,
    'largest contentful paint, slow, ms': first.largestPaint,
    'total blocking time, slow, ms': first.blocking,
    'layout shift, long page': first.layoutShift,
    'layout shift, short page': second.layoutShift,
  };
}

/** Following a link of a page, under each of the conditions. @param link as written in the page. */
export async function changeFigures(
  browser: Browser,
  { url, link }: { url: string; link: string },
): Promise<Figures> {
  const figures: Figures = {};
  for (const [conditions, name] of Object.entries(CONDITION_NAMES)) {
    figures[`click to new heading, ${name}, ms`] = await timePageChange(browser, {
      url,
      link,
      locale: LOCALE,
      conditions: conditions as Conditions,
    });
  }
  return figures;
}
