import type { Page } from 'playwright/test';
import { expect, NAMES, test } from '../../support/frameSite';
import { label } from '../../support/labels';
import { inLanguage, languages } from '../../support/pages';
import { urlOf } from '../../support/SitePage';

for (const language of languages) {
  const { section } = NAMES[language];
  const at = (route: string) => inLanguage(language, route);

  /** Scrolls over the text: over the sidebar or outline, only that would scroll. */
  async function scrollText(page: Page, pixels: number): Promise<void> {
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, pixels);
  }

  test.describe(`the outline in ${language}`, () => {
    test.use({ locale: language });

    test('lists headings of levels 2 to 4 under its title', async ({ site }) => {
      await site.open(at('/guide/introduction'));
      await expect(site.outline.getByRole('link')).toHaveText([
        `${section} 1`,
        `${section} 1.1`,
        `${section} 1.1.1`,
        `${section} 2`,
      ]);
    });

    test('marks the current heading', async ({ page, site }) => {
      await site.open(at('/guide/long'));
      const active = site.outline.locator('[aria-current="location"]');
      await expect(active).toHaveText(`${section} 1`);
      const tenth = page.getByRole('heading', { name: `${section} 10`, exact: true });
      await scrollText(page, ((await tenth.boundingBox())?.y ?? 0) - 90);
      await expect(active).toHaveText(`${section} 10`);
      await page.keyboard.press('End');
      await expect(active).toHaveText(`${section} 40`);
      await page.keyboard.press('Home');
      await expect(active).toHaveText(`${section} 1`);
    });

    test('scrolls to the current heading if it is longer than the window', async ({
      page,
      site,
    }) => {
      await site.open(at('/guide/long'));
      const last = site.outline.getByRole('link', { name: `${section} 40` });
      await expect(last).not.toBeInViewport();
      await page.keyboard.press('End');
      await expect(last).toBeInViewport();
    });

    test('marks a selected heading, even if the end of the page keeps it from scrolling to the top', async ({
      site,
    }) => {
      await site.open(at('/guide/long'));
      const chosen = site.outline.getByRole('link', { name: `${section} 39` });
      await chosen.click();
      await expect(chosen).toHaveAttribute('aria-current', 'location');
    });

    test('is hidden on a page without headings, without shifting the text', async ({
      page,
      site,
    }) => {
      const textStart = async () => (await page.getByRole('main').boundingBox())?.x;
      await site.open(at('/guide/introduction'));
      const before = await textStart();
      await site.open(at('/guide/basics/plain'));
      await expect(site.outline).toHaveCount(0);
      expect(await textStart()).toBe(before);
    });

    test('continues from the heading by keyboard', async ({ page, site }) => {
      await site.open(at('/guide/long'));
      await site.outline.getByRole('link', { name: `${section} 40` }).press('Enter');
      await expect(page).toHaveURL(`${urlOf(at('/guide/long'))}#section-40`);
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      await expect(focused).toBeVisible();
      expect(await focused.evaluate((element) => element.closest('main') !== null)).toBe(true);
    });
  });

  test.describe(`while a page loads, in ${language}`, () => {
    test.use({ javaScriptEnabled: false, locale: language });

    test('the text is already in its final position next to the outline', async ({ page }) => {
      const route = urlOf(at('/guide/introduction'));
      const heading = page.getByRole('heading', { level: 1 });
      const outline = page.getByRole('navigation', { name: label(language, 'outline.title') });
      await page.goto(route);
      await expect(outline).toBeVisible();
      const whole = await heading.boundingBox();
      await page.route(route, async (request) => {
        const response = await request.fetch();
        const [begun = ''] = (await response.text()).split('</main>');
        await request.fulfill({ response, body: begun });
      });
      await page.goto(route);
      await expect(outline).toHaveCount(0);
      expect(await heading.boundingBox()).toEqual(whole);
    });
  });
}
