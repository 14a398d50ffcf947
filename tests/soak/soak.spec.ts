import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { watchLayoutShift } from '../support/layoutShift';
import { inLanguage, languages } from '../support/pages';
import { address, untilInteractive } from '../support/SitePage';
import { expect, test } from '../support/test';
import { actionsOf, randomFrom } from './randomWalk';

const ACTIONS = Number(process.env.SOAK_ACTIONS ?? 2000);
const SEED = Number(process.env.SOAK_SEED ?? 1);

/** Part of the walk after which the code that any walk needs is loaded, and growth begins to count. */
const WARM_UP = 0.2;

/** Pages stay loaded once visited: the code of all 384 is less than this. */
const MOST_HEAP_GROWTH_MB = 24;

/** Between two visits to one page, after collection. */
const MOST_LISTENER_GROWTH = 40;

/** Of the worst moment of the walk: what counts as good on the web. */
const MOST_LAYOUT_SHIFT = 0.1;

/** Opens a page in place, so that what the walk has left behind is still there to be counted. */
async function visit(page: Page, route: string): Promise<void> {
  const isOpening = await page.evaluate((href) => {
    const link = [...document.links].find(({ pathname }) => pathname === href);
    link?.click();
    return link !== undefined;
  }, address(route));
  if (!isOpening) await page.goto(address(route));
  await page.waitForURL(({ pathname }) => pathname === address(route));
  await untilInteractive(page);
}

/** The page at rest, after garbage collection. */
async function figuresAt(page: Page, via: string, route: string) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Escape');
  // React keeps what it showed last until it shows something else: it is to be the same page each time.
  for (const stop of [route, via, route]) await visit(page, stop);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const figure = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return {
    heapMb: figure('JSHeapUsedSize') / 2 ** 20,
    listeners: figure('JSEventListeners'),
    nodes: figure('Nodes'),
  };
}

// A walk finds old URLs and downloads too.
test.use({ allowedErrors: [/status (?:of )?404/] });

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test(`${String(ACTIONS)} random actions leave no error, no leak and no shift behind`, async ({
      page,
      site,
      colorScheme,
      context,
    }) => {
      const home = inLanguage(language, '/');
      const start = inLanguage(language, '/guide/start/');
      context.on('page', (other) => void other.close());
      await context.route(
        (url) => url.hostname !== '127.0.0.1',
        (route) => route.abort(),
      );
      let documents = 0;
      page.on('domcontentloaded', () => (documents += 1));
      const worst = await watchLayoutShift(page);
      await site.open(home);
      const random = randomFrom(SEED);
      const actions = actionsOf(page, random);
      let before = await figuresAt(page, start, home);
      for (let done = 0; done < ACTIONS; done += 1) {
        if (done === Math.floor(ACTIONS * WARM_UP)) before = await figuresAt(page, start, home);
        await actions[Math.floor(random() * actions.length)]?.();
      }
      const after = await figuresAt(page, start, home);
      const figures = {
        language,
        colorScheme,
        ACTIONS,
        SEED,
        before,
        after,
        worst,
        documents,
      };
      writeFileSync(test.info().outputPath('figures.json'), JSON.stringify(figures, null, 2));
      console.log(JSON.stringify(figures));
      expect(after.heapMb - before.heapMb, 'MB more').toBeLessThan(MOST_HEAP_GROWTH_MB);
      expect(after.listeners - before.listeners).toBeLessThan(MOST_LISTENER_GROWTH);
      expect(worst.sum, `layout shift of ${worst.place}`).toBeLessThan(MOST_LAYOUT_SHIFT);
      await expect(site.heading).toBeVisible();
    });
  });
}
