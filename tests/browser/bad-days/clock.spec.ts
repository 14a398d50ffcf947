import type { Page } from 'playwright/test';
import { label } from '../../support/labels';
import { inLanguage, languages } from '../../support/pages';
import { expect, test } from '../../support/test';

const START = '/guide/start/quick-start';

/** Years off, in either direction; the clock may be set back between visits. */
const WRONG_CLOCKS = ['2038-01-20', '1970-01-01', '2099-12-31', '2001-09-09'];

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    const at = (route: string) => inLanguage(language, route);

    /** Opens search, which shows recent searches. */
    async function recentSearches(page: Page) {
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog', { name: label(language, 'search.dialog') });
      await expect(dialog.getByRole('combobox')).toBeFocused();
      return dialog.getByRole('row');
    }

    test('a clock that is wrong by years, or set back, changes nothing visible', async ({
      page,
      site,
    }) => {
      await site.open(at(START));
      const time = page.getByRole('contentinfo').locator('time').or(page.locator('main time'));
      const updated = await time.first().textContent();
      const rows = await recentSearches(page);
      await page.getByRole('combobox').fill('server.port');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(rows).toHaveCount(0);

      await site.open(at('/'));
      const news = page.getByRole('complementary', { name: label(language, 'announcement.label') });
      await news.getByRole('button', { name: label(language, 'announcement.dismiss') }).click();

      for (const [round, clock] of WRONG_CLOCKS.entries()) {
        await page.clock.setFixedTime(new Date(clock));
        await site.open(at('/'));
        await expect(site.heading, clock).toBeVisible();
        await expect(news, clock).toBeHidden();
        await site.open(at(START));
        await expect(time.first(), clock).toHaveText(updated ?? '');
        await expect(await recentSearches(page), clock).toHaveCount(round === 0 ? 1 : 2);
        await page.getByRole('combobox').fill('alias');
        await expect(page.getByRole('option').first(), clock).toBeVisible();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('dialog'), clock).toBeHidden();
      }
    });
  });
}
