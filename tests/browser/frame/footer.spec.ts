import { site as siteSettings } from '@config/site';
import { expect, NAMES, test } from '../../support/frameSite';
import { label } from '../../support/labels';
import { inLanguage, languages } from '../../support/pages';
import { urlOf } from '../../support/SitePage';

for (const language of languages) {
  const names = NAMES[language];
  const at = (route: string) => inLanguage(language, route);

  test.describe(`below a page in ${language}`, () => {
    test.use({ locale: language });

    test('the previous and next links follow the sidebar, in and out of groups', async ({
      page,
      site,
    }) => {
      await site.open(at('/guide/long'));
      const [previous, next] = [
        site.pagination.locator('[rel=prev]'),
        site.pagination.locator('[rel=next]'),
      ];
      await expect(previous).toHaveText(label(language, 'doc.previousPage') + names.introduction);
      await expect(next).toHaveText(label(language, 'doc.nextPage') + names.images);
      await next.click();
      await expect(page).toHaveURL(urlOf(at('/guide/basics/images')));
    });

    test('the first page has no previous link', async ({ site }) => {
      await site.open(at('/guide/introduction'));
      await expect(site.pagination.getByRole('link')).toHaveCount(1);
      await expect(site.pagination.locator('[rel=prev]')).toHaveCount(0);
    });

    test('a link opens the source file for editing', async ({ page, site }) => {
      await site.open(at('/guide/long'));
      const link = page.getByRole('link', { name: label(language, 'doc.editPage') });
      await expect(link).toHaveAttribute(
        'href',
        `${siteSettings.docsBase}/${language}/guide/long.mdx`,
      );
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    });

    test("the page's Markdown can be copied and viewed", async ({ page, site, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await site.open(at('/guide/long'));
      await page.getByRole('button', { name: label(language, 'doc.copyPage') }).click();
      await expect(page.getByText(label(language, 'code.copied'), { exact: true })).toBeAttached();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(/^# \S/);
      const link = page.getByRole('link', { name: label(language, 'doc.viewMarkdown') });
      const response = await page.request.get((await link.getAttribute('href')) ?? '');
      expect(await response.text()).toBe(copied);
    });

    test('the time of the last change is machine-readable and localized', async ({
      page,
      site,
    }) => {
      await site.open(at('/guide/long'));
      const line = page.getByText(label(language, 'doc.lastUpdated'));
      await expect(line).toHaveText(names.updated);
      const time = line.getByRole('time');
      await expect(time).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/);
    });
  });

  test.describe(`without JavaScript, below a page in ${language}`, () => {
    test.use({ javaScriptEnabled: false, locale: language });

    test('the time of the last change is in universal time', async ({ page }) => {
      await page.goto(urlOf(at('/guide/long')));
      await expect(page.getByText(label(language, 'doc.lastUpdated'))).toHaveText(
        /\d{4}-\d\d-\d\d \d\d:\d\d UTC$/,
      );
    });
  });

  test.describe(`back to top in ${language}`, () => {
    test.use({ locale: language });

    test('appears once the page is scrolled, and scrolls up without losing focus', async ({
      page,
      site,
    }) => {
      const button = page.getByRole('button', { name: label(language, 'doc.scrollToTop') });
      await site.open(at('/guide/long'));
      await expect(button).toBeHidden();
      await page.evaluate(() => {
        window.scrollTo(0, 2000);
      });
      await button.press('Enter');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(button).toBeHidden();
      await expect(page.getByRole('main')).toBeFocused();
    });
  });
}
