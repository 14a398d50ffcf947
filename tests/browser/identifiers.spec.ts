import options from '@config/facts/options.json' with { type: 'json' };
import type { Locator } from 'playwright/test';
import routes from '../data/routes.json' with { type: 'json' };
import { label } from '../support/labels';
import { inLanguage, languages } from '../support/pages';
import { expect, ON_PHONE, test } from '../support/test';

/** In CSS pixels: the narrowest phone. */
const NARROWEST = 320;

const routeOf = (option: string): string =>
  `/config/${option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('.', '/')}`;

/** The pages of the options with the 20 longest names. */
const LONGEST = Object.keys(options.options)
  .filter((option) => routes.en.includes(routeOf(option)))
  .sort((a, b) => b.length - a.length)
  .slice(0, 20)
  .map(routeOf);

/** Line breaks in identifiers other than after a dot or between camel-case words, such as `filenameHas|h`. */
const strayBreaks = (elements: Locator): Promise<string[]> =>
  elements.evaluateAll((all) =>
    all.flatMap((element) => {
      const range = document.createRange();
      const words: { text: string; bottoms: number[] }[] = [];
      let isWithinWord = false;
      let last: Node = element;
      const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (nodes.nextNode()) {
        const node = nodes.currentNode as Text;
        // A `<wbr>` splits one word into two texts; any other element separates two words.
        isWithinWord &&= last.nextSibling?.nextSibling === node;
        last = node;
        range.selectNodeContents(node);
        const lines = range.getClientRects();
        const onlyBottom = lines.length === 1 ? lines[0]?.bottom : undefined;
        Array.from(node.data, (character, at) => {
          if (!/[\w$.]/.test(character)) {
            isWithinWord = false;
            return;
          }
          if (!isWithinWord) words.push({ text: '', bottoms: [] });
          isWithinWord = true;
          const word = words.at(-1);
          if (!word) return;
          word.text += character;
          if (onlyBottom !== undefined) {
            word.bottoms.push(onlyBottom);
            return;
          }
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          word.bottoms.push(range.getBoundingClientRect().bottom);
        });
      }
      return words.flatMap(({ text, bottoms }) =>
        bottoms.flatMap((bottom, at) => {
          const [left, right] = [text.slice(0, at), text.slice(at)];
          const isBroken = at > 0 && bottom - (bottoms[at - 1] ?? 0) > 8;
          const isAllowed = left.endsWith('.') || (/[a-z\d]$/.test(left) && /^[A-Z]/.test(right));
          return isBroken && !isAllowed ? `${left}|${right}` : [];
        }),
      );
    }),
  );

test.describe('identifiers on the narrowest phone', ON_PHONE, () => {
  test.use({ viewport: { width: NARROWEST, height: 700 } });

  for (const language of languages) {
    test.describe(`in ${language}`, () => {
      test.use({ locale: language });

      test('the longest option names break only after dots and between camel-case words', async ({
        page,
        site,
      }) => {
        for (const route of LONGEST) {
          await site.open(inLanguage(language, route));
          const content = page.locator('main').locator('h1, h2, h3, h4, table, dl, nav');
          expect(await strayBreaks(content), route).toEqual([]);
          await page
            .getByRole('button', { name: label(language, 'outline.title'), exact: true })
            .click();
          expect(await strayBreaks(site.outline), `outline of ${route}`).toEqual([]);
        }
      });

      test('so do those of the overview and the sidebar', async ({ page, site }) => {
        await site.open(inLanguage(language, '/config/'));
        expect(await strayBreaks(page.locator('main'))).toEqual([]);
        await page
          .getByRole('button', { name: label(language, 'sidebar.menu'), exact: true })
          .click();
        expect(await strayBreaks(site.sidebar), 'in the sidebar').toEqual([]);
      });
    });
  }

  test('a long option name is on one line, in smaller text', async ({ site }) => {
    const shown = async (route: string) => {
      await site.open(route);
      return site.heading.evaluate((heading) => ({
        fontSize: Number.parseFloat(getComputedStyle(heading).fontSize),
        lines: new Set([...heading.getClientRects()].map(({ y }) => y)).size,
      }));
    };
    const long = await shown('/config/output/filename-hash');
    const short = await shown('/config/output/minify');
    expect(long.lines).toBe(1);
    expect(long.fontSize).toBeLessThan(short.fontSize);
  });
});
