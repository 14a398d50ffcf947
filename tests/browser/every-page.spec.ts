import type { Page } from 'playwright/test';
import { expectSoundAtEverySize, expectSoundIn, lookOf } from '../support/everySize';
import { watchErrors } from '../support/pageErrors';
import { builtRoutes, languageOf, languages } from '../support/pages';
import { address, untilInteractive } from '../support/SitePage';
import { expect, ON_SWEEP, test as base } from '../support/test';

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
        const page = await browser.newPage({
          baseURL: process.env.BUILT_SITE_URL,
          locale,
          reducedMotion: 'reduce',
        });
        return { page, faults: watchErrors(page, process.env.BUILT_SITE_URL ?? '') };
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

    const open = async (page: Page, route: string) => {
      const response = await page.goto(address(route));
      expect(response?.status()).toBe(200);
      await untilInteractive(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveTitle(/\S/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    };

    for (const route of builtRoutes().filter((built) => languageOf(built) === language)) {
      const look = lookOf(route);

      test(`${route} is found, named, within its width, and accessible on a ${look.device} in ${look.scheme}`, async ({
        page,
      }) => {
        await expectSoundIn(page, look, () => open(page, route));
      });

      test(`${route} is so at every size in both schemes`, ON_SWEEP, async ({ page }) => {
        await expectSoundAtEverySize(page, () => open(page, route));
      });
    }
  });
}

test('there are pages to look at', () => {
  expect(builtRoutes()).toContain('/guide/start/quick-start');
});
