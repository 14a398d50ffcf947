import { inLanguage, languages } from '../support/pages';
import { expect, test } from '../support/test';

for (const language of languages) {
  test.describe(`links in code in ${language}`, () => {
    test.use({ locale: language, javaScriptEnabled: false });

    test('an option in a sample links to its page, in the same language and without JavaScript', async ({
      page,
    }) => {
      await page.goto(inLanguage(language, '/guide/framework/react'));
      const block = page.locator('pre').filter({ hasText: 'defineConfig' }).first();
      await block.getByRole('link', { name: 'plugins', exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${inLanguage(language, '/config/plugins')}$`));
    });

    test('an option in a sentence links to its page', async ({ page }) => {
      await page.goto(inLanguage(language, '/guide/framework/react'));
      await page.getByRole('link', { name: 'html.mountId' }).first().click();
      await expect(page).toHaveURL(new RegExp(`${inLanguage(language, '/config/html/mount-id')}$`));
    });
  });
}
