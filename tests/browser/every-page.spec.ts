import type { Page } from 'playwright/test';
import { expectSoundAtEverySize } from '../support/everySize';
import { watchFaults } from '../support/faults';
import { builtRoutes, languageOf, languages } from '../support/pages';
import { address, untilInteractive } from '../support/SitePage';
import { expect, test as base } from '../support/test';

interface Reader {
  page: Page;
  faults: string[];
}

/** One page a worker and language goes from route to route, so that its scripts and styles are compiled once. */
const test = base.extend<object, { readerOf: (locale: string) => Promise<Reader> }>({
  readerOf: [
    async ({ browser }, use) => {
      const readers = new Map<string, Promise<Reader>>();
      const start = async (locale: string): Promise<Reader> => {
        const page = await browser.newPage({ locale, reducedMotion: 'reduce' });
        return { page, faults: watchFaults(page, process.env.SITE_URL ?? '') };
      };
      await use((locale) => {
        const reader = readers.get(locale) ?? start(locale);
        readers.set(locale, reader);
        return reader;
      });
      for (const reader of readers.values()) await (await reader).page.context().close();
    },
    { scope: 'worker' },
  ],
  page: async ({ readerOf, locale }, use) => {
    const { page, faults } = await readerOf(locale ?? '');
    await use(page);
    // What a page still has to say once it is left, the test of the next one hears.
    expect(faults.splice(0), 'faults of the page').toEqual([]);
  },
});

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    for (const route of builtRoutes().filter((built) => languageOf(built) === language)) {
      test(`${route} is found, named, within its widths, and accessible on laptop and phone in both schemes`, async ({
        page,
        baseURL,
      }) => {
        await expectSoundAtEverySize(page, async () => {
          const response = await page.goto(new URL(address(route), baseURL).href);
          expect(response?.status()).toBe(200);
          await untilInteractive(page);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expect(page).toHaveTitle(/\S/);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        });
      });
    }
  });
}

test('there are pages to look at', () => {
  expect(builtRoutes()).toContain('/guide/start/quick-start');
});
