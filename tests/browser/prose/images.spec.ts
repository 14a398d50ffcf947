import type { Page } from 'playwright/test';
import { test } from '../../support/fixtureSite';
import { label } from '../../support/labels';
import { expect } from '../../support/test';

const ALT = 'A flow from a circle to a square';
const image = (page: Page) => page.getByRole('main').getByRole('img', { name: ALT, exact: true });

/** The library's own elements have no role; a click on them closes the image. */
const zoomed = (page: Page) => page.locator('.medium-zoom-image--opened');
const isOpen = (page: Page) => page.locator('.medium-zoom--opened');

test.use({ locale: 'en' });

/** To another size each time: without a change there is no resize event. */
async function resize(page: Page) {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: width - 10, height });
}

async function zoomIn(page: Page) {
  // Images can't be zoomed in the first 100 ms.
  await expect(async () => {
    await image(page).click();
    await expect(zoomed(page)).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(isOpen(page)).toHaveCount(1);
}

test('an image that loads causes no layout shift', async ({ page }) => {
  let release = (): void => undefined;
  const measured = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/flow.svg', async (route) => {
    await measured;
    await route.continue();
  });
  await page.goto('/prose/images', { waitUntil: 'domcontentloaded' });
  const text = page.getByText('Text after the images.');
  const before = await text.boundingBox();
  release();
  await expect.poll(() => image(page).evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
  expect(await text.boundingBox()).toEqual(before);
});

test('the zoom library loads on the first intent only', async ({ page, site }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js') && (await response.text()).includes('medium-zoom-overlay')) {
      scripts.push(response.url());
    }
  });
  await site.open('/prose/images');
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await image(page).hover();
  await expect.poll(() => scripts.length).toBe(1);
});

const CLOSINGS = [
  ['a click', (page: Page) => zoomed(page).click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a resize', (page: Page) => resize(page)],
  ['a scroll beyond 40 px', (page: Page) => page.evaluate(() => window.scrollBy(0, 60))],
] as const;

test('a zoomed image closes on a click, Escape, a resize, and a scroll of more than 40 px', async ({
  page,
  site,
}) => {
  await site.open('/prose/images');
  for (const [way, close] of CLOSINGS) {
    await test.step(way, async () => {
      await zoomIn(page);
      await expect(async () => {
        await close(page);
        await expect(isOpen(page)).toHaveCount(0, { timeout: 1000 });
      }).toPass();
      await expect(zoomed(page)).toHaveCount(0);
    });
  }
});

test('a button zooms it by keyboard', async ({ page, site }) => {
  await site.open('/prose/images');
  await page.getByRole('button', { name: label('en', 'content.zoomImage', { alt: ALT }) }).focus();
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(zoomed(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('an image in a link follows the link', async ({ page, site }) => {
  await site.open('/prose/images');
  await page.getByRole('img', { name: 'A flow that is a link' }).click();
  await expect(page).toHaveURL(/\/prose\/links$/);
});

test.describe("a large copy that doesn't load", () => {
  test.use({ allowedErrors: [/missing\.svg|status of 404/] });

  test('logs a warning, and shows the normal image', async ({ page, site }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await site.open('/prose/images');
    // Images can't be zoomed in the first 100 ms.
    await expect(async () => {
      await page.getByRole('img', { name: 'A flow with a large copy' }).click();
      await expect.poll(() => warnings.join(), { timeout: 3000 }).toContain('missing.svg');
    }).toPass();
    await expect(zoomed(page)).toHaveAttribute('src', /flow\.svg$/);
  });
});
