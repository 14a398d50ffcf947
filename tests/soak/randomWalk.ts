import type { Locator, Page } from 'playwright/test';

/** Random numbers from 0 up to 1, the same for the same seed: mulberry32. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const QUERIES = ['alias', 'server.port', '端口', 'zzqqxx', 'sass', '<img>', 'dist path', ''];

/** Possible user actions, all equally likely. */
export function actionsOf(page: Page, random: () => number): (() => Promise<void>)[] {
  const below = (count: number) => Math.floor(random() * count);
  const clickOneOf = async (all: Locator) => {
    const count = await all.count();
    // Excludes what a bar or a collapsed block currently hides.
    if (count > 0)
      await all
        .nth(below(count))
        .click({ timeout: 500 })
        .catch(() => undefined);
  };
  // Feeds and other files aren't pages, and have no links to continue with.
  const internal = ':is(main, nav, header, footer) a[href^="/"]:not([href*="."]):visible';
  return [
    () => clickOneOf(page.locator(internal)),
    () => clickOneOf(page.locator(internal)),
    () => clickOneOf(page.locator('main a[href^="#"]:visible')),
    () => clickOneOf(page.getByRole('tab')),
    () => clickOneOf(page.locator(':is(main, header) button:visible')),
    () => clickOneOf(page.locator('summary:visible')),
    () => page.evaluate(() => history.back()).catch(() => undefined),
    () => page.evaluate(() => history.forward()).catch(() => undefined),
    () => page.mouse.wheel(0, below(3000) - 1000),
    () => page.mouse.move(below(1440), below(900)),
    () => page.keyboard.press(['Tab', 'Shift+Tab', 'Escape', 'Enter', 'End'][below(5)] ?? 'Tab'),
    async () => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await page.keyboard.insertText(QUERIES[below(QUERIES.length)] ?? '');
      await page.keyboard.press(random() < 0.5 ? 'Enter' : 'Escape');
    },
    () => page.setViewportSize({ width: random() < 0.3 ? 390 : 1440, height: 900 }),
  ];
}
