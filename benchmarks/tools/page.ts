import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright';
import { PAGE_SELECTOR } from './application';

/** Where `npm run setup` notes the browser that it found. */
const BROWSER_RECORD = join(import.meta.dirname, '../../.cache/chromium.json');
const PAGE_LIMIT_MS = 60_000;
/** After the last request, time for the tool's watcher and client to find each other. */
const SETTLE_MS = 1500;

/** The browser that the setup found, or else Playwright's own. */
export const browserPath = (): string =>
  existsSync(BROWSER_RECORD)
    ? (JSON.parse(readFileSync(BROWSER_RECORD, 'utf8')) as { executablePath: string })
        .executablePath
    : chromium.executablePath();

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });

declare global {
  interface Window {
    /** When the page first stood in the document and the frame after it was drawn, in epoch milliseconds. */
    shownAt?: number;
    /** The same for the text that a hot update brings. */
    changedAt?: number;
    awaitText?: (text: string) => void;
  }
}

/** Runs in the page, before anything else there. */
function watch(selector: string): void {
  const when = (isThere: () => boolean, then: (at: number) => void) => {
    const observer = new MutationObserver(() => {
      if (!isThere()) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        then(performance.timeOrigin + performance.now());
      });
    });
    observer.observe(document, { childList: true, characterData: true, subtree: true });
  };
  when(
    () => document.querySelector(selector) !== null,
    (at) => {
      window.shownAt = at;
    },
  );
  window.awaitText = (text) => {
    when(
      () => document.querySelector(selector)?.textContent.includes(text) ?? false,
      (at) => {
        window.changedAt = at;
      },
    );
  };
}

/**
 * Opens a URL in a browser profile with an empty cache.
 * @returns the page, and when it was shown, in epoch milliseconds. @throws where not all components are drawn.
 */
export async function openPage(
  browser: Browser,
  url: string,
  components: number,
): Promise<{ page: Page; shownAt: number }> {
  const page = await browser.newPage();
  page.setDefaultTimeout(PAGE_LIMIT_MS);
  // A name that the transpiler's helper bears, and that the page lacks.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(watch, PAGE_SELECTOR);
  // A script that fails would leave nothing to wait for.
  const failed = new Promise<never>((_, reject) => page.once('pageerror', reject));
  failed.catch(() => undefined);
  await page.goto(url, { waitUntil: 'commit' });
  const handle = await Promise.race([page.waitForFunction(() => window.shownAt), failed]);
  const shownAt = (await handle.jsonValue()) as number;
  const drawn = await page.locator(PAGE_SELECTOR).getAttribute('data-components');
  const buttons = await page.locator(`${PAGE_SELECTOR} button`).count();
  if (Number(drawn) !== components || buttons < components / 2) {
    throw new Error(`The page shows ${buttons} leaves of ${drawn ?? 'no'} components.`);
  }
  return { page, shownAt };
}

/** Waits until the page has loaded everything and its link to the server stands. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await delay(SETTLE_MS);
}

/**
 * Makes an edit and waits for the page to show it.
 * @returns seconds from the edit to the frame that shows it. @throws where the page was loaded anew instead.
 */
export async function timeUpdate(
  page: Page,
  text: string,
  edit: () => Promise<void>,
): Promise<number> {
  await page.evaluate((wanted) => {
    delete window.changedAt;
    window.awaitText?.(wanted);
  }, text);
  const shownBefore = await page.evaluate(() => window.shownAt);
  const from = performance.timeOrigin + performance.now();
  await edit();
  const handle = await page.waitForFunction(
    (before) => window.changedAt ?? (window.shownAt !== before ? -1 : false),
    shownBefore,
  );
  const changedAt = (await handle.jsonValue()) as number;
  if (changedAt < 0) throw new Error('The page was loaded anew: this was no hot update.');
  return (changedAt - from) / 1000;
}
