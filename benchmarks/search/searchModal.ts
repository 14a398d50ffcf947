import type { BrowserContextOptions, Page } from 'playwright';
import { DEFAULT_LANGUAGE, LANGUAGES, site, type Language } from '@config/site';

export interface Asked {
  /** Pages of the hits, best first, each once; routes without a language. */
  found: string[];
  /** From the last key to the frame after the results. */
  ms: number;
}

const homeOf = (lang: Language): string =>
  `${site.base}${lang === DEFAULT_LANGUAGE ? '' : `${lang}/`}`;

/** A user whose browser is set to the language, so that no redirect happens. */
export const readerOf = (lang: Language): BrowserContextOptions => ({
  locale: LANGUAGES.find((language) => language.lang === lang)?.feedLanguage ?? lang,
});

/** Opens a page of a language, and waits until it handles keys. */
export async function openSite(page: Page, origin: string, lang: Language): Promise<void> {
  await page.goto(new URL(`${homeOf(lang)}guide/start/`, origin).href, {
    waitUntil: 'networkidle',
  });
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

/** Opens the dialog with its keyboard shortcut. */
export async function openModal(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor();
}

/** Types a query except for its last character, and waits for the results of each key. */
export async function ask(page: Page, query: string, lang: Language): Promise<Asked> {
  await enter(page, query.slice(0, -1));
  const ms = await enter(page, query);
  const hrefs = await page
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLAnchorElement).pathname));
  const home = homeOf(lang);
  const routes = hrefs.map((path) => `/${path.slice(home.length)}`);
  return { found: [...new Set(routes)], ms };
}

/** Enters a text as a single key would. @returns milliseconds until the frame after its results */
export async function enter(page: Page, text: string): Promise<number> {
  return page.evaluate(async (value) => {
    const input = document.querySelector<HTMLInputElement>('dialog input');
    const dialog = input?.closest('dialog');
    if (!input || !dialog) throw new Error('The search modal is not open.');
    if (value.trim() === '') return 0;
    const start = performance.now();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    // Polled per frame, because that is what users see; named functions can't be used here, because the
    // runner would wrap them in a helper that the page lacks.
    while (dialog.dataset.answered !== value || dialog.dataset.status === 'loading') {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - start;
  }, text);
}
