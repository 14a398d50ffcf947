import type { Locator, Page } from 'playwright/test';
import { violationsInBothSchemes } from '../support/axe';
import { label } from '../support/labels';
import { inLanguage, languages } from '../support/pages';
import { expect, ON_DESKTOP, ON_PHONE, test } from '../support/test';

const cardOf = (page: Page) => page.getByRole('tooltip');

/** A link in the article, in a sentence or in a sample. */
const linkTo = (page: Page, name: string, place: 'p' | 'pre' = 'p') =>
  page.getByRole('article').locator(place).getByRole('link', { name, exact: true }).first();

/** Moves the focus to a link as a reader does by Tab. */
async function tabTo(page: Page, link: Locator): Promise<void> {
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
}

const pointElsewhere = (page: Page) => page.mouse.move(1, 1);

for (const language of languages) {
  const at = (route: string) => inLanguage(language, route);
  const type = label(language, 'content.optionType');
  const since = label(language, 'content.optionSince');

  test.describe(`a card of a link in ${language}`, () => {
    test.use({ locale: language });

    test(
      'shows type, default and the first sentence of an option',
      ON_DESKTOP,
      async ({ page, site }) => {
        await site.open(at('/guide/framework/react'));
        const link = linkTo(page, 'html.mountId');
        await link.hover();
        await expect(cardOf(page)).toContainText(/html\.mountId.*string.*'root'.*[.。]$/s);
        await expect(link).toHaveAccessibleDescription(new RegExp(`${type} string`));
        await pointElsewhere(page);
        await expect(cardOf(page)).toBeHidden();
        await expect(link).not.toHaveAccessibleDescription(/./);
      },
    );

    test('is the same in a sample', ON_DESKTOP, async ({ page, site }) => {
      await site.open(at('/guide/framework/react'));
      await linkTo(page, 'plugins', 'pre').hover();
      await expect(cardOf(page)).toContainText('RsbuildPlugins');
    });

    test(
      'shows the type of a hook, and the version that added it',
      ON_DESKTOP,
      async ({ page, site }) => {
        await site.open(at('/plugins/dev/core'));
        await page
          .getByRole('article')
          .locator('a[href$="/plugins/dev/hooks#modifyhtml"], a[href$="#resolve"]')
          .first()
          .hover();
        await expect(cardOf(page)).toContainText(new RegExp(`=>.*${since}.*1\\.\\d+\\.\\d+`, 's'));
      },
    );

    test('is accessible in both schemes', ON_DESKTOP, async ({ page, site }) => {
      await site.open(at('/guide/framework/react'));
      await linkTo(page, 'html.mountId').hover();
      await expect(cardOf(page)).toBeVisible();
      expect(await violationsInBothSchemes(page)).toEqual([]);
      await expect(cardOf(page)).toBeVisible();
    });

    test('opens by keyboard, and Escape closes it', ON_DESKTOP, async ({ page, site }) => {
      await site.open(at('/guide/framework/react'));
      const link = linkTo(page, 'html.mountId');
      await tabTo(page, link);
      await expect(cardOf(page)).toContainText('html.mountId');
      await page.keyboard.press('Escape');
      await expect(cardOf(page)).toBeHidden();
      await expect(link).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      await expect(cardOf(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(cardOf(page).filter({ hasText: 'html.mountId' })).toBeHidden();
    });

    test('never opens by touch', ON_PHONE, async ({ page, site }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await site.open(at('/guide/framework/react'));
      const link = linkTo(page, 'html.mountId');
      await link.scrollIntoViewIfNeeded();
      await link.tap();
      await expect(page).toHaveURL(/mount-id$/);
      expect(requests.filter((url) => url.includes('/facts/'))).toEqual([]);
      await expect(cardOf(page)).toBeHidden();
    });
  });
}

test.describe('a card of a link', () => {
  test.use({ locale: 'en' });

  test(
    'stays while the pointer crosses the gap and is inside',
    ON_DESKTOP,
    async ({ page, site }) => {
      await site.open('/guide/framework/react');
      const link = linkTo(page, 'html.mountId');
      await link.hover();
      const card = cardOf(page);
      await expect(card).toBeVisible();
      const [from, to] = [await link.boundingBox(), await card.boundingBox()];
      if (!from || !to) throw new Error('The link and its card have no place on the screen.');
      const x = from.x + from.width / 2;
      await page.clock.install();
      for (let y = from.y + from.height / 2; y < to.y + to.height / 2; y += 2) {
        await page.mouse.move(x, y);
        await page.clock.runFor(50);
        await expect(card).toBeVisible();
      }
      await page.clock.runFor(1000);
      await expect(card).toBeVisible();
    },
  );

  test(
    'loads its data once, and no page more than the link itself',
    ON_DESKTOP,
    async ({ page, site }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      await site.open('/guide/framework/react');
      expect(requests.filter((path) => path.startsWith('/facts/'))).toEqual([]);
      await linkTo(page, 'html.mountId').hover();
      await expect(cardOf(page)).toBeVisible();
      await linkTo(page, 'plugins', 'pre').hover();
      await expect(cardOf(page)).toContainText('RsbuildPlugins');
      expect(requests.filter((path) => path.startsWith('/facts/'))).toEqual([
        '/facts/en/options.json',
      ]);
      expect(requests.filter((path) => path.includes('mount-id'))).toHaveLength(1);
    },
  );

  test('is absent outside the text', ON_DESKTOP, async ({ page, site }) => {
    await site.open('/config/html/mount-id');
    await linkTo(page, 'html.template').hover();
    await expect(cardOf(page)).toBeVisible();
    await page.clock.install();
    await site.sidebar.locator('a[href$="/config/html/title"]').hover();
    await page.clock.runFor(1000);
    await expect(cardOf(page)).toBeHidden();
  });

  test('closes when the reader types', ON_DESKTOP, async ({ page, site }) => {
    await site.open('/guide/migration/config');
    const input = page.getByRole('textbox', { name: label('en', 'configCheck.input') });
    await input.fill('module.exports = { devServer: { port: 8080 } };');
    await page.getByRole('article').locator('li a[href^="/config/server/"]').first().hover();
    await expect(cardOf(page)).toBeVisible();
    await page.keyboard.type(' ');
    await expect(cardOf(page)).toBeHidden();
  });

  test(
    'is a popover: its title is at least 177 px wide, and it is above the bar',
    ON_DESKTOP,
    async ({ page, site }) => {
      const layer = (locator: Locator) =>
        locator.evaluate((element) => Number(getComputedStyle(element).zIndex));
      await site.open('/guide/framework/react');
      await linkTo(page, 'html.mountId').hover();
      const title = cardOf(page).locator('p').first();
      expect((await title.boundingBox())?.width).toBeGreaterThanOrEqual(177);
      expect(await layer(cardOf(page))).toBe((await layer(page.getByRole('banner'))) + 30);
    },
  );

  test('is not printed', ON_DESKTOP, async ({ page, site }) => {
    await site.open('/guide/framework/react');
    // By keyboard, because the layout of paper moves the link away from the pointer.
    await tabTo(page, linkTo(page, 'html.mountId'));
    await expect(cardOf(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    // A card also hides when its link leaves the screen, which the layout of paper can cause.
    await expect(page.locator('[role=tooltip]')).toHaveCSS('display', 'none');
  });
});

test.describe('without its data, a link', () => {
  test.use({
    locale: 'en',
    allowedErrors: [/Failed to load resource|facts\/en\/options\.json/],
  });

  test('has no card, and works as before', ON_DESKTOP, async ({ page, site }) => {
    await page.route('**/facts/**', (route) => route.abort());
    await site.open('/guide/framework/react');
    const failed = page.waitForEvent('requestfailed');
    const link = linkTo(page, 'html.mountId');
    await link.hover();
    await failed;
    await expect(cardOf(page)).toBeHidden();
    await link.click();
    await expect(page).toHaveURL(/mount-id$/);
  });
});
