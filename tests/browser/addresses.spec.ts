import { DEFAULT_LANGUAGE } from '@config/site';
import { label } from '../support/labels';
import { inLanguage, languages } from '../support/pages';
import { urlOf } from '../support/SitePage';
import { expect, test } from '../support/test';

const PAGE = '/config/mode';

for (const language of languages) {
  const other = languages.find((candidate) => candidate !== language) ?? language;
  const at = (route: string) => inLanguage(language, route);

  test.describe(`for a browser that speaks ${language}`, () => {
    test.use({ locale: language });

    test('a first visit redirects to its language once, and keeps query and hash', async ({
      page,
    }) => {
      const foreign = urlOf(`${inLanguage(other, PAGE)}?from=mail#top`);
      await page.goto(foreign);
      await expect(page).toHaveURL(urlOf(`${at(PAGE)}?from=mail#top`));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.goto(foreign);
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await expect(page).toHaveURL(foreign);
    });

    test.describe('of a bot', () => {
      test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });

      test("the requested page isn't redirected", async ({ page, site }) => {
        await site.open(inLanguage(other, PAGE));
        await expect(page).toHaveURL(urlOf(inLanguage(other, PAGE)));
      });
    });

    test.describe("if the page doesn't exist in the other language", () => {
      test.use({ allowedErrors: [/status of 404|status 404/] });

      test('the language switch links to the other home page', async ({ page, site }) => {
        await site.open(at('/no/such/page'));
        await expect(site.heading).toHaveText(label(language, 'notFound.heading'));
        await site.switchLanguage(other);
        await expect(page).toHaveURL(urlOf(inLanguage(other, '/')));
      });
    });
  });
}

test.describe('the prefix of the default language', () => {
  test.use({ locale: DEFAULT_LANGUAGE, allowedErrors: [/status of 404|status 404/] });

  test('is removed from the URL, and query and hash are kept', async ({ page, site }) => {
    await page.goto(urlOf(`/${DEFAULT_LANGUAGE}${PAGE}?from=mail#top`));
    await expect(page).toHaveURL(urlOf(`${PAGE}?from=mail#top`));
    await expect(site.heading).toBeVisible();
  });
});
