import type { Browser, Page } from 'playwright';
import type { Language } from '@config/site';
import { enter, openModal, openSite, readerOf } from './searchModal';
import { weighRequests, type Weights } from './wireBytes';

/** Lighthouse's simulated slow 4G, and a processor four times slower. */
const SLOW_PHONE = { latencyMs: 150, downKbps: 1638, upKbps: 675, slowdown: 4 };

export interface FirstQuery {
  /** Bytes from the opening to the last passage of the hits: code, styles, index, texts. */
  weights: Weights;
  /** From the last key, or from the paste, to the results. */
  afterKeyMs: number;
  /** From the opening of the dialog to the results. */
  afterOpeningMs: number;
}

/** Delay between two keys. */
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

/**
 * The first query of a visit, in a fresh profile, as soon as the field appears: typed, so that everything loads that
 * the keys request; on the slow connection pasted, so that typing doesn't hide the loading time.
 */
export async function measureFirstQuery(browser: Browser, visit: Visit): Promise<FirstQuery> {
  const { origin, lang, query, isSlow } = visit;
  const context = await browser.newContext(readerOf(lang));
  const page = await context.newPage();
  try {
    await openSite(page, origin, lang);
    if (isSlow) await slowDown(page);
    const weights = weighRequests(page);
    const opening = performance.now();
    await openModal(page);
    if (!isSlow) {
      const field = page.getByRole('combobox');
      await field.pressSequentially(query.slice(0, -1), { delay: TYPING_DELAY_MS });
    }
    const afterKeyMs = await enter(page, query);
    const afterOpeningMs = performance.now() - opening;
    return { weights: await weights(), afterKeyMs, afterOpeningMs };
  } finally {
    await context.close();
  }
}
