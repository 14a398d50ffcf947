import type { Locator, Page } from 'playwright/test';
import { LANGUAGES } from '@config/site';
import { label } from '../support/labels';
import { inLanguage, languages } from '../support/pages';
import { urlOf } from '../support/SitePage';
import { expect, test } from '../support/test';

/** More key presses than any tab stop needs. */
const MOST_PRESSES = 60;

/** The focused element is a control, in view, with a focus ring. */
async function expectFocusShown(page: Page): Promise<void> {
  const focused = page.locator(':focus');
  await expect(focused).toBeInViewport();
  await expect(focused).not.toHaveCSS('outline-style', 'none');
}

/** Presses Tab until the tab stop has focus, and checks each stop on the way. */
async function tabTo(page: Page, stop: Locator): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await page.keyboard.press('Tab');
    await expectFocusShown(page);
    if (await stop.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${stop.toString()}`);
}

for (const language of languages) {
  const at = (route: string) => inLanguage(language, route);

  test.describe(`by keyboard only, in ${language}`, () => {
    test.use({ locale: language });

    test('a user gets from the URL bar to a page, another theme, and another language', async ({
      page,
      site,
    }) => {
      await site.open(at('/guide/start/'));
      const target = urlOf(at('/guide/start/quick-start'));
      await tabTo(page, site.sidebar.locator(`a[href="${target}"]`));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(target);
      await site.reload();

      await tabTo(page, page.getByRole('button', { name: label(language, 'nav.language') }));
      const other = LANGUAGES.find(({ lang }) => lang !== language) ?? LANGUAGES[0];
      const choice = page.getByRole('link', { name: other.label, exact: true });
      await page.keyboard.press('Enter');
      await expect(choice).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(choice).toBeHidden();
      await expectFocusShown(page);

      await tabTo(page, page.getByRole('button', { name: label(language, 'theme.switchToDark') }));
      await page.keyboard.press('Enter');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expectFocusShown(page);

      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('ArrowDown');
      await expect(page.locator(':focus')).toHaveAttribute('hreflang');
      await page.keyboard.press(other === LANGUAGES[0] ? 'Home' : 'End');
      await expect(choice).toBeFocused();
      await expectFocusShown(page);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(urlOf(inLanguage(other.lang, '/guide/start/quick-start')));
    });

    test('every menu of the bar opens with a key, keeps focus, and returns it', async ({
      page,
      site,
    }) => {
      await site.open(at('/guide/start/'));
      const openers = page.getByRole('banner').locator('button[aria-expanded]:visible');
      const names = [
        label(language, 'nav.siblingTools'),
        `${label(language, 'nav.version')} 1.x`,
        label(language, 'nav.language'),
      ];
      await expect(openers).toHaveCount(names.length);
      for (const name of names) {
        const opener = page.getByRole('banner').getByRole('button', { name, exact: true });
        await tabTo(page, opener);
        for (const key of ['Enter', 'Space', 'ArrowDown']) {
          await page.keyboard.press(key);
          await expect(opener, `${name} on ${key}`).toHaveAttribute('aria-expanded', 'true');
          const panel = page.locator(`[id="${await opener.getAttribute('aria-controls')}"]`);
          await expect(panel.getByRole('link').first()).toBeVisible();
          await page.keyboard.press('ArrowDown');
          await expect(page.locator(':focus')).toHaveAttribute('href');
          await expectFocusShown(page);
          await page.keyboard.press('Escape');
          await expect(opener).toHaveAttribute('aria-expanded', 'false');
          await expect(opener).toBeFocused();
        }
      }
    });
  });
}
