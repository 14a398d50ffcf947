import type { Browser } from 'playwright';
import type { Conditions } from './conditions';
import { DESKTOP, PRESS, withPage } from './openPage';

/**
 * What the page says into the console, with milliseconds after it. Asking it instead would have it compile the asker's
 * code in the very moment that is measured: up to 60 ms of ours at 4x CPU slowdown.
 */
const SAID = 'heading shown after ';

/** Runs in every document: the page may change within one, or by a new one. */
function watch(): void {
  let isShown = false;
  const now = () => performance.timeOrigin + performance.now();
  const heading = () => document.querySelector('h1')?.textContent ?? '';
  let stored: { at: number; heading: string } | null = null;
  try {
    stored = JSON.parse(sessionStorage.getItem('click') ?? 'null') as typeof stored;
  } catch {
    // A document without storage has no click before it.
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
      // The text of SAID, which the page does not see.
      console.debug(`heading shown after ${now() - (stored?.at ?? 0)}`);
    });
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/**
 * Follows a link of a page that is at rest.
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
    const said = page.waitForEvent('console', (message) => message.text().startsWith(SAID));
    await target.click(PRESS);
    return Number((await said).text().slice(SAID.length));
  });
