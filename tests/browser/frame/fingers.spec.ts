import type { Locator } from 'playwright/test';
import { label } from '../../support/labels';
import { inLanguage, languages } from '../../support/pages';
import { expect, ON_DESKTOP, ON_PHONE, test } from '../../support/test';

/** In CSS pixels: every target (WCAG 2.5.8), and a row of a list on touch screens. */
const TARGET = 24;
const ROW = 40;

/** The texts of elements lower than this many pixels. */
const lowerThan = (height: number, elements: Locator): Promise<string[]> =>
  elements.evaluateAll(
    (all, least) =>
      all
        .filter((element) => element.checkVisibility())
        .filter((element) => element.getBoundingClientRect().height < least - 0.5)
        .map((element) => element.textContent),
    height,
  );

for (const language of languages) {
  const at = (route: string) => inLanguage(language, route);

  test.describe(`on touch screens in ${language}`, ON_PHONE, () => {
    test.use({ locale: language });

    test('the outline and the menu have rows of 40 px', async ({ page, site }) => {
      await site.open(at('/guide/start/quick-start'));
      await page
        .getByRole('button', { name: label(language, 'outline.title'), exact: true })
        .click();
      await expect(site.outline).toBeVisible();
      expect(await lowerThan(ROW, site.outline.getByRole('link'))).toEqual([]);
      await page.keyboard.press('Escape');
      await site.menu();
      expect(
        await lowerThan(ROW, page.getByRole('dialog').locator('li').getByRole('link')),
      ).toEqual([]);
    });

    test('every target in the overview and below a page is 24 px high', async ({ page, site }) => {
      await site.open(at('/config/'));
      const main = page.getByRole('main');
      expect(await lowerThan(TARGET, main.locator('section a'))).toEqual([]);
      await site.open(at('/config/mode'));
      expect(await lowerThan(TARGET, main.locator('footer').locator('a, button'))).toEqual([]);
    });

    test('back to top is visible only on scroll-up', async ({ page, site }) => {
      await site.open(at('/guide/start/quick-start'));
      const button = page.getByRole('button', { name: label(language, 'doc.scrollToTop') });
      await page.evaluate(() => {
        window.scrollTo(0, 2000);
      });
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2000);
      await expect(button).toBeHidden();
      await page.evaluate(() => {
        window.scrollTo(0, 1500);
      });
      await expect(button).toBeVisible();
    });
  });

  test.describe(`next to a page in ${language}`, ON_DESKTOP, () => {
    test.use({ locale: language, viewport: { width: 1440, height: 500 } });

    test('back to top is below a long outline', async ({ page, site }) => {
      await site.open(at('/guide/start/quick-start'));
      await page.keyboard.press('End');
      const button = page.getByRole('button', { name: label(language, 'doc.scrollToTop') });
      await expect(button).toBeVisible();
      const outline = await page.locator('[popover][data-part="outline"]').boundingBox();
      const box = await button.boundingBox();
      expect((outline?.y ?? 0) + (outline?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
    });
  });
}
