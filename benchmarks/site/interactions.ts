import type { Browser, Page } from 'playwright';
import strings from '../../i18n.json';
import { DESKTOP, PRESS, withPage } from './openPage';

/** Events shorter than this are not reported by the browser. */
const SHORTEST_MS = 16;
/** The browser reports an interaction one frame later. */
const REPORT_MS = 500;

declare global {
  interface Window {
    longestEvent: number;
  }
}

/** Runs in the page. */
function watch(): void {
  window.longestEvent = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId) window.longestEvent = Math.max(window.longestEvent, entry.duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** User actions, each on a separate page. */
export const INTERACTIONS = {
  'theme toggle': async (page: Page) => {
    await page.getByRole('button', { name: strings['theme.switchToDark'].en }).click(PRESS);
  },
  'sidebar group': async (page: Page) => {
    await page.locator('[data-part=sidebar] details:not([open]) > summary').first().click(PRESS);
  },
  tab: async (page: Page) => {
    await page.getByRole('tab', { selected: false }).first().click(PRESS);
  },
  menu: async (page: Page) => {
    // By key, because it opens on hover before it is clicked.
    await page.getByRole('button', { name: strings['nav.language'].en }).press('Enter');
  },
  'search key': async (page: Page) => {
    await page.keyboard.press('Control+K');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('h');
  },
} satisfies Record<string, (page: Page) => Promise<void>>;

/** @returns milliseconds from the slowest event of the interaction to the next frame, at 4x CPU slowdown. */
export const timeInteraction = (
  browser: Browser,
  url: string,
  interaction: keyof typeof INTERACTIONS,
): Promise<number> =>
  withPage(browser, { conditions: 'cpu', viewport: DESKTOP, locale: 'en', watch }, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.locator('html[data-ready]').waitFor();
    await page.evaluate(() => {
      window.longestEvent = 0;
    });
    await INTERACTIONS[interaction](page);
    await page.waitForTimeout(REPORT_MS);
    return Math.max(SHORTEST_MS, await page.evaluate(() => window.longestEvent));
  });
