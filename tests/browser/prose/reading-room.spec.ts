import type { Page } from 'playwright/test';
import { inLanguage, languages } from '../../support/pages';
import { expect, test } from '../../support/test';

/** Pages with many short commands, output, long lines and wide tables. */
const ROUTES = [
  '/guide/start/quick-start',
  '/guide/framework/vue',
  '/guide/migration/webpack',
  '/plugins/dev/hooks',
];

/** First lines of the blocks whose buttons cover their code. */
const coveredBlocks = (page: Page): Promise<string[]> =>
  page.locator('[data-code]:visible').evaluateAll((blocks) =>
    blocks
      .filter((block) => {
        const code = block.querySelector('pre')?.getBoundingClientRect();
        return [...block.querySelectorAll('button')].some((button) => {
          const { left, right, top, bottom } = button.getBoundingClientRect();
          return (
            code && left < code.right && right > code.left && top < code.bottom && bottom > code.top
          );
        });
      })
      .map((block) => block.querySelector('code')?.textContent.split('\n')[0] ?? ''),
  );

interface Scroller {
  text: string;
  scrolls: boolean;
  isFocusable: boolean;
  name: string | null;
}

const scrollers = (page: Page): Promise<Scroller[]> =>
  page.locator('[data-code] > pre:visible, [data-table]:visible').evaluateAll((all) =>
    all.map((element) => ({
      text: element.textContent.slice(0, 40),
      scrolls: element.scrollWidth > element.clientWidth,
      isFocusable: element.getAttribute('tabindex') === '0',
      name: element.role === 'region' ? element.ariaLabel : null,
    })),
  );

for (const language of languages) {
  for (const route of ROUTES.map((english) => inLanguage(language, english))) {
    test.describe(`${route} in ${language}`, () => {
      test.use({ locale: language });

      test('no button covers code', async ({ page, site }) => {
        await site.open(route);
        expect(await coveredBlocks(page)).toEqual([]);
      });

      test('only scrollable elements are focusable, each with a distinct name', async ({
        page,
        site,
      }) => {
        await site.open(route);
        await expect
          .poll(async () =>
            (await scrollers(page)).filter((one) => one.scrolls !== one.isFocusable),
          )
          .toEqual([]);
        const names = (await scrollers(page))
          .filter(({ scrolls }) => scrolls)
          .map(({ name }) => name);
        expect(names).not.toContain(null);
        expect(new Set(names).size).toBe(names.length);
      });
    });
  }
}
