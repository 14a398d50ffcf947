import type { Locator, Page } from 'playwright/test';
import { ANNOUNCEMENT_KEY } from '@config/storageKeys';
import { site as settings } from '@config/site';
import { siblingTools } from '@config/siblingTools';
import figures from '../../components/Benchmark/tools.json' with { type: 'json' };
import { label } from '../support/labels';
import { inLanguage, languages } from '../support/pages';
import { urlOf } from '../support/SitePage';
import { expect, ON_DESKTOP, test } from '../support/test';

/** specification §2 'Home page', in pixels of scrolling. */
const COVERED_FROM = 100;
const CLEAR = 'rgba(0, 0, 0, 0)';

/** In the order of the chart: metric by metric, the fastest tool first. */
const times = (['devStart', 'hotUpdate', 'build', 'cachedBuild'] as const).flatMap((metric) =>
  Object.values<Partial<Record<typeof metric, number>>>(figures.medians)
    .flatMap((medians) => medians[metric] ?? [])
    .sort((first, second) => first - second),
);
const longest = Math.max(...times);

const paintOf = (element: Locator): Promise<string> =>
  element.evaluate((node) => getComputedStyle(node).backgroundColor);

/** Width of each bar relative to the widest, in page order. */
const barShares = (bars: Locator): Promise<number[]> =>
  bars.evaluateAll((nodes) => {
    const widths = nodes.map((node) => node.getBoundingClientRect().width);
    return widths.map((width) => width / Math.max(...widths, 1));
  });

const barsOf = (page: Page): Locator => page.locator('#benchmark li > span:first-child');

for (const language of languages) {
  const home = inLanguage(language, '/');
  const announcement = (page: Page): Locator =>
    page.getByRole('complementary', { name: label(language, 'announcement.label') });

  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test(
      'the first screen links to the quick start, and to the repository in a new tab',
      ON_DESKTOP,
      async ({ page, site }) => {
        await site.open(home);
        const main = page.getByRole('main');
        const repository = main.getByRole('link', { name: 'GitHub' });
        await expect(repository).toHaveAttribute('href', settings.repository);
        await expect(repository).toHaveAttribute('target', '_blank');
        await main
          .getByRole('link', { name: label(language, 'home.getStarted') })
          .first()
          .click();
        await expect(page).toHaveURL(urlOf(inLanguage(language, '/guide/start/quick-start')));
      },
    );

    test(
      'every image that is fetched has its size in the HTML',
      ON_DESKTOP,
      async ({ page, site }) => {
        await site.open(home);
        const sizes = await page
          .locator('img:not([src^="data:"])')
          .evaluateAll((nodes) =>
            nodes.map((node) =>
              [node.getAttribute('width'), node.getAttribute('height')].join('×'),
            ),
          );
        expect(sizes.length).toBeGreaterThan(0);
        for (const size of sizes) expect(size).toMatch(/^\d+×\d+$/);
      },
    );

    test('the bar is transparent at the top of the page, and opaque when scrolled', async ({
      page,
      site,
    }) => {
      await site.open(home);
      const bar = page.getByRole('banner');
      expect(await paintOf(bar)).toBe(CLEAR);
      await page.evaluate((top) => {
        scrollTo(0, top);
      }, COVERED_FROM - 1);
      await expect.poll(() => paintOf(bar)).toBe(CLEAR);
      await page.evaluate((top) => {
        scrollTo(0, top);
      }, COVERED_FROM);
      await expect.poll(() => paintOf(bar)).not.toBe(CLEAR);
    });

    test(
      'the announcement links to the tools of the toolchain',
      ON_DESKTOP,
      async ({ page, site }) => {
        await site.open(home);
        await announcement(page).getByRole('link').click();
        const chain = page.getByRole('region', { name: label(language, 'home.toolchain') });
        await expect(chain).toBeInViewport();
        await expect(chain.getByRole('listitem')).toHaveCount(6);
        for (const { name } of siblingTools.slice(0, 6)) {
          const card = chain.getByRole('listitem').filter({ hasText: name });
          await expect(card.getByRole('link')).toHaveAttribute('href', /^https:/);
        }
      },
    );

    test('a dismissed announcement stays hidden, and never takes space again', async ({
      page,
      site,
    }) => {
      await site.open(home);
      await page.getByRole('button', { name: label(language, 'announcement.dismiss') }).click();
      await expect(announcement(page)).toHaveCount(0);
      const stored = await page.evaluate((key) => localStorage.getItem(key), ANNOUNCEMENT_KEY);
      expect(stored).toBe('true');

      await page.addInitScript(
        (name) => {
          document.addEventListener('DOMContentLoaded', () => {
            const bar = document.querySelector<HTMLElement>(`aside[aria-label="${name}"]`);
            document.documentElement.dataset.heightAtFirst = String(bar?.offsetHeight);
          });
        },
        label(language, 'announcement.label'),
      );
      await site.reload();
      await expect(announcement(page)).toHaveCount(0);
      // The served HTML contains it, because it is the same for everyone, but it is already hidden there.
      await expect(page.locator('html')).toHaveAttribute('data-height-at-first', '0');
    });

    test('the sibling tools are next to the logo, or in the menu on small screens', async ({
      page,
      site,
    }) => {
      await site.open(inLanguage(language, '/guide/start/quick-start'));
      const name = label(language, 'nav.siblingTools');
      if (site.isPhone) {
        await page.getByRole('button', { name: label(language, 'nav.openMenu') }).click();
      } else {
        await page.getByRole('button', { name }).hover();
      }
      const list = page.getByRole('list', { name });
      await expect(list.getByRole('link')).toHaveCount(siblingTools.length);
      const rspress = siblingTools.find((tool) => tool.name === 'Rspress');
      const description = language === 'zh' ? rspress?.desc : rspress?.descEn;
      const link = list.getByRole('link', { name: `Rspress ${description ?? ''}` });
      const url = language === 'zh' ? rspress?.url : rspress?.urlEn;
      await expect(link).toHaveAttribute('href', url ?? '');
    });

    test(
      'the bars have their full width immediately with reduced motion',
      ON_DESKTOP,
      async ({ page, site }) => {
        await site.open(home);
        const shares = await barShares(barsOf(page));
        expect(shares).toHaveLength(times.length);
        expect(Math.max(...shares)).toBe(1);
        shares.forEach((share, index) => {
          expect(share).toBeCloseTo((times[index] ?? 0) / longest, 1);
        });
      },
    );

    test('the measured figures are also in a table', ON_DESKTOP, async ({ page, site }) => {
      await site.open(home);
      const table = page.getByRole('table', { name: label(language, 'benchmark.caption') });
      await expect(table.getByRole('row')).toHaveCount(figures.tools.length + 1);
    });

    test.describe('with motion', () => {
      test.use({ contextOptions: { reducedMotion: 'no-preference' } });

      test(
        'each bar grows once, linearly, for as long as the measured time',
        ON_DESKTOP,
        async ({ page, site }) => {
          await site.open(home);
          const bars = barsOf(page);
          const widest = await bars.evaluateAll((nodes) =>
            Math.max(...nodes.map((node) => parseFloat(getComputedStyle(node).width))),
          );
          expect(widest, 'width of the widest bar before the chart is in view').toBe(0);
          await page.locator('#benchmark').scrollIntoViewIfNeeded();
          await bars.first().scrollIntoViewIfNeeded();
          const running = () =>
            bars.evaluateAll((nodes) =>
              nodes.flatMap((node) =>
                node.getAnimations().map((animation) => {
                  const { duration, easing, iterations } = (
                    animation.effect as AnimationEffect
                  ).getTiming();
                  return { duration, easing, iterations };
                }),
              ),
            );
          const slow = times.filter((time) => time > 3);
          await expect
            .poll(async () => (await running()).length)
            .toBeGreaterThanOrEqual(slow.length);
          for (const { duration, easing, iterations } of await running()) {
            expect(times.map((time) => Math.round(time * 1000))).toContain(
              Math.round(Number(duration)),
            );
            expect(easing).toBe('linear');
            expect(iterations).toBe(1);
          }
        },
      );

      test(
        'a star moves toward a nearby pointer, and returns when it leaves',
        ON_DESKTOP,
        async ({ page, site }) => {
          await site.open(home);
          const stars = page.locator('[data-part="stars"] > i');
          await expect(stars).toHaveCount(35);
          const star = stars.nth(24);
          const box = await star.boundingBox();
          const shift = () => star.evaluate((node) => node.style.translate);
          expect(await shift()).toBe('');
          await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 20);
          await expect.poll(shift).not.toBe('');
          await page.mouse.move((box?.x ?? 0) - 300, (box?.y ?? 0) + 20);
          await expect.poll(shift).toBe('');
        },
      );
    });

    test('no star moves with reduced motion', ON_DESKTOP, async ({ page, site }) => {
      await site.open(home);
      const star = page.locator('[data-part="stars"] > i').nth(24);
      const box = await star.boundingBox();
      await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 20);
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      expect(await star.evaluate((node) => node.style.translate)).toBe('');
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('the page shows the same content, and its links work', ON_DESKTOP, async ({ page }) => {
        await page.goto(urlOf(home));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(
          page.getByRole('button', { name: label(language, 'announcement.dismiss') }),
        ).toHaveCount(0);
        const table = page.getByRole('table', { name: label(language, 'benchmark.caption') });
        // Content that loads above may move it out of view again.
        await expect(async () => {
          await table.scrollIntoViewIfNeeded();
          await expect(table).toBeInViewport({ timeout: 500 });
        }).toPass();
        await page
          .getByRole('link', { name: label(language, 'home.getStarted') })
          .first()
          .click();
        await expect(page).toHaveURL(urlOf(inLanguage(language, '/guide/start/quick-start')));
      });
    });
  });
}

test(
  'only the landing page loads the code of the landing page',
  ON_DESKTOP,
  async ({ page, site }) => {
    const loaded = async (): Promise<string> => {
      const urls = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      );
      const scripts = urls.filter((url) => url.endsWith('.js'));
      const texts = await Promise.all(
        scripts.map(async (url) => (await page.request.get(url)).text()),
      );
      return texts.join('');
    };
    await site.open('/guide/start/quick-start');
    expect(await loaded()).not.toContain('hero-title');
    await site.open('/');
    expect(await loaded()).toContain('hero-title');
  },
);
