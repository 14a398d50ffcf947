import type { Page } from 'playwright/test';
import { inLanguage, languages } from '../support/pages';
import { hashOf } from '../../scripts/test/sample';
import { urlOf, untilInteractive } from '../support/SitePage';
import { expect, ON_SWEEP, test } from '../support/test';

/** The narrowest phone and a common laptop, in CSS pixels. */
const NARROWEST = 320;
const WIDEST = 1440;

/** Distance between the widths of the daily suite, in CSS pixels. The sweep tests every width. */
const DAILY_STEP = 4;

/** Number of widths after which scripts can react to sizes and media queries. */
const WIDTHS_A_FRAME = 16;

/** Pages that together contain every kind of content; every-page.spec.ts tests all pages at a few widths. */
const ROUTES = [
  '/',
  '/guide/start/quick-start',
  '/guide/framework/react',
  '/config/',
  '/config/output/filename',
  '/plugins/list/plugin-react',
  '/no-such-page',
];

/** A URL of the site whose page contains only a frame. */
const FRAMED = '/framed';

/** `[3, 4, 5, 9]` as `3–5, 9`, where `step` is 1. */
function asRanges(widths: readonly number[], step: number): string {
  const ranges: [number, number][] = [];
  for (const width of widths) {
    const last = ranges.at(-1);
    if (last?.[1] === width - step) last[1] = width;
    else ranges.push([width, width]);
  }
  return ranges.map(([from, to]) => (from === to ? from : `${from}–${to}`)).join(', ');
}

/**
 * Opens a route in a frame, and returns the widths, in steps of `step` pixels, at which it scrolls sideways. A frame
 * computes its layout as soon as its size is read; resizing the window would take twenty times as long.
 */
async function widthsTooNarrow(page: Page, route: string, step: number): Promise<number[]> {
  await page.route(urlOf(FRAMED), (framed) =>
    framed.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><iframe src="${urlOf(route)}" height="800" style="border: 0"></iframe>`,
    }),
  );
  // The site doesn't allow frames; this removes the header to measure it.
  await page.route(urlOf(route), async (framed) => {
    const response = await framed.fetch();
    const headers = response.headers();
    delete headers['content-security-policy'];
    delete headers['x-frame-options'];
    await framed.fulfill({ response, headers });
  });
  await page.goto(urlOf(FRAMED));
  const [frame] = page.mainFrame().childFrames();
  if (!frame) throw new Error('the frame is missing');
  await untilInteractive(frame);
  return page.locator('iframe').evaluate(
    async (iframe: HTMLIFrameElement, { from, to, step, widthsAFrame }) => {
      const root = iframe.contentDocument?.documentElement;
      if (!root) throw new Error('the frame is empty');
      const tooNarrow: number[] = [];
      for (let width = from; width <= to; width += step) {
        iframe.style.width = `${width}px`;
        if (width % widthsAFrame === 0) {
          await new Promise((resolve) => {
            requestAnimationFrame(resolve);
          });
        }
        if (root.scrollWidth > root.clientWidth) tooNarrow.push(width);
      }
      return tooNarrow;
    },
    { from: NARROWEST, to: WIDEST, step, widthsAFrame: WIDTHS_A_FRAME },
  );
}

test.use({ allowedErrors: [/status of 404|status 404/], viewport: { width: 1480, height: 900 } });

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    for (const english of ROUTES) {
      const route = inLanguage(language, english);

      const expectToFit = async (page: Page, step: number) => {
        const tooNarrow = asRanges(await widthsTooNarrow(page, route, step), step);
        expect(tooNarrow, 'widths at which the page scrolls sideways').toBe('');
      };

      // One language daily for each, the other in the sweep.
      if (language === languages[hashOf(english) % languages.length]) {
        test(`${route} fits widths from ${NARROWEST} to ${WIDEST} pixels`, async ({ page }) => {
          await expectToFit(page, DAILY_STEP);
        });
      }

      test(`${route} fits every width`, ON_SWEEP, async ({ page }) => {
        await expectToFit(page, 1);
      });
    }
  });
}
