import type { Browser, Page } from 'playwright';
import type { Language } from '@config/site';
import { enter, openModal, openSite, readerOf } from './searchModal';

/** A line as Lighthouse simulates slow 4G, and a processor four times slower. */
export const SLOW_PHONE = { latencyMs: 150, downKbps: 1638, upKbps: 675, slowdown: 4 };

export interface FirstQuery {
  /** Bytes over the wire from the opening to the last passage of the hits: code, styles, index, texts. */
  bytes: number;
  /** From the last key to the results, the index being fetched meanwhile. */
  afterKeyMs: number;
  /** From the opening of the modal to the results. */
  afterOpeningMs: number;
}

/** How long a reader takes for a word; typing goes on while the index is fetched. */
const TYPING_DELAY_MS = 100;

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { latencyMs, downKbps, upKbps, slowdown } = SLOW_PHONE;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: (downKbps * 1024) / 8,
    uploadThroughput: (upKbps * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

interface Visit {
  origin: string;
  lang: Language;
  query: string;
  isSlow: boolean;
}

/** The first query of a visit, in a fresh profile, typed by a reader as soon as the field is there. */
export async function measureFirstQuery(browser: Browser, visit: Visit): Promise<FirstQuery> {
  const { origin, lang, query, isSlow } = visit;
  const context = await browser.newContext(readerOf(lang));
  const page = await context.newPage();
  try {
    await openSite(page, origin, lang);
    if (isSlow) await slowDown(page);
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      const size = request.sizes();
      sizes.push(size.then((part) => part.responseBodySize + part.responseHeadersSize));
    });
    const opening = performance.now();
    await openModal(page);
    const field = page.getByRole('combobox');
    await field.pressSequentially(query.slice(0, -1), { delay: TYPING_DELAY_MS });
    const afterKeyMs = await enter(page, query);
    const afterOpeningMs = performance.now() - opening;
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    return { bytes, afterKeyMs, afterOpeningMs };
  } finally {
    await context.close();
  }
}
