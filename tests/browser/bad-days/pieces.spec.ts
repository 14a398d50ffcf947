import { serveInPieces } from '../../support/inPieces';
import { watchLayoutShift } from '../../support/layoutShift';
import { inLanguage, languages } from '../../support/pages';
import { untilInteractive } from '../../support/SitePage';
import { expect, ON_SWEEP, test as base } from '../../support/test';

const ROUTES = ['/', '/guide/framework/react', '/config/', '/config/server/proxy'];

/** Different numbers, so that the chunks end at different places. */
const PIECES = [17, 30];

const WIDTHS = [390, 1000, 1440];

/** A chunk that ends between the label of a code block and its buttons shifts the label by less than this. */
const UNSEEN = 0.001;

const test = base.extend<{ pieces: number }>({
  pieces: [1, { option: true }],
  baseURL: async ({ pieces }, use) => {
    const routes = languages.flatMap((language) =>
      ROUTES.map((route) => inLanguage(language, route)),
    );
    const { origin, stop } = await serveInPieces(routes, pieces);
    await use(origin);
    stop();
  },
});

for (const [index, pieces] of PIECES.entries()) {
  test.describe(`in ${pieces} pieces`, () => {
    test.use({ pieces });

    for (const language of languages) {
      // Each language and each number of chunks daily, every combination in the sweep.
      const isDaily = language === languages[index % languages.length];

      test(
        `a page in ${language} that loads slowly has no layout shift`,
        isDaily ? {} : ON_SWEEP,
        async ({ page }) => {
          const worst = await watchLayoutShift(page);
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 844 });
            for (const route of ROUTES) {
              await page.goto(inLanguage(language, route));
              await untilInteractive(page);
            }
          }
          expect(worst.sum, worst.place).toBeLessThan(UNSEEN);
        },
      );
    }
  });
}
