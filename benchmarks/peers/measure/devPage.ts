import type { Browser, Page } from 'playwright';

/** Some servers compile a page only when it is requested. */
const LIMIT_MS = 120_000;

declare global {
  interface Window {
    /** Time of the frame with the heading, in epoch milliseconds. */
    headingShownAt?: number;
    /** The same for the awaited sentence. */
    sentenceShownAt?: number;
  }
}

/** Runs in every document: an edit may update the page or reload it. */
function watch(): void {
  const now = () => performance.timeOrigin + performance.now();
  const look = () => {
    if (!window.headingShownAt && document.querySelector('h1')?.textContent) {
      window.headingShownAt = Infinity;
      requestAnimationFrame(() => {
        window.headingShownAt = now();
      });
    }
    const sentence = sessionStorage.getItem('sentence');
    const page = document.querySelector('main') ?? document.body;
    if (!window.sentenceShownAt && sentence && page.textContent.includes(sentence)) {
      window.sentenceShownAt = Infinity;
      requestAnimationFrame(() => {
        window.sentenceShownAt = now();
      });
    }
  };
  new MutationObserver(look).observe(document, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}

/** Waits for a time recorded by the page. @returns epoch milliseconds. */
async function momentOf(page: Page, name: 'headingShownAt' | 'sentenceShownAt'): Promise<number> {
  const handle = await page.waitForFunction(
    (key) => (Number.isFinite(window[key]) ? window[key] : false),
    name,
  );
  return (await handle.jsonValue()) as number;
}

/**
 * Opens a URL in an empty browser profile. @returns the page, and the time its heading appeared, in epoch
 * milliseconds.
 */
export async function openDevPage(
  browser: Browser,
  url: string,
): Promise<{ page: Page; shownAt: number }> {
  const page = await browser.newPage({ locale: 'en' });
  page.setDefaultTimeout(LIMIT_MS);
  page.setDefaultNavigationTimeout(LIMIT_MS);
  // A helper function of the transpiler that the page lacks.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'commit' });
  return { page, shownAt: await momentOf(page, 'headingShownAt') };
}

/** Makes an edit that adds a sentence. @returns seconds from the edit to the frame that shows it. */
export async function timeSentence(
  page: Page,
  sentence: string,
  edit: () => Promise<void>,
): Promise<number> {
  await page.evaluate((awaited) => {
    sessionStorage.setItem('sentence', awaited);
    delete window.sentenceShownAt;
  }, sentence);
  const from = performance.timeOrigin + performance.now();
  await edit();
  return ((await momentOf(page, 'sentenceShownAt')) - from) / 1000;
}
