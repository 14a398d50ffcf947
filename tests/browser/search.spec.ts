import { gzipSync } from 'node:zlib';
import type { Locator, Page, Response, Route } from 'playwright/test';
import type { Language } from '@config/site';
import { CODE_BYTES } from '../../benchmarks/search/budget';
import { ALL_RULES, COLOR_RULES, violationsOf } from '../support/axe';
import { label } from '../support/labels';
import { LATER_SCRIPTS } from '../support/pageChunk';
import { inLanguage, languages } from '../support/pages';
import { urlOf, type SitePage } from '../support/SitePage';
import { expect, ON_DESKTOP, test } from '../support/test';

/** A query whose first hit is the same page in both languages. */
const QUERY = 'server.port';
const TARGET = '/config/server/port';
const UNKNOWN = 'zzqqxx';

/** The search dialog, in the user's terms. */
function searchOf(page: Page, language: Language) {
  const dialog = page.getByRole('dialog', { name: label(language, 'search.dialog') });
  return {
    dialog,
    opener: page.getByRole('button', { name: label(language, 'nav.search'), exact: true }),
    field: dialog.getByRole('combobox'),
    hits: dialog.getByRole('option'),
    rows: dialog.getByRole('row'),
    button: (key: Parameters<typeof label>[1]) =>
      dialog.getByRole('button', { name: label(language, key), exact: true }),
    open: () => page.keyboard.press('Control+k'),
    /** Enters a query and waits for the results. */
    ask: async (query: string) => {
      await dialog.getByRole('combobox').fill(query);
      await expect(dialog).toHaveAttribute('data-answered', query);
    },
  };
}

const INDEX_FILES = '**/search/**/*.json';

/** Holds back files, by default the index, until the returned function is called. */
async function hold(page: Page, files = INDEX_FILES): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Expects no violation in the current state, in both schemes. */
async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await violationsOf(page, ALL_RULES), 'in light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await violationsOf(page, COLOR_RULES), 'in dark').toEqual([]);
}

for (const language of languages) {
  const at = (route: string) => inLanguage(language, route);

  test.describe(`search in ${language}`, () => {
    test.use({ locale: language });

    test(
      'loads nothing before the user intends to search, and little then',
      ON_DESKTOP,
      async ({ page, site }) => {
        const fetched: Response[] = [];
        page.on('response', (response) => fetched.push(response));
        await site.open(at('/guide/start/'));
        await page.waitForLoadState('networkidle');
        const before = new Set(fetched.splice(0).map((response) => response.url()));

        const search = searchOf(page, language);
        await search.open();
        await search.ask(QUERY);
        const isIndex = (response: Response) => /\/search\/.*\.json$/.test(response.url());
        const code = fetched.filter((response) => !isIndex(response));
        expect(fetched.filter(isIndex).length).toBeGreaterThan(0);
        expect(code.length).toBeGreaterThan(0);
        expect(fetched.filter((response) => before.has(response.url()))).toEqual([]);
        const bodies = await Promise.all(
          code.map(async (response) => (await page.request.get(response.url())).body()),
        );
        const bytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
        expect(bytes).toBeLessThanOrEqual(CODE_BYTES);
      },
    );

    test(
      'Ctrl+K opens and closes it, and a slash opens it and is text inside',
      ON_DESKTOP,
      async ({ page, site }) => {
        await site.open(at('/guide/start/'));
        const search = searchOf(page, language);
        await search.open();
        await expect(search.field).toBeFocused();
        await search.open();
        await expect(search.dialog).toBeHidden();
        await page.keyboard.press('/');
        await expect(search.field).toBeFocused();
        await page.keyboard.press('/');
        await expect(search.field).toHaveValue('/');
      },
    );

    test('text typed while it loads becomes the query', ON_DESKTOP, async ({ page, site }) => {
      await site.open(at('/guide/start/'));
      const release = await hold(page, LATER_SCRIPTS);
      const search = searchOf(page, language);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('alias');
      release();
      await expect(search.field).toHaveValue('alias');
      await expect(search.field).toBeFocused();
      await expect(search.dialog.getByRole('option').first()).toBeVisible();
    });

    test('Escape, Cancel, and the backdrop close it and return focus', async ({ page, site }) => {
      await site.open(at('/guide/start/'));
      const search = searchOf(page, language);
      const ways = [
        () => page.keyboard.press('Escape'),
        () => search.button('search.cancel').click(),
        () => page.mouse.click(2, (page.viewportSize()?.height ?? 0) - 2),
      ];
      // On a phone the dialog covers the page, without a visible backdrop.
      for (const close of site.isPhone ? ways.slice(0, 2) : ways) {
        await search.opener.focus();
        await page.keyboard.press('Enter');
        await expect(search.field).toBeFocused();
        await close();
        await expect(search.dialog).toBeHidden();
        await expect(search.opener).toBeFocused();
      }
    });

    test(
      'it starts with the selected text on the page, up to 64 characters',
      ON_DESKTOP,
      async ({ page, site }) => {
        await site.open(at('/guide/start/'));
        const selected = await page.evaluate(() => {
          window.getSelection()?.selectAllChildren(document.querySelector('main') ?? document.body);
          return window.getSelection()?.toString() ?? '';
        });
        const search = searchOf(page, language);
        await search.open();
        const line = selected.replace(/\s+/g, ' ').trim();
        await expect(search.field).toHaveValue(line.slice(0, 64));
        await search.field.clear();
        await page.keyboard.type('x'.repeat(70));
        await expect(search.field).toHaveValue('x'.repeat(64));
      },
    );

    test.describe('Enter with a modifier', ON_DESKTOP, () => {
      /** The dialog with the results for QUERY, its first hit active. */
      const openAnswered = async (page: Page, site: SitePage) => {
        await site.open(at('/guide/start/'));
        const search = searchOf(page, language);
        await search.open();
        await search.ask(QUERY);
        return search;
      };

      for (const key of ['Control+Enter', 'Meta+Enter', 'Shift+Enter']) {
        test(`${key} opens the hit in addition to this page`, async ({ page, site }) => {
          const search = await openAnswered(page, site);
          const opened = page.waitForEvent('popup');
          await page.keyboard.press(key);
          await expect(await opened).toHaveURL(urlOf(at(TARGET)));
          await expect(page).toHaveURL(urlOf(at('/guide/start/')));
          await expect(search.dialog).toBeVisible();
        });
      }

      test('Alt+Enter does nothing', async ({ page, site }) => {
        const search = await openAnswered(page, site);
        let isOpened = false;
        page.on('popup', () => (isOpened = true));
        await page.keyboard.press('Alt+Enter');
        // The next key press is handled after it.
        await page.keyboard.press('ArrowDown');
        await expect(search.hits.nth(1)).toHaveAttribute('aria-selected', 'true');
        await expect(page).toHaveURL(urlOf(at('/guide/start/')));
        expect(isOpened).toBe(false);
      });
    });

    test(
      'an identifier finds the section that documents it',
      ON_DESKTOP,
      async ({ page, site }) => {
        await site.open(at('/guide/start/'));
        const search = searchOf(page, language);
        await search.open();
        for (const [identifier, section] of [
          ['api.transform', '/plugins/dev/hooks#transform'],
          ['rsbuild.build', '/api/javascript-api/instance#rsbuildbuild'],
        ] as const) {
          await search.ask(identifier);
          await expect(search.hits.first()).toHaveAttribute('href', at(section));
        }
      },
    );

    test('a hit opens without a page load, is stored as recent, and can be made a favorite', async ({
      page,
      site,
    }) => {
      await site.open(at('/guide/start/'));
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      const search = searchOf(page, language);
      await search.open();
      await expect(search.dialog).toContainText(label(language, 'search.noRecent'));
      await search.ask(QUERY);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(urlOf(at(TARGET)));
      await expect(search.dialog).toBeHidden();
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

      await search.open();
      await expect(search.dialog).toContainText(label(language, 'search.recent'));
      await expect(search.rows).toContainText([QUERY]);
      await search.button('search.keepFavorite').click();
      await expect(search.dialog).toContainText(label(language, 'search.favorites'));
      await expect(search.button('search.removeRecent')).toHaveCount(0);
      await search.button('search.removeFavorite').click();
      await expect(search.dialog).toContainText(label(language, 'search.noRecent'));
    });

    test(
      'navigation while search is open leaves it open, and Enter opens a hit',
      ON_DESKTOP,
      async ({ page, site }) => {
        await site.open(at('/guide/start/'));
        // Before the query, because the page of the first hit can be requested as soon as the hit is shown.
        let arrive = () => {};
        const arrival = new Promise<void>((resolve) => (arrive = resolve));
        await page.route(/port\.[^/]*$/, async (route) => {
          await arrival;
          await route.continue();
        });
        const search = searchOf(page, language);
        await search.open();
        await search.ask(QUERY);
        await page.keyboard.press('Enter');
        await expect(search.dialog).toBeHidden();

        await search.open();
        await search.ask('server.host');
        await expect(page).toHaveURL(urlOf(at('/guide/start/')));
        arrive();
        await expect(page).toHaveURL(urlOf(at(TARGET)));
        await expect(search.hits.first()).toBeVisible();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(urlOf(at('/config/server/host')));
        await expect(search.dialog).toBeHidden();
      },
    );

    test(
      'an empty result is reported, with suggested queries that find something',
      ON_DESKTOP,
      async ({ page, site }) => {
        await site.open(at('/guide/start/'));
        const search = searchOf(page, language);
        await search.open();
        await search.ask(UNKNOWN);
        await expect(search.dialog).toContainText(label(language, 'search.noHits'));
        await expect(search.dialog).toContainText(UNKNOWN);
        const suggestions = search.dialog.getByRole('listitem').getByRole('button');
        expect(await suggestions.count()).toBeGreaterThan(0);
        expect(await suggestions.count()).toBeLessThanOrEqual(3);
        await suggestions.first().click();
        await expect(search.hits.first()).toBeVisible();
      },
    );

    test(
      'screen readers announce the number of results for each query',
      ON_DESKTOP,
      async ({ page, site }) => {
        await site.open(at('/guide/start/'));
        const search = searchOf(page, language);
        await search.open();
        const status = search.dialog.getByRole('status');
        for (const query of ['port', 'server.port']) {
          await search.ask(query);
          const count = String(await search.hits.count());
          const [start, end] = label(language, 'search.announceTotal', { count, total: '#' }).split(
            '#',
          );
          const all = label(language, 'search.announce', { count });
          await expect(status).toHaveText(new RegExp(`^(?:${all}|${start}\\d+${end})$`));
        }
        await search.ask(UNKNOWN);
        await expect(status).toHaveText(`${label(language, 'search.noHits')} ${UNKNOWN}`);
      },
    );

    test(
      "keys used by an input method don't select, move, or close",
      ON_DESKTOP,
      async ({ page, site }) => {
        const start = at('/guide/start/');
        await site.open(start);
        const search = searchOf(page, language);
        await search.open();
        await search.ask('port');
        const active = await search.field.getAttribute('aria-activedescendant');
        const method = await page.context().newCDPSession(page);
        await method.send('Input.imeSetComposition', {
          text: 'du',
          selectionStart: 2,
          selectionEnd: 2,
        });
        await expect(search.field).toHaveValue('portdu');
        for (const key of ['ArrowDown', 'Escape', 'Enter']) {
          await page.keyboard.press(key);
          await expect(search.dialog).toBeVisible();
          await expect(search.field).toHaveAttribute('aria-activedescendant', active ?? '');
        }
        await expect(page).toHaveURL(urlOf(start));
        await method.send('Input.imeSetComposition', {
          text: '',
          selectionStart: 0,
          selectionEnd: 0,
        });
        await method.send('Input.insertText', { text: ' 端口' });
        await expect(search.field).toHaveValue('port 端口');
        await page.keyboard.press('Escape');
        await expect(search.dialog).toBeHidden();
      },
    );

    test('every state is accessible in both schemes', async ({ page, site }) => {
      await site.open(at('/guide/start/'));
      const search = searchOf(page, language);
      await search.open();
      await expect(search.dialog).toContainText(label(language, 'search.noRecent'));
      await expectAccessible(page);
      await search.ask(UNKNOWN);
      await expectAccessible(page);
      await search.ask(QUERY);
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(urlOf(at(TARGET)));
      await search.open();
      await expect(search.rows).toHaveCount(1);
      await expectAccessible(page);
    });

    test('recent and favorite searches are accessible together, and stored and removed by keyboard only', async ({
      page,
      site,
    }) => {
      await site.open(at('/guide/start/'));
      const search = searchOf(page, language);
      for (const query of [QUERY, 'server.host']) {
        await search.open();
        await search.ask(query);
        await page.keyboard.press('Enter');
        await expect(search.dialog).toBeHidden();
      }
      await search.open();
      await expect(search.rows).toHaveCount(2);
      const pressOn = async (button: Locator) => {
        await page.keyboard.press('Tab');
        while (!(await button.evaluate((element) => element === document.activeElement))) {
          await page.keyboard.press('Tab');
        }
        await page.keyboard.press('Enter');
      };
      await pressOn(search.button('search.keepFavorite').first());
      await expect(search.dialog).toContainText(label(language, 'search.favorites'));
      await expect(search.dialog).toContainText(label(language, 'search.recent'));
      await expectAccessible(page);
      await pressOn(search.button('search.removeFavorite'));
      await expect(search.dialog).not.toContainText(label(language, 'search.favorites'));
      await expect(search.rows).toHaveCount(1);
    });

    test('slow results are reported, also to screen readers', async ({ page, site }) => {
      const release = await hold(page);
      await site.open(at('/guide/start/'));
      const search = searchOf(page, language);
      await search.open();
      await search.field.fill(QUERY);
      const stalled = search.dialog
        .getByRole('paragraph')
        .filter({ hasText: label(language, 'search.stalled') });
      await expect(stalled).toBeVisible();
      await expect(search.dialog.getByRole('status')).toHaveText(label(language, 'search.stalled'));
      await expectAccessible(page);
      release();
      await expect(search.hits.first()).toBeVisible();
      await expect(stalled).toBeHidden();
    });

    test('the loading state appears immediately', ON_DESKTOP, async ({ page, site }) => {
      await page.clock.install();
      await hold(page);
      await site.open(at('/guide/start/'));
      const search = searchOf(page, language);
      await search.open();
      await expect(search.field).toBeFocused();
      // No timer runs: the next state appears before the 300 ms of the stalled state begin.
      await page.clock.pauseAt(Date.now() + 3_600_000);
      await search.field.fill(QUERY);
      const loading = search.dialog
        .getByRole('paragraph')
        .filter({ hasText: label(language, 'search.loading') });
      await expect(loading).toBeVisible();
      await expect(search.dialog.getByRole('status')).toHaveText(label(language, 'search.loading'));
    });

    test(
      'Enter before the results opens the first of them once they arrive',
      ON_DESKTOP,
      async ({ page, site }) => {
        const release = await hold(page);
        await site.open(at('/guide/start/'));
        const search = searchOf(page, language);
        await search.open();
        await search.field.pressSequentially(QUERY);
        await page.keyboard.press('Enter');
        await expect(search.dialog).toContainText(label(language, 'search.stalled'));
        release();
        await expect(page).toHaveURL(urlOf(at(TARGET)));
      },
    );

    test.describe('without an index', () => {
      test.use({ allowedErrors: [/search\/.*\.json|ERR_FAILED/] });

      /** Searches while the index is missing or invalid. */
      const askInVain = async (
        page: Page,
        site: SitePage,
        respond = (route: Route) => route.abort(),
      ) => {
        await page.route('**/search/**/*.json', respond);
        await site.open(at('/guide/start/'));
        const search = searchOf(page, language);
        await search.open();
        await search.ask(QUERY);
        return { search, alert: search.dialog.getByRole('alert') };
      };

      /** Types until hits come: a request that was sent earlier may still be failing, and the next key sends another. */
      const askUntilHits = async ({ field, hits }: ReturnType<typeof searchOf>) => {
        await expect(async () => {
          await field.press('Space');
          await expect(hits.first()).toBeVisible({ timeout: 3000 });
        }).toPass();
      };

      test('it reports accessibly that no results can be loaded', async ({ page, site }) => {
        const { alert } = await askInVain(page, site);
        await expect(alert).toContainText(label(language, 'search.failed'));
        await expect(alert).toContainText(label(language, 'search.failedHelp'));
        await expectAccessible(page);
      });

      test(
        'the query stays when the user returns to the field, and gets its results once the network is back',
        ON_DESKTOP,
        async ({ page, site }) => {
          const { search, alert } = await askInVain(page, site);
          await expect(alert).toBeVisible();
          await search.field.blur();
          await search.field.focus();
          await expect(search.field).toHaveValue(QUERY);
          await expect(alert).toBeVisible();
          await page.unroute('**/search/**/*.json');
          await askUntilHits(search);
          await expect(alert).toBeHidden();
        },
      );

      test(
        'it reports an invalid index, and shows results once a valid one loads',
        ON_DESKTOP,
        async ({ page, site }) => {
          const { search, alert } = await askInVain(page, site, (route) =>
            route.fulfill({ body: 'half an ind' }),
          );
          await expect(alert).toContainText(label(language, 'search.failed'));
          await page.unroute('**/search/**/*.json');
          await askUntilHits(search);
          await expect(alert).toBeHidden();
        },
      );

      test(
        'it also reports missing code for the index, and shows results once that loads',
        ON_DESKTOP,
        async ({ page, site }) => {
          await site.open(at('/guide/start/'));
          const search = searchOf(page, language);
          const started = page.waitForEvent('worker');
          await search.open();
          const reader = (await started).url();
          await page.route(reader, (route) => route.abort());
          await site.reload();
          await search.open();
          await search.ask(QUERY);
          await expect(search.dialog.getByRole('alert')).toContainText(
            label(language, 'search.failed'),
          );
          await page.unroute(reader);
          await search.field.press('Space');
          await expect(search.hits.first()).toBeVisible();
        },
      );
    });
  });
}
