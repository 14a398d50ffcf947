import type { Page } from 'playwright/test';
import { expectSoundAtEverySize, expectSoundIn, lookOfTranslated } from '../support/everySize';
import { watchErrors } from '../support/pageErrors';
import { builtRoutes, languageOf, languages } from '../support/pages';
import { urlOf, untilInteractive } from '../support/SitePage';
import { expect, ON_SWEEP, test as base } from '../support/test';

interface Reader {
  page: Page;
  errors: string[];
}

/** Each worker reuses one page per language, so that scripts and styles are compiled only once. */
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
        return { page, errors: watchErrors(page, process.env.BUILT_SITE_URL ?? '') };
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
    const { page, errors } = await readerOf(locale ?? '');
    await use(page);
    // Errors logged after the page is left fail the next test.
    expect(errors.splice(0), 'errors of the page').toEqual([]);
  },
});

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    const open = async (page: Page, route: string) => {
      const response = await page.goto(urlOf(route));
      expect(response?.status()).toBe(200);
      await untilInteractive(page);
      // One look at the document: a separate assertion for each fact would take longer than the page.
      const { lang, title, headings } = await page.evaluate(() => ({
        lang: document.documentElement.lang,
        title: document.title,
        headings: [...document.querySelectorAll('h1')].filter((heading) =>
          heading.checkVisibility(),
        ),
      }));
      expect(lang).toBe(language);
      expect(title).toMatch(/\S/);
      expect(headings).toHaveLength(1);
    };

    for (const route of builtRoutes().filter((built) => languageOf(built) === language)) {
      const look = lookOfTranslated(route);

      const checked = look.rules ? 'fits its width, and is accessible' : 'and fits its width';

      test(`${route} exists, has a title, ${checked} on a ${look.device} in ${look.scheme}`, async ({
        page,
      }) => {
        await expectSoundIn(page, look, () => open(page, route));
      });

      test(`${route} does so at every size in both schemes`, ON_SWEEP, async ({ page }) => {
        await expectSoundAtEverySize(page, () => open(page, route));
      });
    }
  });
}

test('the built site contains pages', () => {
  expect(builtRoutes()).toContain('/guide/start/quick-start');
});
