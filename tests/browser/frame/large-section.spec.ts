import type { Page } from 'playwright/test';
import { generateSite } from '../../../benchmarks/scale/generate';
import { testOn } from '../../support/builtFixture';
import { label } from '../../support/labels';
import { inLanguage, languages } from '../../support/pages';
import { urlOf } from '../../support/SitePage';
import { expect } from '../../support/test';

const test = testOn('large');

/** The pages of the first groups, by group; both languages have the same names. */
async function pagesOfGroups(): Promise<string[][]> {
  const { pages } = await generateSite(520, 1);
  return [0, 1, 2, 3].map((group) =>
    pages
      .filter(({ lang, file }) => lang === 'en' && file.includes(`/group-${group}/`))
      .map(({ title }) => title),
  );
}

const routeOf = (group: number, title = ''): string => `/guide/group-${group}/${title}`;

for (const language of languages) {
  const at = (route: string) => inLanguage(language, route);
  const treeOf = (page: Page) =>
    page.getByRole('navigation', { name: label(language, 'sidebar.label') });
  const rowOf = (page: Page, group: number) =>
    treeOf(page)
      .locator('summary')
      .filter({ hasText: new RegExp(`^group-${group}$`) });
  const linkTo = (page: Page, title = '') =>
    treeOf(page).getByRole('link', { name: title, exact: true });

  test.describe(`a large section in ${language}`, () => {
    test.use({ locale: language });

    test('loads the pages of a group when it is opened', async ({ page, site }) => {
      const [first = [], , third = []] = await pagesOfGroups();
      const loaded: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/articles/')) loaded.push(request.url());
      });
      await site.open(at(routeOf(0, first[3])));
      await expect(linkTo(page, first[7])).toBeVisible();
      await expect(linkTo(page, third[7])).toHaveCount(0);
      expect(loaded).toEqual([]);
      await rowOf(page, 2).click();
      await linkTo(page, third[7]).click();
      await expect(page).toHaveURL(urlOf(at(routeOf(2, third[7]))));
      await expect(site.heading).toHaveText(third[7] ?? '');
      await expect(linkTo(page, third[7])).toHaveAttribute('aria-current', 'page');
    });

    test('keeps an opened group open, with its pages, after a reload', async ({ page, site }) => {
      const [first = [], , third = []] = await pagesOfGroups();
      await site.open(at(routeOf(0, first[0])));
      await rowOf(page, 2).click();
      await expect(linkTo(page, third[0])).toBeVisible();
      await site.reload();
      await expect(linkTo(page, third[0])).toBeVisible();
    });

    test('links to the next page across groups, and shows that group', async ({ page, site }) => {
      const [first = [], second = []] = await pagesOfGroups();
      await site.open(at(routeOf(0, first.at(-1))));
      await site.pagination.getByRole('link', { name: label(language, 'doc.nextPage') }).click();
      await expect(page).toHaveURL(urlOf(at(routeOf(1, second[0]))));
      await expect(linkTo(page, second[5])).toBeVisible();
      await site.pagination
        .getByRole('link', { name: label(language, 'doc.previousPage') })
        .click();
      await expect(page).toHaveURL(urlOf(at(routeOf(0, first.at(-1)))));
    });

    test.describe('a group that fails to load', () => {
      test.use({ allowedErrors: [/status (?:of )?404/] });

      test('shows the link to all pages', async ({ page, site }) => {
        const [first = []] = await pagesOfGroups();
        await site.open(at(routeOf(0, first[0])));
        await page.route('**/articles/**', (route) => route.fulfill({ status: 404 }));
        await rowOf(page, 2).click();
        const all = treeOf(page).getByRole('link', { name: label(language, 'sidebar.allPages') });
        await expect(all.filter({ visible: true })).toHaveAttribute('href', urlOf(at('/pages')));
      });
    });
  });

  test.describe(`a large section without JavaScript, in ${language}`, () => {
    test.use({ javaScriptEnabled: false, locale: language });

    test('links to the list of all pages in a closed group', async ({ page }) => {
      const [first = []] = await pagesOfGroups();
      await page.goto(urlOf(at(routeOf(0, first[0]))));
      await rowOf(page, 2).click();
      const all = treeOf(page).getByRole('link', { name: label(language, 'sidebar.allPages') });
      await expect(all.filter({ visible: true })).toHaveAttribute('href', urlOf(at('/pages')));
    });
  });
}
