import type { Locator, Page } from 'playwright/test';
import { LANGUAGES } from '@config/site';
import { label } from '../support/labels';
import { inLanguage, languages } from '../support/pages';
import { urlOf } from '../support/SitePage';
import { expect, ON_DESKTOP, ON_PHONE, test } from '../support/test';

const PAGE = '/config/output/filename-hash';

const bar = (page: Page): Locator => page.getByRole('banner');
const isFocusShown = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => getComputedStyle(document.activeElement ?? document.body).outlineStyle !== 'none',
  );

for (const language of languages) {
  const at = (route: string) => inLanguage(language, route);
  const text = (...args: Parameters<typeof label> extends [unknown, ...infer R] ? R : never) =>
    label(language, ...args);

  test.describe(`the bar in ${language}`, () => {
    test.use({ locale: language });

    test('its logo links to the home page of the language', ON_DESKTOP, async ({ page, site }) => {
      await site.open(at(PAGE));
      await bar(page).getByRole('link', { name: 'Rsbuild', exact: true }).click();
      await expect(page).toHaveURL(urlOf(at('/')));
    });

    test(
      'it is 72 px high, 56 at 768 px or less, and takes no space when hidden',
      ON_DESKTOP,
      async ({ page, site }) => {
        await site.open(at(PAGE));
        for (const [width, height] of [
          [1280, 72],
          [769, 72],
          [768, 56],
          [360, 56],
        ] as const) {
          await page.setViewportSize({ width, height: 800 });
          expect((await bar(page).boundingBox())?.height, `at ${width} px`).toBe(height);
        }
        await site.open(`${at(PAGE)}?navbar=0`);
        await expect(bar(page)).toBeHidden();
        await expect(site.heading).toBeInViewport();
      },
    );

    test.describe('on a wide screen', ON_DESKTOP, () => {
      const version = (page: Page) =>
        bar(page).getByRole('button', { name: `${text('nav.version')} 1.x`, exact: true });

      test('a group opens on hover and closes when the pointer leaves', async ({ page, site }) => {
        await site.open(at(PAGE));
        await version(page).hover();
        await expect(version(page)).toHaveAttribute('aria-expanded', 'true');
        const links = bar(page).getByRole('link', { name: /0\.x/ });
        await links.hover();
        await expect(links).toBeVisible();
        await site.heading.hover();
        await expect(links).toBeHidden();
      });

      test('a group opens and closes by keyboard, and returns focus', async ({ page, site }) => {
        await site.open(at(PAGE));
        await version(page).focus();
        await page.keyboard.press('ArrowDown');
        await expect(bar(page).getByRole('link', { name: /0\.x/ })).toBeVisible();
        expect(await isFocusShown(page)).toBe(true);
        await page.keyboard.press('Escape');
        await expect(version(page)).toBeFocused();
        await expect(version(page)).toHaveAttribute('aria-expanded', 'false');
      });

      test('links to other sites open in a new tab', async ({ page, site }) => {
        await site.open(at(PAGE));
        const links = bar(page).locator('a[href^="http"]');
        for (const link of await links.all()) {
          await expect(link).toHaveAttribute('target', '_blank');
          await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
        }
        await expect(
          page.getByRole('list', { name: text('nav.socialLinks') }).getByRole('link'),
        ).toHaveCount(4);
      });

      test('focusing it keeps the scroll position', async ({ page, site }) => {
        await site.open(at(PAGE));
        const place = () => page.evaluate(() => window.scrollY);
        await page.evaluate(() => {
          window.scrollTo(0, 300);
        });
        await version(page).focus();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Escape');
        await expect(version(page)).toBeFocused();
        expect(await place()).toBe(300);
      });

      test('Tab moves through it with visible focus, starting at the skip link', async ({
        page,
        site,
      }) => {
        await site.open(at(PAGE));
        await page.keyboard.press('Tab');
        await expect(page.getByRole('link', { name: text('nav.skipToContent') })).toBeFocused();
        for (const stop of await bar(page).locator('a:visible, button:visible').all()) {
          await page.keyboard.press('Tab');
          await expect(stop).toBeFocused();
          await expect(stop).toBeInViewport();
          expect(await isFocusShown(page)).toBe(true);
        }
      });
    });

    test('the other language keeps query and hash', ON_DESKTOP, async ({ page, site }) => {
      const other = languages.find((candidate) => candidate !== language) ?? language;
      await site.open(at(PAGE));
      const id = await page.locator('main h2[id]').first().getAttribute('id');
      await site.open(`${at(PAGE)}?from=test#${id}`);
      await site.switchLanguage(other);
      await expect(page).toHaveURL(urlOf(`${inLanguage(other, PAGE)}?from=test#${id}`));
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    });

    test.describe('the menu on small screens', ON_PHONE, () => {
      test.use({ viewport: { width: 360, height: 640 } });

      const opener = (page: Page) => page.getByRole('button', { name: text('nav.openMenu') });
      const menu = (page: Page) => page.getByRole('dialog', { name: text('nav.menu') });

      test.beforeEach(async ({ page, site }) => {
        await site.open(at(PAGE));
        await opener(page).focus();
        await page.keyboard.press('Enter');
        await expect(menu(page)).toBeVisible();
      });

      test('fills the screen and contains everything from the bar', async ({ page }) => {
        const box = await menu(page).boundingBox();
        expect(box).toMatchObject({ x: 0, y: 0, height: 640 });
        const names = LANGUAGES.map((other) => other.label);
        for (const name of [...names, /0\.x/, 'GitHub']) {
          await expect(menu(page).getByRole('link', { name })).toBeVisible();
        }
        await expect(menu(page).getByRole('group', { name: text('theme.label') })).toBeVisible();
      });

      test('traps focus, and returns it on Escape', async ({ page }) => {
        const stops = await menu(page).locator('a, button, input:checked').count();
        for (let pressed = 0; pressed < stops + 1; pressed += 1) {
          await page.keyboard.press('Tab');
          await expect(menu(page).locator(':focus')).toHaveCount(1);
        }
        await page.keyboard.press('Escape');
        await expect(menu(page)).toBeHidden();
        await expect(opener(page)).toBeFocused();
      });

      test('closes on navigation, even to the current page', async ({ page, site }) => {
        await menu(page).getByRole('link', { name: 'Rsbuild', exact: true }).click();
        await expect(page).toHaveURL(urlOf(at('/')));
        await expect(menu(page)).toBeHidden();
        await expect(site.heading).toBeFocused();
        await opener(page).click();
        await menu(page).getByRole('link', { name: 'Rsbuild', exact: true }).click();
        await expect(menu(page)).toBeHidden();
      });

      test('closes when the window grows', async ({ page }) => {
        await page.setViewportSize({ width: 768, height: 640 });
        await expect(menu(page)).toBeHidden();
        await expect(page.getByRole('navigation', { name: text('nav.main') })).toBeVisible();
      });

      test('closes with its button, and the page behind keeps its scroll position', async ({
        page,
      }) => {
        await page.getByRole('button', { name: text('nav.closeMenu') }).click();
        await page.mouse.wheel(0, 300);
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
        const place = await page.evaluate(() => window.scrollY);
        await opener(page).click();
        await page.mouse.wheel(0, 300);
        await page.getByRole('button', { name: text('nav.closeMenu') }).click();
        expect(await page.evaluate(() => window.scrollY)).toBe(place);
      });
    });
  });
}
