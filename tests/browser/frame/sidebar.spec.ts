import type { Page } from 'playwright/test';
import { expect, NAMES, test } from '../../support/frameSite';
import { label } from '../../support/labels';
import { inLanguage, languages } from '../../support/pages';
import { urlOf } from '../../support/SitePage';

for (const language of languages) {
  const names = NAMES[language];
  const at = (route: string) => inLanguage(language, route);

  /** The sidebar and its parts. */
  const partsOf = (page: Page) => {
    const tree = page.getByRole('navigation', { name: label(language, 'sidebar.label') });
    const group = (name: string) => tree.getByRole('group').filter({ hasText: name }).last();
    return {
      tree,
      panel: page.locator('[id="frame:sidebar"]'),
      group,
      /** The row that toggles a group. */
      row: (name: string) => group(name).locator('summary').first(),
      page: (name: string) => tree.getByRole('link', { name, exact: true }),
    };
  };

  test.describe(`the sidebar in ${language}`, () => {
    test.use({ locale: language });

    test('collapses groups, except those of the current page and those configured as open', async ({
      page,
      site,
    }) => {
      const sidebar = partsOf(page);
      await site.open(at('/guide/introduction'));
      await expect(sidebar.group(names.basics)).not.toHaveAttribute('open');
      await expect(sidebar.group(names.styling)).toHaveAttribute('open');
      await site.open(at('/guide/basics/plain'));
      await expect(sidebar.group(names.basics)).toHaveAttribute('open');
      await expect(sidebar.page(names.plain)).toHaveAttribute('aria-current', 'page');
    });

    test('opens and closes a group by click and by keyboard', async ({ page, site }) => {
      const sidebar = partsOf(page);
      await site.open(at('/guide/introduction'));
      await sidebar.row(names.basics).click();
      await expect(sidebar.page(names.plain)).toBeVisible();
      await sidebar.row(names.basics).click();
      await expect(sidebar.page(names.plain)).toBeHidden();
      await sidebar.row(names.basics).press('Enter');
      await expect(sidebar.page(names.plain)).toBeVisible();
    });

    test('opens the group of a page reached by a link elsewhere', async ({ page, site }) => {
      const sidebar = partsOf(page);
      await site.open(at('/guide/introduction'));
      await page.getByRole('main').getByRole('link', { name: names.afterImages }).click();
      await expect(sidebar.page(names.images)).toHaveAttribute('aria-current', 'page');
      await expect(sidebar.page(names.images)).toBeVisible();
    });

    test('reopens a group that the user closed, when its page is visited', async ({
      page,
      site,
    }) => {
      const sidebar = partsOf(page);
      await site.open(at('/guide/styling/css'));
      await sidebar.row(names.styling).click();
      await expect(sidebar.group(names.styling)).not.toHaveAttribute('open');
      await site.pagination.getByRole('link', { name: label(language, 'doc.nextPage') }).click();
      await expect(page).toHaveURL(urlOf(at('/guide/styling/sass')));
      await expect(sidebar.group(names.styling)).toHaveAttribute('open');
    });

    test('keeps opened and closed groups through navigation and a reload', async ({
      page,
      site,
    }) => {
      const sidebar = partsOf(page);
      const asLeft = async () => {
        await expect(sidebar.group(names.basics)).toHaveAttribute('open');
        await expect(sidebar.group(names.styling)).not.toHaveAttribute('open');
      };
      await site.open(at('/guide/introduction'));
      await sidebar.row(names.basics).click();
      await sidebar.row(names.styling).click();
      await sidebar.page(names.long).click();
      await expect(site.heading).toHaveText(names.long);
      await asLeft();
      await site.reload();
      await asLeft();
    });

    test('keeps its scroll position through navigation and a reload', async ({ page, site }) => {
      await page.setViewportSize({ width: 1440, height: 480 });
      const sidebar = partsOf(page);
      const scrollTop = () => sidebar.panel.evaluate((panel) => panel.scrollTop);
      await site.open(at('/guide/basics/page-8'));
      await sidebar.panel.hover();
      await page.mouse.wheel(0, 120);
      await expect.poll(scrollTop).toBeGreaterThan(0);
      const chosen = sidebar.page(`${names.basics} 12`);
      await chosen.scrollIntoViewIfNeeded();
      const before = await scrollTop();
      await chosen.click();
      await expect(chosen).toHaveAttribute('aria-current', 'page');
      expect(await scrollTop()).toBe(before);
      await site.reload();
      expect(await scrollTop()).toBe(before);
    });

    test('scrolls to the current page on a first visit', async ({ page, site }) => {
      await page.setViewportSize({ width: 1440, height: 360 });
      await site.open(at('/guide/basics/page-12'));
      await expect(partsOf(page).page(`${names.basics} 12`)).toBeInViewport();
    });

    test('has no toggle for a group that is always open, and shows nested groups', async ({
      page,
      site,
    }) => {
      const sidebar = partsOf(page);
      await site.open(at('/guide/introduction'));
      await expect(sidebar.page('HMR')).toBeVisible();
      await expect(sidebar.tree.locator('summary').filter({ hasText: names.advanced })).toHaveCount(
        0,
      );
      await sidebar.row(names.deep).click();
      await expect(sidebar.page('SSR')).toBeVisible();
    });

    test("links a group's name to its page, and opens the group with the chevron", async ({
      page,
      site,
    }) => {
      const sidebar = partsOf(page);
      await site.open(at('/guide/introduction'));
      await sidebar.tree.locator(`summary[aria-label="${names.linked}"]`).click();
      await expect(page).toHaveURL(urlOf(at('/guide/introduction')));
      await expect(sidebar.page('One')).toBeVisible();
      await sidebar.tree.getByRole('link', { name: names.linked }).click();
      await expect(page).toHaveURL(urlOf(at('/guide/linked/')));
      await expect(sidebar.page('One')).toBeVisible();
    });

    test('shows dividers, headers, tags, and contexts', async ({ page, site }) => {
      const { tree } = partsOf(page);
      await site.open(at('/guide/introduction'));
      const lines = tree.getByRole('separator');
      await expect(lines).toHaveCount(2);
      await expect(lines.first()).toHaveCSS('border-top-style', 'solid');
      await expect(lines.last()).toHaveCSS('border-top-style', 'dashed');
      await expect(tree.getByText(names.start)).toBeVisible();
      await expect(tree.getByRole('link', { name: names.introduction })).toContainText(
        language === 'zh' ? '新' : 'new',
      );
      await expect(tree.locator('[data-context="first-step"]')).toHaveText(
        new RegExp(`^${names.introduction}`),
      );
    });

    test.describe('before navigation', () => {
      // Goes offline on purpose.
      test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED/] });

      for (const intent of ['hover', 'focus'] as const) {
        test(`preloads the page on ${intent}`, async ({ page, site }) => {
          await site.open(at('/guide/introduction'));
          const ahead = page.waitForEvent('requestfinished', (request) =>
            request.url().includes('/articles/'),
          );
          await partsOf(page).page(names.long)[intent]();
          await ahead;
          await page.context().setOffline(true);
          await partsOf(page).page(names.long).click();
          await expect(site.heading).toHaveText(names.long);
        });
      }
    });

    test('is hidden on a page that disables it', async ({ page, site }) => {
      await site.open(at('/guide/bare'));
      await expect(partsOf(page).tree).toHaveCount(0);
    });
  });

  test.describe(`without JavaScript, in ${language}`, () => {
    test.use({ javaScriptEnabled: false, locale: language });

    test('the sidebar opens its groups', async ({ page }) => {
      const sidebar = partsOf(page);
      await page.goto(urlOf(at('/guide/introduction')));
      await sidebar.row(names.basics).click();
      await sidebar.page(names.plain).click();
      await expect(page).toHaveURL(urlOf(at('/guide/basics/plain')));
    });
  });
}
