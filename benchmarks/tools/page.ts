import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright';
import { PAGE_SELECTOR } from './application';

/** Written by `npm run setup`, with the browser that it found. */
const BROWSER_RECORD = join(import.meta.dirname, '../../.cache/chromium.json');
const PAGE_LIMIT_MS = 60_000;
/** After the last request, time for the tool's watcher and client to connect. */
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
    /** Time of the frame after the page first appeared in the document, in epoch milliseconds. */
    shownAt?: number;
    /** The same for the text of a hot update. */
    changedAt?: number;
    awaitText?: (text: string) => void;
  }
}

/** Runs in the page before its own scripts. */
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
 * @returns the page, and when it appeared, in epoch milliseconds. @throws if not all components are rendered.
 */
export async function openPage(
  browser: Browser,
  url: string,
  components: number,
): Promise<{ page: Page; shownAt: number }> {
  const page = await browser.newPage();
  page.setDefaultTimeout(PAGE_LIMIT_MS);
  // A helper function of the transpiler that the page lacks.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(watch, PAGE_SELECTOR);
  // If a script fails, waiting would never end.
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

/** Waits until the page has loaded everything and is connected to the server. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await delay(SETTLE_MS);
}

/**
 * Makes an edit and waits for the page to show it.
 * @returns seconds from the edit to the frame that shows it. @throws if the page was reloaded instead.
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
