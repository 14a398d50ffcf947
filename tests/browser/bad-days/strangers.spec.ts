import type { Page } from 'playwright/test';
import { label } from '../../support/labels';
import { inLanguage, languages } from '../../support/pages';
import { urlOf } from '../../support/SitePage';
import { expect, test } from '../../support/test';

const START = '/guide/start/quick-start';
const IMAGE = '<img src=x onerror=window.wasRun=1>';

/** Like browsers' translators: replaces every text as soon as it appears. */
function translate(): void {
  const wrap = (root: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
    if (root.nodeType === Node.TEXT_NODE) texts.push(root as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('font, head, script, style')) continue;
      const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      font.append(text.data);
      text.replaceWith(font);
    }
  };
  new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(wrap);
  }).observe(document, { subtree: true, childList: true });
}

/** Changes that dark modes, password managers, and grammar checkers make before the page's own scripts run. */
function decorate(): void {
  new MutationObserver((_records, observer) => {
    const main = document.querySelector('main');
    if (!main) return;
    observer.disconnect();
    document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
    document.body.setAttribute('data-gr-ext-installed', '');
    document.head.append(document.createElement('meta'));
    document.body.prepend(document.createElement('grammarly-popups'));
    main.prepend(document.createElement('dark-reader'));
    main.querySelector('p')?.append(document.createElement('grammarly-mirror'));
  }).observe(document, { subtree: true, childList: true });
}

test.use({ colorScheme: 'light' });

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    const next = (page: Page) =>
      page
        .getByRole('navigation', { name: label(language, 'doc.pagination') })
        .locator('a[rel="next"]');

    for (const [stranger, bring] of [
      ['a translator that replaces every text', translate],
      ['an extension that adds nodes and attributes', decorate],
    ] as const) {
      test.describe(stranger, () => {
        // React detects changes made before hydration, and renders again.
        test.use({ allowedErrors: [/hydrateRoot recoverable error/] });

        test('leaves pages, search, tabs, theme, and back navigation working', async ({
          page,
          site,
        }) => {
          await page.addInitScript(bring);
          await site.open(inLanguage(language, START));
          await page.getByRole('tab').nth(1).click();
          await page.getByRole('main').locator('pre button, [data-titled] button').first().click();
          for (let pages = 0; pages < 3; pages += 1) {
            const href = (await next(page).getAttribute('href')) ?? '';
            await next(page).click();
            await expect(page).toHaveURL(href);
            await expect(next(page), 'the page has come').not.toHaveAttribute('href', href);
          }
          await page.goBack();
          await page.keyboard.press('Control+k');
          const dialog = page.getByRole('dialog', { name: label(language, 'search.dialog') });
          for (const query of ['alias', 'zzqqxx', 'server.port']) {
            await dialog.getByRole('combobox').fill(query);
            await expect(dialog).toHaveAttribute('data-answered', query);
          }
          await page.keyboard.press('Enter');
          await expect(page).toHaveURL(urlOf(inLanguage(language, '/config/server/port')));
          await site.chooseTheme('dark');
          await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
          await page.goBack();
          await expect(site.heading).toBeVisible();
        });
      });
    }

    test('a hostile query is always displayed as text', async ({ page, site }) => {
      await site.open(inLanguage(language, START));
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog', { name: label(language, 'search.dialog') });
      for (const query of [
        IMAGE,
        '"><script>wasRun=1</script>',
        '\\u0000(*+?[',
        '<mark>port</mark>',
      ]) {
        await dialog.getByRole('combobox').fill(query);
        await expect(dialog).toHaveAttribute('data-answered', query);
      }
      expect(await dialog.locator('img').count()).toBe(0);
      expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
    });

    test('stored hits from a hostile service are displayed as text, and link to pages of this site', async ({
      page,
      site,
      baseURL,
    }) => {
      await site.open(inLanguage(language, START));
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog', { name: label(language, 'search.dialog') });
      await dialog.getByRole('combobox').fill('server.port');
      await expect(dialog.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(urlOf(inLanguage(language, '/config/server/port')));
      await page.evaluate(
        ([hostile, urls]) => {
          const key = Object.keys(localStorage).find((name) => name.includes('RECENT')) ?? '';
          const hits = urls.map((url, index) => ({
            objectID: String(index),
            url,
            type: 'lvl1',
            content: hostile,
            hierarchy: { lvl0: hostile, lvl1: hostile, lvl2: hostile },
          }));
          localStorage.setItem(key, JSON.stringify(hits));
        },
        [
          IMAGE,
          [
            'javascript:javascript:wasRun=1',
            '//evil.example//evil.example/',
            'data:text/html,x',
            'http://',
          ],
        ] as const,
      );
      await site.reload();
      await page.keyboard.press('Control+k');
      const links = dialog.getByRole('row').getByRole('link');
      await expect(links).toHaveCount(4);
      await expect(links.first()).toContainText(IMAGE);
      for (const link of await links.all()) {
        const href = await link.evaluate((anchor: HTMLAnchorElement) => anchor.href);
        expect(new URL(href).origin).toBe(new URL(baseURL ?? '').origin);
      }
      expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
    });
  });
}
