import type { Page } from 'playwright/test';
import { COLOR_MODE_KEY } from '@config/storageKeys';
import { label } from '../support/labels';
import { inLanguage, languages } from '../support/pages';
import { urlOf } from '../support/SitePage';
import { expect, ON_DESKTOP, ON_PHONE, test } from '../support/test';

const PAGE = '/guide/start/';

const root = (page: Page) => page.locator('html');

/** Records every theme of the document from the start. */
async function recordThemes(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenThemes: seen });
    new MutationObserver(() => {
      const { theme } = document.documentElement.dataset;
      if (theme) seen.add(theme);
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-theme'] });
  });
  return () =>
    page.evaluate(() => [...(window as unknown as { seenThemes: Set<string> }).seenThemes]);
}

const store = (page: Page, theme: string) =>
  page.evaluate(
    ([key, value]) => {
      localStorage.setItem(key, value);
    },
    [COLOR_MODE_KEY, theme] as const,
  );

for (const language of languages) {
  const route = inLanguage(language, PAGE);

  test.describe(`themes in ${language}`, () => {
    test.use({ locale: language });

    test(
      'without a choice the page follows the system, even while open',
      ON_DESKTOP,
      async ({ page, site }) => {
        await page.emulateMedia({ colorScheme: 'dark' });
        await site.open(route);
        await expect(root(page)).toHaveAttribute('data-theme', 'dark');
        await page.emulateMedia({ colorScheme: 'light' });
        await expect(root(page)).toHaveAttribute('data-theme', 'light');
      },
    );

    test('an unknown stored value follows the system', ON_DESKTOP, async ({ page, site }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await site.open(route);
      await store(page, 'purple');
      await site.reload();
      await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    });

    test('no other theme flashes before a selected one', ON_DESKTOP, async ({ page, site }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await site.open(route);
      await store(page, 'light');
      const seenThemes = await recordThemes(page);
      await site.reload();
      await expect(root(page)).toHaveAttribute('data-theme', 'light');
      expect(await seenThemes()).toEqual(['light']);
    });

    test('a choice applies to other tabs', ON_DESKTOP, async ({ page, site, context }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await site.open(route);
      const tab = await context.newPage();
      await tab.emulateMedia({ colorScheme: 'light' });
      await tab.goto(urlOf(route));
      await site.chooseTheme('dark');
      await expect(root(tab)).toHaveAttribute('data-theme', 'dark');
    });

    test.describe('on a small screen', ON_PHONE, () => {
      test('the three choices are in the menu, with the current one checked', async ({
        page,
        site,
      }) => {
        await page.emulateMedia({ colorScheme: 'light' });
        await site.open(route);
        await site.menu();
        const choice = (key: 'theme.auto' | 'theme.dark' | 'theme.light') =>
          page.getByRole('radio', { name: label(language, key) });
        await expect(choice('theme.auto')).toBeChecked();
        await choice('theme.dark').click();
        await expect(root(page)).toHaveAttribute('data-theme', 'dark');
        await choice('theme.auto').click();
        await expect(root(page)).toHaveAttribute('data-theme', 'light');
      });
    });

    test.describe('on a wide screen', ON_DESKTOP, () => {
      test("the toggle follows the system again when it selects the system's theme", async ({
        page,
        site,
      }) => {
        await page.emulateMedia({ colorScheme: 'light' });
        await site.open(route);
        await site.chooseTheme('dark');
        await expect(root(page)).toHaveAttribute('data-theme', 'dark');
        await site.chooseTheme('light');
        await page.emulateMedia({ colorScheme: 'dark' });
        await expect(root(page)).toHaveAttribute('data-theme', 'dark');
      });

      for (const reducedMotion of ['no-preference', 'reduce'] as const) {
        const doesSpread = reducedMotion === 'no-preference';
        test(`a selected theme ${doesSpread ? 'is revealed' : 'appears without animation'} under motion: ${reducedMotion}`, async ({
          page,
          site,
        }) => {
          await page.emulateMedia({ colorScheme: 'light', reducedMotion });
          await site.open(route);
          await page.evaluate(() => {
            const spreads: unknown[] = [];
            const root = document.documentElement;
            const animate = root.animate.bind(root);
            root.animate = (keyframes, options) => {
              const { pseudoElement, duration } = options as KeyframeAnimationOptions;
              spreads.push([pseudoElement, duration]);
              return animate(keyframes, options);
            };
            Object.assign(window, { spreads });
          });
          await site.chooseTheme('dark');
          await expect(root(page)).toHaveAttribute('data-theme', 'dark');
          const spreads = () =>
            page.evaluate(() => (window as unknown as { spreads: unknown[] }).spreads);
          await expect
            .poll(spreads)
            .toEqual(doesSpread ? [['::view-transition-new(root)', 400]] : []);
          await expect(root(page)).not.toHaveAttribute('data-revealing');
        });
      }
    });
  });
}
