import type { BrowserContext, Page } from 'playwright/test';
import { ALL_RULES, COLOR_RULES, violationsOf } from '../support/axe';
import { watchFaults } from '../support/faults';
import { builtRoutes, languageOf, languages } from '../support/pages';
import { address } from '../support/SitePage';
import { expect, test as base } from '../support/test';

/** A phone, a tablet and a laptop, in CSS pixels; layout.spec.ts looks at all widths of a few pages. */
const WIDTHS = [320, 768, 1440];

/** One context a worker and language, so that scripts and styles come from the browser's cache. */
const test = base.extend<object, { contextOf: (locale: string) => Promise<BrowserContext> }>({
  contextOf: [
    async ({ browser }, use) => {
      const contexts = new Map<string, Promise<BrowserContext>>();
      await use((locale) => {
        const context =
          contexts.get(locale) ?? browser.newContext({ locale, reducedMotion: 'reduce' });
        contexts.set(locale, context);
        return context;
      });
      for (const context of contexts.values()) await (await context).close();
    },
    { scope: 'worker' },
  ],
  page: async ({ contextOf, locale, baseURL }, use) => {
    const page = await (await contextOf(locale ?? '')).newPage();
    const faults = watchFaults(page, baseURL ?? '');
    await use(page);
    await page.close();
    expect(faults, 'faults of the page').toEqual([]);
  },
});

/** How many pixels a page reaches beyond the right edge at a width. */
async function overflowAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 800 });
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    for (const route of builtRoutes().filter((built) => languageOf(built) === language)) {
      test(`${route} is found, named, within its widths, and accessible in both schemes`, async ({
        page,
        baseURL,
      }) => {
        await page.emulateMedia({ colorScheme: 'light' });
        const response = await page.goto(new URL(address(route), baseURL).href);
        expect(response?.status()).toBe(200);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page).toHaveTitle(/\S/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        for (const width of WIDTHS) {
          const overflow = await overflowAt(page, width);
          expect(overflow, `pixels beyond the right edge at ${width}`).toBeLessThanOrEqual(0);
        }
        expect(await violationsOf(page, ALL_RULES), 'in light').toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        expect(await violationsOf(page, COLOR_RULES), 'in dark').toEqual([]);
      });
    }
  });
}

test('there are pages to look at', () => {
  expect(builtRoutes()).toContain('/guide/start/quick-start');
});
