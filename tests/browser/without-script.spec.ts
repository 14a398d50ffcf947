import type { Page } from 'playwright/test';
import { label } from '../support/labels';
import { builtRoutes, inLanguage, languageOf, languages } from '../support/pages';
import { inSample } from '../../scripts/test/sample';
import { urlOf, type SitePage } from '../support/SitePage';
import { expect, ON_DESKTOP, ON_SWEEP, test } from '../support/test';

// prose/kitchen-sink.spec.ts tests Markdown without scripts.
test.use({ javaScriptEnabled: false });

for (const language of languages) {
  const at = (route: string) => inLanguage(language, route);

  test.describe(`without JavaScript, in ${language}`, () => {
    test.use({ locale: language });

    test('search links to a list of all pages', ON_DESKTOP, async ({ page }) => {
      await page.goto(urlOf(at('/config/mode')));
      await page.getByRole('link', { name: label(language, 'nav.search'), exact: true }).click();
      await expect(page).toHaveURL(urlOf(at('/pages')));
      const links = page.getByRole('main').getByRole('link');
      const listed = new Set(
        await links.evaluateAll((all: HTMLAnchorElement[]) => all.map(({ pathname }) => pathname)),
      );
      const missing = own
        .filter((route) => ![at('/'), at('/pages')].includes(route))
        .filter((route) => !listed.has(urlOf(route)));
      expect(missing).toEqual([]);
    });

    const own = builtRoutes().filter((route) => languageOf(`${route}/`) === language);

    // With scripts, every-page.spec.ts opens all pages under the same policy.
    const expectHeadings = async (page: Page, site: SitePage, routes: readonly string[]) => {
      expect(routes.length).toBeGreaterThan(0);
      for (const route of routes) {
        const response = await page.goto(urlOf(route));
        expect(response?.status(), route).toBe(200);
        expect(response?.headers()['content-security-policy'], route).toContain(
          "script-src 'self'",
        );
        await expect(site.heading, route).toBeVisible();
      }
    };

    test(
      'every tenth page shows its heading under the policy, without violations',
      ON_DESKTOP,
      ({ page, site }) => expectHeadings(page, site, own.filter(inSample(10))),
    );

    test(
      'every page shows its heading under the policy, without violations',
      { tag: [ON_DESKTOP.tag, ON_SWEEP.tag] },
      async ({ page, site }) => {
        test.slow();
        await expectHeadings(page, site, own);
      },
    );

    test('sections, sidebar, languages, and previous and next pages are links, and the theme is the system’s', async ({
      page,
      site,
      colorScheme,
    }) => {
      await page.goto(urlOf(at('/guide/start/quick-start')));
      site.language = language;
      const next = site.pagination.locator('a[rel="next"]');
      const href = (await next.getAttribute('href')) ?? '';
      await next.click();
      await expect(page).toHaveURL(href);
      await expect(site.heading).toBeVisible();
      const section = page
        .getByRole('banner')
        .locator(`a[href="${urlOf(at('/config/'))}"]`)
        .first();
      await section.click();
      await expect(page).toHaveURL(urlOf(at('/config/')));
      const ground = await page
        .locator('html')
        .evaluate((root) => getComputedStyle(root).backgroundColor);
      const [red = 0] = (/\d+/.exec(ground) ?? []).map(Number);
      expect(red > 128 ? 'light' : 'dark').toBe(colorScheme);
    });
  });
}
