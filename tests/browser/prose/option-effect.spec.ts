import { violationsInBothSchemes } from '../../support/axe';
import { test } from '../../support/fixtureSite';
import { inLanguage, languages } from '../../support/pages';
import { expect } from '../../support/test';

for (const language of languages) {
  test.describe(`what an option changes in ${language}`, () => {
    test.use({ locale: language });

    test('is folded, opens by keyboard, and is accessible then', async ({ page, site }) => {
      await site.open(inLanguage(language, '/prose/writer'));
      const summary = page.locator('summary', { hasText: 'output.filenameHash' });
      const diff = page.locator('details', { has: summary }).locator('pre');
      await expect(summary).toBeVisible();
      await expect(diff).toBeHidden();
      await summary.press('Enter');
      await expect(diff).toBeVisible();
      await expect(diff.locator('.del', { hasText: 'index.[hash].js' })).toBeVisible();
      await expect(diff.locator('.add', { hasText: 'js/index.js' })).toBeVisible();
      expect(await violationsInBothSchemes(page)).toEqual([]);
      await summary.press('Enter');
      await expect(diff).toBeHidden();
    });
  });
}
