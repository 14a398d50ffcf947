import type { Page } from 'playwright/test';
import { violationsInBothSchemes } from '../support/axe';
import { testOn } from '../support/builtFixture';
import { label } from '../support/labels';
import { inLanguage, languages } from '../support/pages';
import { urlOf } from '../support/SitePage';
import { expect } from '../support/test';

const test = testOn('versions');

const bar = (page: Page) => page.getByRole('banner');

for (const language of languages) {
  const text = (...args: Parameters<typeof label> extends [unknown, ...infer R] ? R : never) =>
    label(language, ...args);

  /** A URL of a version; the newest one has no prefix. */
  const at = (version: 'v1' | 'v2', route: string) =>
    (version === 'v1' ? '/v1' : '') + inLanguage(language, route);

  test.describe(`a site with versions, in ${language}`, () => {
    test.use({ locale: language });

    const openVersions = (page: Page, version: string) =>
      bar(page)
        .getByRole('button', { name: `${text('nav.version')} ${version}` })
        .click();

    test('another version shows the same page, and keeps query and hash', async ({
      page,
      site,
    }) => {
      await site.open(`${at('v1', '/guide/start')}?from=test#section-2`);
      await openVersions(page, 'v1');
      await bar(page).getByRole('link', { name: 'v2', exact: true }).click();
      await expect(page).toHaveURL(urlOf(`${at('v2', '/guide/start')}?from=test#section-2`));
      await expect(site.heading).toContainText('v2');
    });

    test('a version without the page shows its home page', async ({ page, site }) => {
      await site.open(at('v2', '/guide/new'));
      await openVersions(page, 'v2');
      await bar(page).getByRole('link', { name: 'v1', exact: true }).click();
      await expect(page).toHaveURL(urlOf(at('v1', '/')));
    });

    test('a change of language keeps the version', async ({ page, site }) => {
      const other = languages.find((candidate) => candidate !== language) ?? language;
      await site.open(at('v1', '/guide/start'));
      await site.switchLanguage(other);
      await expect(page).toHaveURL(urlOf(`/v1${inLanguage(other, '/guide/start')}`));
    });

    for (const version of ['v1', 'v2'] as const) {
      test(`search in ${version} finds pages of that version`, async ({ page, site }) => {
        await site.open(at(version, '/'));
        await page.keyboard.press('Control+k');
        const dialog = page.getByRole('dialog', { name: text('search.dialog') });
        await dialog.getByRole('combobox').fill(version);
        await expect(dialog).toHaveAttribute('data-answered', version);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL((url) => url.pathname.startsWith(at(version, '/guide/')));
        await expect(site.heading).toContainText(version);
      });
    }

    test('navigation stays within version and language, at every level', async ({ page, site }) => {
      await site.open(at('v1', '/'));
      for (const link of await bar(page).getByRole('navigation').locator('a').all()) {
        expect(await link.getAttribute('href')).toMatch(new RegExp(`^${urlOf(at('v1', '/'))}`));
      }
    });

    test.describe('on a missing page', () => {
      test.use({ allowedErrors: [/status of 404|status 404/] });

      test('the home link goes to that of the version and language', async ({ page, site }) => {
        await site.open(at('v1', '/no/such/page'));
        await page
          .getByRole('main')
          .getByRole('link', { name: text('notFound.takeMeHome') })
          .click();
        await expect(page).toHaveURL(urlOf(at('v1', '/')));
      });
    });

    test('the bar hides on scroll-down, and returns on scroll-up and on keyboard focus', async ({
      page,
      site,
    }) => {
      await site.open(at('v2', '/guide/start'));
      await page.mouse.move(640, 400);
      await page.mouse.wheel(0, 500);
      await expect(bar(page)).not.toBeInViewport();
      await page.mouse.wheel(0, -100);
      await expect(bar(page)).toBeInViewport();
      await page.mouse.wheel(0, 200);
      await expect(bar(page)).not.toBeInViewport();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(bar(page)).toBeInViewport();
    });

    const inline = (page: Page) => bar(page).getByRole('list', { name: text('nav.socialLinks') });

    test('social links after the fifth are in a menu', async ({ page, site }) => {
      await site.open(at('v2', '/'));
      await expect(inline(page).getByRole('listitem')).toHaveCount(5);
      await bar(page)
        .getByRole('button', { name: text('nav.moreLinks') })
        .hover();
      for (const name of ['Discord', 'Bluesky']) {
        await expect(bar(page).getByRole('link', { name })).toBeVisible();
      }
      await expect(bar(page).getByRole('link', { name: 'GitHub' })).toHaveCount(1);
    });

    test('versions and additional social links open by keyboard, and return focus', async ({
      page,
      site,
    }) => {
      await site.open(at('v2', '/'));
      for (const name of [`${text('nav.version')} v2`, text('nav.moreLinks')]) {
        const opener = bar(page).getByRole('button', { name });
        await opener.focus();
        await page.keyboard.press('ArrowDown');
        await expect(opener).toHaveAttribute('aria-expanded', 'true');
        await expect(page.locator(':focus')).toHaveAttribute('href');
        await page.keyboard.press('Escape');
        await expect(opener).toBeFocused();
        await expect(opener).toHaveAttribute('aria-expanded', 'false');
      }
    });

    test('open menus of the bar are accessible, in both schemes', async ({ page, site }) => {
      await site.open(at('v2', '/'));
      for (const name of [
        `${text('nav.version')} v2`,
        text('nav.moreLinks'),
        text('nav.moreIn', { group: '' }).trim(),
        'Office',
      ]) {
        const opener = bar(page).getByRole('button', { name });
        await opener.focus();
        await page.keyboard.press('ArrowDown');
        await expect(opener).toHaveAttribute('aria-expanded', 'true');
        expect(await violationsInBothSchemes(page), name).toEqual([]);
        await page.keyboard.press('Escape');
      }
    });

    test("a social entry that isn't a link shows its text, image, or markup", async ({
      page,
      site,
    }) => {
      await site.open(at('v2', '/'));
      await inline(page).getByRole('button', { name: 'Office' }).hover();
      await expect(inline(page).getByText('Room 1')).toBeVisible();
      await inline(page).getByRole('button', { name: 'Code' }).hover();
      await expect(inline(page).getByRole('img', { name: 'Code' })).toBeVisible();
      await inline(page).getByRole('button', { name: 'Hours' }).hover();
      await expect(inline(page).getByText('Mondays')).toBeVisible();
    });

    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const animation = reducedMotion === 'no-preference' ? 'fade-in' : 'none';
      test(`a page that the user navigates to has animation ${animation} under motion: ${reducedMotion}`, async ({
        page,
        site,
      }) => {
        const article = page.getByRole('article');
        await page.emulateMedia({ reducedMotion });
        await site.open(at('v2', '/guide/start'));
        await expect(article).toHaveCSS('animation-name', 'none');
        await site.sidebar.locator(`a[href="${urlOf(at('v2', '/guide/new'))}"]`).click();
        await expect(page).toHaveURL(urlOf(at('v2', '/guide/new')));
        await expect(article).toHaveCSS('animation-name', animation);
      });
    }

    test('globalUIComponents=0, in the URL or in front matter, hides components shown on every page', async ({
      page,
      site,
    }) => {
      const notice = page.getByRole('complementary', { name: 'Notice' });
      await site.open(at('v2', '/guide/start'));
      await expect(notice).toBeVisible();
      await site.open(`${at('v2', '/guide/start')}?globalUIComponents=0`);
      await expect(notice).toHaveCount(0);
      await site.open(at('v2', '/guide/new'));
      await expect(notice).toHaveCount(0);
    });

    test('the logo matches the color scheme', async ({ page, site }) => {
      await site.open(at('v2', '/'));
      const shown = bar(page).getByRole('link', { name: 'Rsbuild' }).locator('img:visible');
      await page.emulateMedia({ colorScheme: 'light' });
      await expect(shown).toHaveAttribute('src', urlOf('/light.svg'));
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(shown).toHaveAttribute('src', urlOf('/dark.svg'));
    });
  });
}
