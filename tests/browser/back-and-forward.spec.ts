import type { Page } from 'playwright/test';
import { watchLayoutShift } from '../support/layoutShift';
import { inLanguage, languages } from '../support/pages';
import { address } from '../support/SitePage';
import { expect, test } from '../support/test';

/** Pages of each layout, short and long, so that what they share stands at another height; each links to the next. */
const WAY = [
  '/guide/start/quick-start',
  '/guide/start/',
  '/',
  '/config/',
  '/config/tools/rspack',
] as const;

/** As browsers count it; 0.1 is what counts as good on the web. A sidebar that shows another section makes a tenth of that. */
const MOST_LAYOUT_SHIFT = 0.02;

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** To the end of a page, where what comes after the text is in view. */
async function scrollDown(page: Page): Promise<number> {
  await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
  await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
  return scrollY(page);
}

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    const way = WAY.map((route) => address(inLanguage(language, route)));

    /** Goes through the history to one end of the way, and sees each page where the reader left it. */
    async function walk(page: Page, by: 1 | -1, places: readonly number[]): Promise<void> {
      const steps = way.map((_, index) => index).slice(0, -1);
      for (const step of by === 1 ? steps.map((one) => one + 1) : steps.reverse()) {
        await page.evaluate((delta) => history.go(delta), by);
        await expect(page).toHaveURL(way[step] ?? '');
        await expect.poll(() => scrollY(page), way[step]).toBe(places[step]);
      }
    }

    test('back and forward show each page where the reader left it, and nothing jumps', async ({
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
      // A reload forgets the code of the pages before; none of them may be drawn half.
      await site.reload();
      await walk(page, -1, places);
      expect(worst.sum, worst.place).toBeLessThan(MOST_LAYOUT_SHIFT);
    });

    test('a reader who leaves a page while it scrolls comes back to where it was left', async ({
      page,
      site,
    }) => {
      const [start, next] = [address(inLanguage(language, WAY[0])), way[3] ?? ''];
      await site.open(inLanguage(language, WAY[0]));
      await scrollDown(page);
      await page.evaluate((path) => {
        [...document.links].find(({ pathname }) => pathname === path)?.click();
      }, next);
      await expect(page).toHaveURL(next);
      await expect.poll(() => scrollY(page), 'the new page is there').toBe(0);
      // The move comes before the browser has told of the scroll.
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
