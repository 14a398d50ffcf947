import { DEFAULT_LANGUAGE } from '@config/site';
import { label } from '../support/labels';
import { inLanguage, languages } from '../support/pages';
import { address } from '../support/SitePage';
import { expect, test } from '../support/test';

const PAGE = '/config/mode';

for (const language of languages) {
  const other = languages.find((candidate) => candidate !== language) ?? language;
  const at = (route: string) => inLanguage(language, route);

  test.describe(`for a browser that speaks ${language}`, () => {
    test.use({ locale: language });

    test('a first visit leads to its language, query and section kept, and only the first', async ({
      page,
    }) => {
      const foreign = address(`${inLanguage(other, PAGE)}?from=mail#top`);
      await page.goto(foreign);
      await expect(page).toHaveURL(address(`${at(PAGE)}?from=mail#top`));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.goto(foreign);
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await expect(page).toHaveURL(foreign);
    });

    test.describe('of a bot', () => {
      test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });

      test('the page stays the one asked for', async ({ page, site }) => {
        await site.open(inLanguage(other, PAGE));
        await expect(page).toHaveURL(address(inLanguage(other, PAGE)));
      });
    });

    test.describe('where there is no such page', () => {
      test.use({ allowedErrors: [/status of 404|status 404/] });

      test('the language switch leads to the other home page', async ({ page, site }) => {
        await site.open(at('/no/such/page'));
        await expect(site.heading).toHaveText(label(language, 'notFound.heading'));
        await site.switchLanguage(other);
        await expect(page).toHaveURL(address(inLanguage(other, '/')));
      });
    });
  });
}

test.describe('the prefix of the default language', () => {
  test.use({ locale: DEFAULT_LANGUAGE, allowedErrors: [/status of 404|status 404/] });

  test('leads to the URL without it, query and section kept', async ({ page, site }) => {
    await page.goto(address(`/${DEFAULT_LANGUAGE}${PAGE}?from=mail#top`));
    await expect(page).toHaveURL(address(`${PAGE}?from=mail#top`));
    await expect(site.heading).toBeVisible();
  });
});
