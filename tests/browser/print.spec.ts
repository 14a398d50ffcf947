import { site as settings } from '@config/site';
import { languages, inLanguage } from '../support/pages';
import { expect, test } from '../support/test';

/** Pages of each layout, with tabs, collapsed blocks, tables, and samples. */
const SAMPLES = ['/', '/guide/start/quick-start', '/config/', '/config/server/port'];

for (const language of languages) {
  test.describe(`in print in ${language}`, () => {
    test.use({ locale: language });

    test('a page is only its text, in light colors, even if the user has selected dark', async ({
      page,
      site,
    }) => {
      await site.open(inLanguage(language, SAMPLES[0] ?? '/'));
      await site.chooseTheme('dark');
      for (const route of SAMPLES) {
        await site.open(inLanguage(language, route));
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        await page.emulateMedia({ media: 'print' });
        await expect(page.locator('html'), route).toHaveCSS(
          'background-color',
          'rgb(255, 255, 255)',
        );
        await expect(page.locator('html'), route).toHaveCSS('color-scheme', 'light');
        await expect(site.heading, route).toBeVisible();
        for (const role of ['navigation', 'button', 'tab', 'dialog', 'banner'] as const) {
          await expect(page.getByRole(role), `${role} at ${route}`).toHaveCount(0);
        }
        const left = await page
          .locator('main')
          .evaluate((main) => main.getBoundingClientRect().width / document.body.clientWidth);
        expect(left, `${route} has the paper to itself`).toBeGreaterThan(0.9);
        await page.emulateMedia({ media: null });
      }
    });

    test('links in the text show their full URLs, except links within the page', async ({
      page,
      site,
    }) => {
      await site.open(inLanguage(language, '/config/server/port'));
      await page.emulateMedia({ media: 'print' });
      const printedLinks = await page.locator('.rspress-doc a[href]').evaluateAll((links) =>
        // Samples print their code without marks.
        links
          .filter((link) => !link.closest('pre'))
          .map((link) => ({
            href: link.getAttribute('href') ?? '',
            note: getComputedStyle(link, '::after').content,
          })),
      );
      const leading = printedLinks.filter(({ href }) => !href.startsWith('#'));
      expect(leading.length).toBeGreaterThan(0);
      for (const { href, note } of leading) {
        const whole = href.startsWith('/') ? settings.origin + href : href;
        expect(note.replaceAll('" "', '')).toBe(`" (${whole})"`);
      }
      for (const { href, note } of printedLinks)
        if (href.startsWith('#')) expect(note).toBe('none');
    });
  });
}
