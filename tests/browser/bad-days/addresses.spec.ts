import type { Page } from 'playwright/test';
import { label } from '../../support/labels';
import { languageOf } from '../../support/pages';
import { urlOf, untilInteractive } from '../../support/SitePage';
import { expect, test } from '../../support/test';

const CALL = 'window.wasRun=1';
const IMAGE = `"><img src=x onerror=${CALL}>`;

/** Unknown URLs, malformed as in broken links and in attacks. */
const NOWHERE = [
  '/%00',
  '/%2F%2Fevil.example/',
  '/..%2f..%2fetc%2fpasswd',
  '/guide/start/%2e%2e%2fquick-start/x',
  '/zh//evil.example/x',
  `/<script>${CALL}</script>`,
  `/${encodeURIComponent(IMAGE)}`,
  `/javascript:${CALL}`,
  '/guide/start/quick-start/quick-start',
  '/guide/__proto__',
  '/constructor',
  `/${'long/'.repeat(600)}`,
  '/zh/%E4%B8%AD%E6%96%87/%FF',
];

/** URLs that resolve to a page despite what follows the path. */
const SOMEWHERE: Record<string, string> = {
  '/guide/start/quick-start.html': '/guide/start/quick-start',
  '/guide/start/index.html': '/guide/start/',
  [`/config/?q=${encodeURIComponent(IMAGE)}`]: '/config/',
  [`/config/?navbar=${encodeURIComponent(IMAGE)}&sidebar=%E0%A4%A`]: '/config/',
  [`/zh/guide/start/quick-start#${IMAGE}`]: '/zh/guide/start/quick-start',
  '/guide/start/quick-start#%E0%A4%A': '/guide/start/quick-start',
  '/guide/start/quick-start#"]:is(x': '/guide/start/quick-start',
  [`/guide/start/quick-start#javascript:${CALL}`]: '/guide/start/quick-start',
  [`/guide/start/quick-start?${'long='.repeat(800)}`]: '/guide/start/quick-start',
};

/** Opens exactly these characters, which only the browser normalizes. */
async function visit(page: Page, siteUrl: string | undefined, route: string): Promise<void> {
  await page.goto((siteUrl ?? '').replace(/\/$/, '') + route);
  await untilInteractive(page);
}

const wasRun = (page: Page) => page.evaluate(() => 'wasRun' in window);

for (const locale of ['en', 'zh']) {
  test.describe(`for a browser that speaks ${locale}`, () => {
    test.use({ locale, allowedErrors: [/status (?:of )?404/] });

    test('an unknown URL shows the 404 page, runs no code, and redirects to no other site', async ({
      page,
      baseURL,
      site,
    }) => {
      for (const route of NOWHERE.filter((one) => languageOf(one) === locale)) {
        await visit(page, baseURL, route);
        await expect(site.heading, route).toHaveText(label(languageOf(route), 'notFound.heading'));
        expect(new URL(page.url()).origin, route).toBe(new URL(baseURL ?? '').origin);
        expect(await wasRun(page), route).toBe(false);
      }
    });

    test('query and hash can contain anything: the page is the right one, and they are treated as text', async ({
      page,
      baseURL,
      site,
    }) => {
      for (const [route, target] of Object.entries(SOMEWHERE)) {
        if (languageOf(route) !== locale) continue;
        await visit(page, baseURL, route);
        expect(new URL(page.url()).pathname, route).toContain(target);
        await expect(site.heading, route).toBeVisible();
        expect(await wasRun(page), route).toBe(false);
      }
    });
  });
}

/** Spellings that a host may respond to with the 404 page, or with the page at the requested URL. */
const SPELLINGS = {
  '/Guide/Start/Quick-Start': '/guide/start/quick-start',
  '/Guide/Start/Quick-Start.HTML#commands': '/guide/start/quick-start#commands',
  '/guide//start/quick-start': '/guide/start/quick-start',
  '/ZH/guide/start/quick-start': '/zh/guide/start/quick-start',
};

test.describe('a misspelled URL', () => {
  test.use({ allowedErrors: [/status (?:of )?404/] });

  for (const [spelling, route] of Object.entries(SPELLINGS)) {
    test.describe(spelling, () => {
      test.use({ locale: languageOf(route) });

      // Every page is checked for hydration errors: a mismatch with the static page fails the test.
      test('redirects to the intended page', async ({ page, baseURL, site }) => {
        await visit(page, baseURL, spelling);
        await expect(page).toHaveURL(urlOf(route));
        await expect(site.heading).toBeVisible();
      });
    });
  }
});
