import type { Page } from 'playwright/test';
import { watchLayoutShift } from '../support/layoutShift';
import { inLanguage, languages } from '../support/pages';
import { urlOf } from '../support/SitePage';
import { expect, test } from '../support/test';

/** Pages of each layout, short and long, so that shared parts are at different heights; each links to the next. */
const WAY = [
  '/guide/start/quick-start',
  '/guide/start/',
  '/',
  '/config/',
  '/config/tools/rspack',
] as const;

/**
 * Cumulative layout shift, of which 0.1 is considered good. A sidebar that shows another section causes a tenth of
 * that.
 */
const MOST_LAYOUT_SHIFT = 0.02;

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls to the end of a page, where the parts after the text are visible. */
async function scrollDown(page: Page): Promise<number> {
  await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
  await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
  return scrollY(page);
}

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    const way = WAY.map((route) => urlOf(inLanguage(language, route)));

    /** Goes through the history in one direction, and checks the scroll position of each page. */
    async function walk(page: Page, by: 1 | -1, places: readonly number[]): Promise<void> {
      const steps = way.map((_, index) => index).slice(0, -1);
      for (const step of by === 1 ? steps.map((one) => one + 1) : steps.reverse()) {
        await page.evaluate((delta) => history.go(delta), by);
        await expect(page).toHaveURL(way[step] ?? '');
        await expect.poll(() => scrollY(page), way[step]).toBe(places[step]);
      }
    }

    test('back and forward restore the scroll position without layout shifts', async ({
      page,
      site,
    }) => {
      const worst = await watchLayoutShift(page);
      await site.open(inLanguage(language, WAY[0]));
      const places = [await scrollDown(page)];
      for (const href of way.slice(1)) {
        await page.evaluate((path) => {
          [...document.links].find(({ pathname }) => pathname === path)?.click();
        }, href);
        await expect(page).toHaveURL(href);
        await expect.poll(() => scrollY(page), 'a new page starts at its top').toBe(0);
        places.push(await scrollDown(page));
      }
      await walk(page, -1, places);
      await walk(page, 1, places);
      // A reload unloads the code of the previous pages; none of them may render partially.
      await site.reload();
      await walk(page, -1, places);
      expect(worst.sum, worst.place).toBeLessThan(MOST_LAYOUT_SHIFT);
    });

    test('leaving a page while it scrolls restores that position on return', async ({
      page,
      site,
    }) => {
      const [start, next] = [urlOf(inLanguage(language, WAY[0])), way[3] ?? ''];
      await site.open(inLanguage(language, WAY[0]));
      await scrollDown(page);
      await page.evaluate((path) => {
        [...document.links].find(({ pathname }) => pathname === path)?.click();
      }, next);
      await expect(page).toHaveURL(next);
      await expect.poll(() => scrollY(page), 'the new page is there').toBe(0);
      // Navigates before the browser has fired the scroll event.
      const left = await page.evaluate(() => {
        window.addEventListener('scroll', (event) => event.stopPropagation(), { capture: true });
        window.scrollTo({ top: 400, behavior: 'instant' });
        history.back();
        return Math.round(window.scrollY);
      });
      expect(left).toBeGreaterThan(0);
      await expect(page).toHaveURL(start);
      await page.goForward();
      await expect(page).toHaveURL(next);
      await expect.poll(() => scrollY(page)).toBe(left);
    });
  });
}
