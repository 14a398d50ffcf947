import type { Page, Route } from 'playwright/test';
import { expect, NAMES, test } from '../../support/frameSite';
import { label } from '../../support/labels';
import { CODE, PAGE_FILES } from '../../support/pageChunk';
import { inLanguage, languages } from '../../support/pages';
import { urlOf } from '../../support/SitePage';

for (const language of languages) {
  const names = NAMES[language];
  const at = (route: string) => inLanguage(language, route);

  const bar = (page: Page) => page.locator('.page-load-bar');

  /** Holds page requests until continued, oldest first. */
  async function holdPages(page: Page): Promise<Route[]> {
    const held: Route[] = [];
    await page.route(PAGE_FILES, (route) => {
      held.push(route);
    });
    return held;
  }

  test.describe(`progress in ${language}`, () => {
    test.use({ locale: language });

    test('appears while a page is slow to load, and disappears once it is loaded', async ({
      page,
      site,
    }) => {
      await site.open(at('/guide/introduction'));
      const held = await holdPages(page);
      await site.pagination.getByRole('link').click();
      await expect(bar(page)).toBeVisible();
      await expect(site.heading).toContainText(names.introduction);
      for (const route of held) await route.continue();
      await expect(site.heading).toHaveText(names.long);
      await expect(bar(page)).toHaveCount(0);
    });

    test("never appears for a preloaded page, whose code isn't requested again", async ({
      page,
      site,
    }) => {
      await site.open(at('/guide/introduction'));
      const ahead = page.waitForResponse(PAGE_FILES);
      const next = site.pagination.getByRole('link');
      await next.focus();
      await ahead;
      const later: string[] = [];
      page.on('request', (request) => later.push(request.url()));
      await next.press('Enter');
      await expect(site.heading).toHaveText(names.long);
      expect(later.filter((url) => CODE.test(url))).toEqual([]);
      await expect(bar(page)).toHaveCount(0);
    });

    test("a slow page doesn't replace a later choice", async ({ page, site }) => {
      await site.open(at('/guide/long'));
      const held = await holdPages(page);
      await site.pagination.getByRole('link', { name: label(language, 'doc.nextPage') }).click();
      await expect.poll(() => held.length).toBe(1);
      await site.pagination
        .getByRole('link', { name: label(language, 'doc.previousPage') })
        .click();
      await expect.poll(() => held.length).toBe(2);
      const [first, second] = held;
      await second?.continue();
      await expect(site.heading).toContainText(names.introduction);
      const arrived = page.waitForEvent(
        'requestfinished',
        (request) => request === first?.request(),
      );
      await first?.continue();
      await arrived;
      await expect(bar(page)).toHaveCount(0);
      await expect(page).toHaveURL(urlOf(at('/guide/introduction')));
      await expect(site.heading).toContainText(names.introduction);
    });
  });
}
