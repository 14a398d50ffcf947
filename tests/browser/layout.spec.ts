import { address } from '../support/SitePage';
import { inLanguage, languages } from '../support/pages';
import { expect, test } from '../support/test';

/** The narrowest phone and a common laptop, in CSS pixels. */
const NARROWEST = 320;
const WIDEST = 1440;

/** One page of each kind that lays itself out in its own way. */
const ROUTES = [
  '/',
  '/guide/start/quick-start',
  '/config/',
  '/config/output/filename',
  '/no-such-page',
];

/** `[3, 4, 5, 9]` as `3–5, 9`. */
function asRanges(widths: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const width of widths) {
    const last = ranges.at(-1);
    if (last?.[1] === width - 1) last[1] = width;
    else ranges.push([width, width]);
  }
  return ranges.map(([from, to]) => (from === to ? from : `${from}–${to}`)).join(', ');
}

// Each width is laid out by itself.
test.setTimeout(240_000);
test.use({ allowedFaults: [/status of 404|status 404/] });

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    for (const route of ROUTES.map((english) => inLanguage(language, english))) {
      test(`${route} fits every width from ${NARROWEST} to ${WIDEST} pixels`, async ({ page }) => {
        await page.goto(address(route));
        const tooWide: number[] = [];
        for (let width = NARROWEST; width <= WIDEST; width += 1) {
          await page.setViewportSize({ width, height: 800 });
          const overflows = await page.evaluate(
            () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
          );
          if (overflows) tooWide.push(width);
        }
        expect(asRanges(tooWide), 'widths at which the page scrolls sideways').toBe('');
      });
    }
  });
}
