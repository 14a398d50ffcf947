import { label } from '../support/labels';
import { inLanguage, languages } from '../support/pages';
import { urlOf } from '../support/SitePage';
import { expect, test } from '../support/test';

for (const language of languages) {
  const route = inLanguage(language, '/config/all');

  test.describe(`the list of all options in ${language}`, () => {
    test.use({ locale: language });

    test('filters by text, group and version, and opens with the same filter from its URL', async ({
      page,
      site,
    }) => {
      await site.open(inLanguage(language, '/config/'));
      const main = page.getByRole('main');
      await main.locator(`p a[href="${urlOf(route)}"]`).click();
      await main.getByLabel(label(language, 'content.optionFilterText')).fill('manifest');
      await main.getByLabel(label(language, 'content.optionFilterGroup')).selectOption('output');
      await expect(main.getByRole('link', { name: 'output.manifest', exact: true })).toBeVisible();
      await expect(main.getByRole('link', { name: 'mode', exact: true })).toBeHidden();
      await expect(main.getByRole('heading', { name: 'server' })).toBeHidden();

      const orLater = label(language, 'content.optionFilterOrLater').replace('{{version}}', '1.1');
      await main.getByLabel(label(language, 'content.optionSince')).selectOption(orLater);
      await expect(main.getByRole('link', { name: 'output.manifest', exact: true })).toBeHidden();

      await site.reload();
      await expect(main.getByRole('link', { name: 'output.manifest', exact: true })).toBeHidden();
      await main.getByRole('link', { name: 'output.manifest.filter', exact: true }).click();
      await expect(page).toHaveURL(/\/config\/output\/manifest#output\.manifest\.filter$/);
    });

    test('the filter stays in view, and covers no heading that a link goes to', async ({
      page,
      site,
    }) => {
      await site.open(`${route}#server`);
      const filter = page.getByRole('main').getByRole('search');
      await expect(filter).toBeInViewport({ ratio: 1 });
      await expect(async () => {
        const heading = await page.getByRole('heading', { name: 'server' }).boundingBox();
        const box = await filter.boundingBox();
        expect(heading?.y).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0));
        expect(heading?.y).toBeLessThan(450);
      }).toPass();
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list of all options has no filter, and shows every option', async ({ page }) => {
    await page.goto(urlOf('/config/all'));
    await expect(page.getByLabel(label('en', 'content.optionFilterText'))).toBeHidden();
    await expect(page.getByRole('link', { name: 'tools.rspack', exact: true })).toBeVisible();
  });
});
