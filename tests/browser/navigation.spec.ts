import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@config/site';
import { label } from '../support/labels';
import { inLanguage, languages } from '../support/pages';
import { urlOf } from '../support/SitePage';
import { expect, ON_DESKTOP, test } from '../support/test';

interface NavItem {
  text: string;
  link?: string;
}

/** The sections of the navigation bar, from the language's files. */
function sections(language: Language): { text: string; link: string }[] {
  const file = path.join(import.meta.dirname, '../../docs', language, '_nav.json');
  const items = JSON.parse(readFileSync(file, 'utf8')) as NavItem[];
  return items.flatMap(({ text, link }) => (link === undefined ? [] : [{ text, link }]));
}

for (const language of languages) {
  const at = (route: string) => inLanguage(language, route);

  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test('the menu links to every section and marks it', async ({ page, site }) => {
      await site.open(at('/'));
      for (const { text, link } of sections(language)) {
        await test.step(text, async () => {
          const section = (await site.menu()).getByRole('link', { name: text, exact: true });
          await expect(section).not.toHaveAttribute('aria-current');
          await section.click();
          await expect(page).toHaveURL(urlOf(at(link)));
          await expect(site.heading).toBeVisible();
          await site.menu();
          await expect(section).toHaveAttribute('aria-current');
          await site.closeMenu();
        });
      }
    });

    // Small screens open the sidebar and the outline from a menu: see drawer.spec.ts.
    test('the sidebar links to a page and marks it', ON_DESKTOP, async ({ page, site }) => {
      await site.open(at('/guide/start/'));
      const link = site.sidebar.locator(`a[href$="${at('/guide/start/quick-start')}"]`);
      await expect(link).not.toHaveAttribute('aria-current');
      await link.click();
      await expect(page).toHaveURL(urlOf(at('/guide/start/quick-start')));
      await expect(link).toHaveAttribute('aria-current', 'page');
    });

    test('a page loads only its HTML, without anything of the other language', async ({
      page,
      site,
    }) => {
      const paths: string[] = [];
      page.on('request', (request) => paths.push(new URL(request.url()).pathname));
      await site.open(at('/guide/start/quick-start'));
      await page.waitForLoadState('networkidle');
      const ofLanguages = languages.filter((lang) =>
        paths.some((path) => path.includes(`/static/js/${lang}.`)),
      );
      expect(ofLanguages).toEqual([language]);
      expect(paths.filter((path) => /\/(?:articles|static\/js\/async)\//.test(path))).toEqual([]);
    });

    test('next and previous links work', ON_DESKTOP, async ({ page, site }) => {
      await site.open(at('/guide/start/'));
      const first = await site.heading.textContent();
      await site.pagination.getByRole('link', { name: label(language, 'doc.nextPage') }).click();
      await expect(page).not.toHaveURL(urlOf(at('/guide/start/')));
      await expect(site.heading).not.toHaveText(first ?? '');
      await site.pagination
        .getByRole('link', { name: label(language, 'doc.previousPage') })
        .click();
      await expect(page).toHaveURL(urlOf(at('/guide/start/')));
      await expect(site.heading).toHaveText(first ?? '');
    });

    test('a heading in the outline is one click away', ON_DESKTOP, async ({ page, site }) => {
      await site.open(at('/guide/start/quick-start'));
      const link = site.outline.getByRole('link').last();
      const href = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${href}$`));
      await expect(page.locator(`[id="${href.slice(1)}"]`)).toBeInViewport();
    });

    test('the other language shows the same page', async ({ page, site }) => {
      const other = languages.find((candidate) => candidate !== language) ?? language;
      await site.open(at('/config/output/filename-hash'));
      await site.switchLanguage(other);
      await expect(page).toHaveURL(urlOf(inLanguage(other, '/config/output/filename-hash')));
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await expect(site.heading).toBeVisible();
    });

    test('a selected theme survives a reload', async ({ site, colorScheme }) => {
      const [chosen, painted] =
        colorScheme === 'dark' ? (['light', 'bright'] as const) : (['dark', 'dim'] as const);
      const ground = async () => ((await site.groundLightness()) > 0.5 ? 'bright' : 'dim');
      await site.open(at('/guide/start/'));
      expect(await ground()).not.toBe(painted);
      await site.chooseTheme(chosen);
      await expect.poll(ground).toBe(painted);
      await site.reload();
      expect(await ground()).toBe(painted);
    });

    test.describe('an unknown URL', ON_DESKTOP, () => {
      test.use({ allowedErrors: [/status of 404|status 404/] });

      test('shows an error, however it is malformed, and links to the home page', async ({
        page,
        site,
      }) => {
        for (const wrong of ['/no-such-page', '/guide/no/such/page/', '/guide/%E0%A4%A', '/%']) {
          await test.step(wrong, async () => {
            const response = await site.open(at(wrong));
            expect(response?.status()).toBe(404);
            await expect(site.heading).toHaveText(label(language, 'notFound.heading'));
            await page
              .getByRole('main')
              .getByRole('link', { name: label(language, 'notFound.takeMeHome') })
              .click();
            await expect(page).toHaveURL(urlOf(at('/')));
            await expect(site.heading).not.toHaveText(label(language, 'notFound.heading'));
          });
        }
      });
    });
  });
}
