import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { watchLayoutShift } from '../support/layoutShift';
import { inLanguage, languages } from '../support/pages';
import { urlOf, untilInteractive } from '../support/SitePage';
import { expect, test } from '../support/test';
import { actionsOf, randomFrom } from './randomWalk';

const ACTIONS = Number(process.env.SOAK_ACTIONS ?? 2000);
const SEED = Number(process.env.SOAK_SEED ?? 1);

/** Part of the walk after which common code is loaded, and growth is measured. */
const WARM_UP = 0.2;

/** Visited pages stay loaded: the code of all 384 is smaller than this. */
const MOST_HEAP_GROWTH_MB = 24;

/** Between two visits to a page, after garbage collection. */
const MOST_LISTENER_GROWTH = 40;

/** Highest layout shift of the walk; the limit for good on the web. */
const MOST_LAYOUT_SHIFT = 0.1;

/** Opens a page without a page load, so that leftovers of the walk are still counted. */
async function visit(page: Page, route: string): Promise<void> {
  const isOpening = await page.evaluate((href) => {
    const link = [...document.links].find(({ pathname }) => pathname === href);
    link?.click();
    return link !== undefined;
  }, urlOf(route));
  if (!isOpening) await page.goto(urlOf(route));
  await page.waitForURL(({ pathname }) => pathname === urlOf(route));
  await untilInteractive(page);
}

/** The page at rest, after garbage collection. */
async function figuresAt(page: Page, via: string, route: string) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Escape');
  // React keeps the last rendered tree: it must be the same page each time.
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

// A walk also finds old URLs and downloads.
test.use({ allowedErrors: [/status (?:of )?404/] });

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test(`${String(ACTIONS)} random actions cause no error, memory leak, or layout shift`, async ({
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
