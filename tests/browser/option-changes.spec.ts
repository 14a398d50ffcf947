import { label } from '../support/labels';
import { inLanguage, languages } from '../support/pages';
import { urlOf } from '../support/SitePage';
import { expect, test } from '../support/test';

for (const language of languages) {
  const route = inLanguage(language, '/config/changes');

  test.describe(`the changes of options in ${language}`, () => {
    test.use({ locale: language });

    test('goes back to the chosen version, and opens with it from its URL', async ({
      page,
      site,
    }) => {
      await site.open(route);
      const main = page.getByRole('main');
      const row = (name: string) => main.getByRole('row').filter({ hasText: name });
      await expect(row('server.middlewareMode')).toBeVisible();

      await main.getByLabel(label(language, 'content.changeVersion')).selectOption('1.5');
      await expect(row('output.module').first()).toBeVisible();
      await expect(row('source.aliasStrategy').first()).toBeVisible();
      await expect(row('server.middlewareMode')).toBeHidden();
      await expect(main.getByRole('heading', { name: '1.4' })).toBeHidden();

      await main.getByLabel(label(language, 'content.optionFilterGroup')).selectOption('dev');
      await expect(row('output.module').filter({ visible: true })).toHaveCount(0);
      await site.reload();
      await expect(page).toHaveURL(/\?since=1\.5&group=dev$/);
      await expect(row('output.module').filter({ visible: true })).toHaveCount(0);
      await expect(row('dev.client.logLevel')).toBeVisible();
    });

    test('names a version of the URL that is unknown or newer than the documentation', async ({
      page,
      site,
    }) => {
      const status = page.getByRole('main').getByRole('search').getByRole('status');
      const textOf = (message: string, value: string) =>
        message.split('{documented}')[0]?.replace('{value}', value) ?? '';
      await site.open(`${route}?since=one`);
      await expect(status).toContainText(
        textOf(label(language, 'content.optionFilterUnknown'), 'one'),
      );
      await site.open(`${route}?since=2.4`);
      await expect(status).toContainText(
        textOf(label(language, 'content.optionFilterNewer'), '2.4'),
      );
      await expect(page.getByRole('row').filter({ hasText: 'server.base' })).toBeVisible();
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the changes of all versions are shown, without a filter', async ({ page }) => {
    await page.goto(urlOf('/config/changes'));
    await expect(page.getByLabel(label('en', 'content.changeVersion'))).toBeHidden();
    await expect(page.getByRole('row').filter({ hasText: 'server.base' })).toBeVisible();
  });
});
