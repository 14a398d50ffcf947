import type { Page } from 'playwright/test';
import { expect, NAMES, ON_DESKTOP, ON_PHONE, test } from '../../support/frameSite';
import { label } from '../../support/labels';
import { inLanguage, languages } from '../../support/pages';
import { urlOf } from '../../support/SitePage';

/** specification §9: sidebar menu height. */
const MENU_HEIGHT_PX = 46;

/** The window's width, whether the page has headings → the buttons of the local menu; specification §9. */
const LOCAL_MENU = [
  { width: 1281, hasOutline: true, buttons: [] },
  { width: 1280, hasOutline: true, buttons: ['outline'] },
  { width: 1280, hasOutline: false, buttons: [] },
  { width: 961, hasOutline: true, buttons: ['outline'] },
  { width: 961, hasOutline: false, buttons: [] },
  { width: 960, hasOutline: true, buttons: ['menu', 'outline'] },
  { width: 960, hasOutline: false, buttons: ['menu'] },
  { width: 360, hasOutline: true, buttons: ['menu', 'outline'] },
] as const;

for (const language of languages) {
  const names = NAMES[language];
  const at = (route: string) => inLanguage(language, route);

  const partsOf = (page: Page) => {
    const tree = page.getByRole('navigation', { name: label(language, 'sidebar.label') });
    const buttons = {
      menu: page.getByRole('button', { name: label(language, 'sidebar.menu'), exact: true }),
      outline: page.getByRole('button', { name: label(language, 'outline.title') }),
    };
    return {
      tree,
      drawer: page.locator('[id="frame:sidebar"]'),
      buttons,
      close: page.getByRole('button', { name: label(language, 'sidebar.close') }),
      outline: page.getByRole('navigation', { name: label(language, 'outline.title') }),
    };
  };

  const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

  /** Time for a scroll to start. */
  const twoFrames = (page: Page) =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
    );

  // These are widths of windows, not of devices.
  test.describe(`the local menu in ${language}`, ON_DESKTOP, () => {
    test.use({ locale: language });

    for (const hasOutline of [true, false]) {
      const kind = hasOutline ? 'with headings' : 'without headings';
      test(`on a page ${kind} shows what doesn't fit the window`, async ({ page, site }) => {
        await site.open(at(hasOutline ? '/guide/introduction' : '/guide/basics/plain'));
        const parts = partsOf(page);
        for (const { width, buttons } of LOCAL_MENU.filter(
          (row) => row.hasOutline === hasOutline,
        )) {
          await page.setViewportSize({ width, height: 800 });
          for (const name of ['menu', 'outline'] as const) {
            const isShown = (buttons as readonly string[]).includes(name);
            const button = parts.buttons[name];
            await expect(button, `${name} at ${width} px`).toBeVisible({ visible: isShown });
            if (!isShown) continue;
            expect((await button.locator('..').boundingBox())?.height).toBe(MENU_HEIGHT_PX);
          }
        }
      });
    }
  });

  test.describe(`the drawer in ${language}`, ON_PHONE, () => {
    test.use({ locale: language });

    test("opens with focus inside, and the page behind doesn't scroll", async ({ page, site }) => {
      const { buttons, drawer, close } = partsOf(page);
      await site.open(at('/guide/long'));
      await expect(drawer).toBeHidden();
      await buttons.menu.click();
      await expect(drawer).toBeInViewport({ ratio: 1 });
      await expect(close).toBeFocused();
      await page.mouse.move(380, 400);
      await page.mouse.wheel(0, 500);
      await page.keyboard.press('End');
      await twoFrames(page);
      expect(await scrollY(page)).toBe(0);
    });

    test('closes on Escape, and returns focus to its button', async ({ page, site }) => {
      const { buttons, drawer } = partsOf(page);
      await site.open(at('/guide/introduction'));
      await buttons.menu.click();
      await expect(drawer).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(buttons.menu).toBeFocused();
    });

    test('closes with its own button', async ({ page, site }) => {
      const { buttons, drawer, close } = partsOf(page);
      await site.open(at('/guide/introduction'));
      await buttons.menu.click();
      await close.click();
      await expect(drawer).toBeHidden();
      await expect(buttons.menu).toBeFocused();
    });

    test('closes on a click outside, which activates nothing else', async ({ page, site }) => {
      const { buttons, drawer } = partsOf(page);
      await site.open(at('/guide/introduction'));
      await buttons.menu.click();
      const next = await site.pagination.getByRole('link').boundingBox();
      await page.mouse.click((next?.x ?? 0) + (next?.width ?? 0) - 4, (next?.y ?? 0) + 10);
      await expect(drawer).toBeHidden();
      await expect(page).toHaveURL(urlOf(at('/guide/introduction')));
    });

    test('closes after navigation to a page', async ({ page, site }) => {
      const { buttons, drawer, tree } = partsOf(page);
      await site.open(at('/guide/introduction'));
      await buttons.menu.click();
      await tree.getByRole('link', { name: names.long }).click();
      await expect(site.heading).toHaveText(names.long);
      await expect(drawer).toBeHidden();
      await page.mouse.wheel(0, 600);
      await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
    });

    test('closes after navigation to the current page', async ({ page, site }) => {
      const { buttons, drawer, tree } = partsOf(page);
      await site.open(at('/guide/long'));
      await buttons.menu.click();
      await tree.getByRole('link', { name: names.long }).click();
      await expect(drawer).toBeHidden();
    });

    test('closes when Tab leaves it', async ({ page, site }) => {
      const { buttons, drawer, tree } = partsOf(page);
      await site.open(at('/guide/introduction'));
      await buttons.menu.click();
      await tree.getByRole('link').last().focus();
      await page.keyboard.press('Tab');
      await expect(drawer).toBeHidden();
      await expect(page.locator(':focus')).toBeVisible();
    });

    test('becomes a column again when the window grows', async ({ page, site }) => {
      const { buttons, drawer } = partsOf(page);
      await site.open(at('/guide/introduction'));
      await buttons.menu.click();
      await page.setViewportSize({ width: 1100, height: 800 });
      await expect(drawer).toBeVisible();
      await expect(drawer).not.toHaveCSS('position', 'fixed');
    });

    test('scrolls to the current page', async ({ page, site }) => {
      await page.setViewportSize({ width: 390, height: 420 });
      const { buttons, tree } = partsOf(page);
      await site.open(at('/guide/basics/page-12'));
      await buttons.menu.click();
      await expect(tree.getByRole('link', { name: `${names.basics} 12` })).toBeInViewport();
    });
  });

  test.describe(`the local outline in ${language}`, ON_PHONE, () => {
    test.use({ locale: language });

    test('opens and closes with its button', async ({ page, site }) => {
      const { buttons, outline } = partsOf(page);
      await site.open(at('/guide/introduction'));
      await expect(outline).toBeHidden();
      await buttons.outline.click();
      await expect(outline).toBeVisible();
      await buttons.outline.click();
      await expect(outline).toBeHidden();
    });

    test('closes on a click outside', async ({ page, site }) => {
      const { buttons, outline } = partsOf(page);
      await site.open(at('/guide/introduction'));
      await buttons.outline.click();
      await page.getByRole('main').click({ position: { x: 20, y: 600 } });
      await expect(outline).toBeHidden();
    });

    test('closes on selection, and the heading scrolls below both bars', async ({ page, site }) => {
      const { buttons, outline } = partsOf(page);
      await site.open(at('/guide/long'));
      await buttons.outline.click();
      await outline.getByRole('link', { name: `${names.section} 30` }).click();
      await expect(outline).toBeHidden();
      const bar = await buttons.outline.locator('..').boundingBox();
      const barEnd = (bar?.y ?? 0) + (bar?.height ?? 0);
      const heading = page.getByRole('heading', { name: `${names.section} 30` });
      await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(barEnd + 60);
      expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(barEnd);
    });

    test('closes on selection of the current heading', async ({ page, site }) => {
      const { buttons, outline } = partsOf(page);
      await site.open(`${at('/guide/long')}#section-3`);
      await buttons.outline.click();
      await outline.getByRole('link', { name: `${names.section} 3`, exact: true }).click();
      await expect(outline).toBeHidden();
    });
  });

  test.describe(`without JavaScript, in ${language}`, ON_PHONE, () => {
    test.use({ javaScriptEnabled: false, locale: language });

    test('the drawer and the local outline open, and their links work', async ({ page }) => {
      const { buttons, tree, outline } = partsOf(page);
      await page.goto(urlOf(at('/guide/introduction')));
      await buttons.outline.click();
      await outline.getByRole('link', { name: `${names.section} 2` }).click();
      await expect(page).toHaveURL(/#section-2$/);
      await page.keyboard.press('Escape');
      await buttons.menu.click();
      await tree.getByRole('link', { name: names.long }).click();
      await expect(page).toHaveURL(urlOf(at('/guide/long')));
    });
  });
}
