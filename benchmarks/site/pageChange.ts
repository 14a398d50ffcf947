import type { Browser } from 'playwright';
import type { Conditions } from './conditions';
import { DESKTOP, withPage } from './openPage';

declare global {
  interface Window {
    /** When the frame with the new heading was drawn, in epoch milliseconds. */
    headingAt?: number;
  }
}

/** Runs in every document: the page may change within one, or by a new one. */
function watch(): void {
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
    if (!stored || window.headingAt || text === '' || text === stored.heading) return;
    window.headingAt = Infinity;
    requestAnimationFrame(() => {
      window.headingAt = now() - (stored?.at ?? 0);
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
    await target.click();
    const handle = await page.waitForFunction(
      () => (Number.isFinite(window.headingAt) ? window.headingAt : false),
      undefined,
      { polling: 50 },
    );
    return (await handle.jsonValue()) as number;
  });
