import { foundChromium } from '../../support/chromium';
import { urlOf, untilInteractive } from '../../support/SitePage';
import { expect, test } from '../../support/test';

test.use({
  locale: 'en',
  // The headless shell has no back/forward cache, and Playwright turns it off in a full browser.
  launchOptions: async ({ launchOptions }, use) => {
    await use({
      ...launchOptions,
      executablePath: foundChromium()?.executablePath,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
  },
});

test('a page restored from the back/forward cache is unchanged and responds to input', async ({
  page,
  site,
}) => {
  await site.open('/guide/start/quick-start');
  await page.evaluate(() => {
    Object.assign(window, { isSameDocument: true });
    window.scrollTo(0, 400);
  });
  await page.goto(urlOf('/config/'));
  await page.evaluate(() => {
    history.back();
  });
  await page.waitForFunction(() => 'isSameDocument' in window);
  expect(await page.evaluate(() => window.scrollY)).toBe(400);
  await untilInteractive(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
});
