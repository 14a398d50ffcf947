import type { Page } from 'playwright/test';

/** How many blocks of code the browser has left out, being far from view. */
export const undrawnBlocks = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('pre > code > :first-child')].filter(
        (token) =>
          token.checkVisibility() && !token.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );

/**
 * The first lines of the blocks that would take another room, or scroll elsewhere, were all of the page drawn. For a page
 * as it was opened: after a change of the window's size Chromium keeps the old width of some until they come near.
 */
export const blocksOfOtherSize = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // What stands in a closed tab takes no room.
    const blocks = [...document.querySelectorAll('[data-code]')].filter((block) =>
      block.checkVisibility(),
    );
    const sizes = () =>
      blocks.map((block) =>
        [...block.querySelectorAll('pre, div, span:has(> button)')]
          .map(({ clientWidth, clientHeight, scrollWidth, scrollHeight }) =>
            [clientWidth, clientHeight, scrollWidth > clientWidth, scrollHeight].join(),
          )
          .join(' '),
      );
    const before = sizes();
    const all = new CSSStyleSheet();
    all.replaceSync('[data-code] * { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(all);
    const drawn = sizes();
    document.adoptedStyleSheets.pop();
    return blocks
      .filter((_, index) => drawn[index] !== before[index])
      .map((block) => block.querySelector('code')?.textContent.split('\n')[0] ?? '');
  });
