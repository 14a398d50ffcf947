import { label } from '../support/labels';
import { inLanguage, languages } from '../support/pages';
import { expect, ON_DESKTOP, ON_PHONE, test } from '../support/test';

for (const language of languages) {
  test.describe(`reading in ${language}`, () => {
    test.use({ locale: language });

    test(
      'a row of a migration table is a list on phones, each value after its header',
      ON_PHONE,
      async ({ page, site }) => {
        await site.open(inLanguage(language, '/guide/migration/webpack'));
        const row = page.getByRole('main').locator('tbody tr').first();
        const lefts = await row
          .locator('td')
          .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().left));
        expect(new Set(lefts).size, 'left edges of the cells').toBe(1);
        const header = await row
          .locator('td')
          .nth(1)
          .evaluate((cell) => getComputedStyle(cell, '::before').content);
        expect(header).toBe('"Rsbuild"');
      },
    );

    test('the outline lists the steps', ON_DESKTOP, async ({ page, site }) => {
      await site.open(inLanguage(language, '/guide/start/quick-start'));
      const step = page.getByRole('main').getByRole('heading', { level: 3 }).first();
      const link = site.outline.getByRole('link', { name: await step.innerText(), exact: true });
      await link.first().click();
      await expect(step).toBeInViewport();
    });

    test('the overview of options says how many match', async ({ page, site }) => {
      await site.open(inLanguage(language, '/config/'));
      await page
        .getByRole('searchbox', { name: label(language, 'overview.filterLabel') })
        .fill('filenameHash');
      await expect(page.getByText(/^1 (?:of|\/) 1\d\d$/)).toBeVisible();
    });

    test.describe('at an unknown URL', () => {
      test.use({ allowedErrors: [/status of 404|status 404/] });

      test('the page that was meant is offered, and search opens', async ({ page, site }) => {
        await site.open(inLanguage(language, '/guide/styling/tailwnd'));
        await expect(page.getByRole('main').getByRole('link', { name: /Tailwind/ })).toBeVisible();
        await page
          .getByRole('main')
          .getByRole('button', { name: label(language, 'nav.search') })
          .click();
        await expect(page.getByRole('dialog')).toBeVisible();
      });
    });
  });
}
