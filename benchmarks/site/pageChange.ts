import type { Browser } from 'playwright';
import type { Conditions } from './conditions';
import { DESKTOP, PRESS, withPage } from './openPage';

/**
 * Prefix of the page's console message, followed by milliseconds. Evaluating code in the page would have it compiled
 * during the measurement: up to 60 ms at 4x CPU slowdown.
 */
const REPORT_PREFIX = 'heading shown after ';

/** Runs in every document, because a navigation may update the page or load a new one. */
function watch(): void {
  let isShown = false;
  const now = () => performance.timeOrigin + performance.now();
  const heading = () => document.querySelector('h1')?.textContent ?? '';
  let stored: { at: number; heading: string } | null = null;
  try {
    stored = JSON.parse(sessionStorage.getItem('click') ?? 'null') as typeof stored;
  } catch {
    // A document without storage was not opened by a click.
  }
  document.addEventListener(
    'click',
    () => {
      stored = { at: now(), heading: heading() };
      sessionStorage.setItem('click', JSON.stringify(stored));
    },
    true,
  );
  new MutationObserver(() => {
    const text = heading();
    if (!stored || isShown || text === '' || text === stored.heading) return;
    isShown = true;
    requestAnimationFrame(() => {
      // The text of REPORT_PREFIX, which the page can't access.
      console.debug(`heading shown after ${now() - (stored?.at ?? 0)}`);
    });
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/**
 * Follows a link of a page at rest.
 * @returns milliseconds from the click to the frame that shows the other page's heading.
 */
export const timePageChange = (
  browser: Browser,
  {
    url,
    link,
    locale,
    conditions,
  }: { url: string; link: string; locale: string; conditions: Conditions },
): Promise<number> =>
  withPage(browser, { conditions, viewport: DESKTOP, locale, watch }, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    const target = page.locator(`a[href="${link}"]`).filter({ visible: true }).first();
    const report = page.waitForEvent('console', (message) =>
      message.text().startsWith(REPORT_PREFIX),
    );
    await target.click(PRESS);
    return Number((await report).text().slice(REPORT_PREFIX.length));
  });
