import type { Page } from 'playwright/test';
import { test } from '../../support/fixtureSite';
import { inLanguage, languages } from '../../support/pages';
import { urlOf } from '../../support/SitePage';
import { expect } from '../../support/test';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const selected = (page: Page, name: string) =>
  page.getByRole('tab', { name, exact: true, selected: true });

for (const language of languages) {
  const route = inLanguage(language, '/prose/tabs');

  test.describe(`tabs in ${language}`, () => {
    test.use({ locale: language });

    test('switch together, and are restored on the next visit and page', async ({ page, site }) => {
      await site.open(route);
      await tab(page, 'pnpm').first().click();
      await expect(selected(page, 'pnpm')).toHaveCount(2);
      await site.reload();
      await expect(selected(page, 'pnpm')).toHaveCount(2);
      await site.open(inLanguage(language, '/prose/writer'));
      await expect(selected(page, 'pnpm')).toHaveCount(1);
    });

    test('switch in all windows simultaneously', async ({ page, site, context, baseURL }) => {
      await site.open(route);
      const other = await context.newPage();
      await other.goto(new URL(urlOf(route), baseURL).href);
      await tab(page, 'Vue').first().click();
      await expect(selected(other, 'Vue')).toHaveCount(2);
    });

    test('a group without the stored tab shows its first', async ({ page, site }) => {
      await site.open(route);
      await tab(page, 'Svelte').click();
      await expect(selected(page, 'Svelte')).toHaveCount(1);
      await expect(selected(page, 'React')).toHaveCount(1);
    });

    test('a URL opens the tab of its heading', async ({ page, site }) => {
      await site.open(`${route}#in-a-tab`);
      await expect(selected(page, 'Svelte')).toHaveCount(1);
      await expect(page.locator('#in-a-tab')).toBeInViewport();
    });

    test('a link on the page opens the tab of its heading', async ({ page, site }) => {
      await site.open(route);
      await expect(page.locator('#in-a-tab')).toBeHidden();
      await page.evaluate(() => {
        location.hash = 'in-a-tab';
      });
      await expect(selected(page, 'Svelte')).toHaveCount(1);
      await expect(page.locator('#in-a-tab')).toBeInViewport();
    });
  });
}
