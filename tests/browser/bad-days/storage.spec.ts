import type { Page } from 'playwright/test';
import type { Language } from '@config/site';
import { label } from '../../support/labels';
import { inLanguage, languages } from '../../support/pages';
import { urlOf, type SitePage } from '../../support/SitePage';
import { expect, ON_SWEEP, test } from '../../support/test';

const START = '/guide/start/quick-start';
const NEXT = '/guide/framework/react';

/** Values that another site, an older version, or a user may have written. */
const RUBBISH = [
  'null',
  '{',
  '[null,5,{},["a","b"],[1]]',
  '{"open":5,"scroll":"x"}',
  '{"open":{"/guide:0":"x"},"scroll":{"/guide":"x"}}',
  '[{"objectID":"x","url":5,"hierarchy":null}]',
];

/** Ways in which storage can be unusable; each runs in the page before the site's scripts. */
const STATES: Record<string, () => void> = {
  'is blocked': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

/** Uses everything that is stored: page, sidebar, theme, tabs, search, language, and back navigation. */
async function walk(page: Page, site: SitePage, language: Language): Promise<void> {
  const other = languages.find((candidate) => candidate !== language) ?? language;
  await site.open(inLanguage(language, START));
  await site.chooseTheme('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const tab = page.getByRole('tab', { name: 'pnpm' }).first();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: label(language, 'search.dialog') });
  await dialog.getByRole('combobox').fill('framework react');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(urlOf(inLanguage(language, START)));
  await page.goBack();
  await expect(page).toHaveURL(urlOf(inLanguage(language, START)));
  await site.switchLanguage(other);
  await expect(page).toHaveURL(urlOf(inLanguage(other, START)));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await site.open(inLanguage(language, NEXT));
  await expect(site.heading).toBeVisible();
}

test.use({ colorScheme: 'light' });

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    for (const [state, bring] of Object.entries(STATES)) {
      test(`if storage ${state}, everything works, and a choice lasts until the page is left`, async ({
        page,
        site,
      }) => {
        await page.addInitScript(bring);
        await walk(page, site, language);
      });
    }

    // Values in storage don't depend on the language: testing one daily is enough.
    const onceADay = language === languages[0] ? {} : ON_SWEEP;

    test(
      'with any values in storage, every page opens, and the keys can be written again',
      onceADay,
      async ({ page, site }) => {
        await walk(page, site, language);
        const keys = await page.evaluate(() => ({
          local: Object.keys(localStorage),
          session: Object.keys(sessionStorage),
        }));
        expect(keys.local.length).toBeGreaterThan(3);
        expect(keys.session.length).toBeGreaterThan(1);
        // Favorites have a key only once there are any.
        const recent = keys.local.find((key) => key.includes('RECENT')) ?? '';
        keys.local.push(
          recent.replace('RECENT', 'FAVORITE'),
          'rsbuild-docs-announcement:toolchain',
        );
        for (const rubbish of RUBBISH) {
          await page.evaluate(
            ([value, { local, session }]) => {
              for (const key of local) localStorage.setItem(key, value);
              for (const key of session) sessionStorage.setItem(key, value);
              // The page would overwrite the values when it is left.
              window.addEventListener('pagehide', (event) => event.stopImmediatePropagation(), {
                capture: true,
              });
            },
            [rubbish, keys] as const,
          );
          await site.reload();
          await expect(site.heading).toBeVisible();
          await page.keyboard.press('Control+k');
          await expect(page.getByRole('combobox')).toBeFocused();
          await page.keyboard.press('Escape');
        }
        await walk(page, site, language);
      },
    );
  });
}
