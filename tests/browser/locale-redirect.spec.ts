import { label } from '../support/labels';
import { inLanguage, languages } from '../support/pages';
import { urlOf } from '../support/SitePage';
import { expect, test } from '../support/test';

for (const language of languages) {
  const requested = language === 'en' ? 'zh' : 'en';
  const at = (route: string) => inLanguage(language, route);

  test.describe(`a first visit in ${language} to a page of the other language`, () => {
    test.use({ locale: language });

    test('shows the page in the browser language, with a note that links back', async ({
      page,
      site,
    }) => {
      const requestedRoute = inLanguage(requested, '/guide/start/');
      await page.goto(urlOf(`${requestedRoute}?from=mail`));
      await expect(page).toHaveURL(urlOf(`${at('/guide/start/')}?from=mail`));
      const note = page
        .getByRole('status')
        .filter({ hasText: label(language, 'redirect.language') });
      await expect(note).toBeVisible();
      await note.getByRole('link').click();
      await expect(page).toHaveURL(urlOf(`${requestedRoute}?from=mail`));
      await expect(site.heading).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0);
    });

    test("shows the note until it is dismissed, and doesn't redirect again", async ({
      page,
      site,
    }) => {
      const note = page
        .getByRole('status')
        .filter({ hasText: label(language, 'redirect.language') });
      await page.goto(urlOf(inLanguage(requested, '/guide/start/')));
      await expect(note).toBeVisible();
      await note.getByRole('button', { name: label(language, 'failure.dismiss') }).click();
      await expect(note).toHaveCount(0);
      await site.open(inLanguage(requested, '/guide/start/'));
      await expect(page).toHaveURL(urlOf(inLanguage(requested, '/guide/start/')));
    });
  });
}
