import type { Page } from 'playwright/test';
import { label } from '../../support/labels';
import { languageOf } from '../../support/pages';
import { address, untilInteractive } from '../../support/SitePage';
import { expect, test } from '../../support/test';

const CALL = 'window.wasRun=1';
const IMAGE = `"><img src=x onerror=${CALL}>`;

/** URLs that no page has, spelt as links get broken and as attackers write them. */
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

/** URLs that lead to a page whatever stands behind it. */
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

/** Opens exactly these characters: the browser alone decides what to make of them. */
async function visit(page: Page, siteUrl: string | undefined, route: string): Promise<void> {
  await page.goto((siteUrl ?? '').replace(/\/$/, '') + route);
  await untilInteractive(page);
}

const wasRun = (page: Page) => page.evaluate(() => 'wasRun' in window);

for (const locale of ['en', 'zh']) {
  test.describe(`for a browser that speaks ${locale}`, () => {
    test.use({ locale, allowedErrors: [/status (?:of )?404/] });

    test('a URL that no page has shows the 404 page, runs nothing, and leads to no other site', async ({
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

    test('query and section may hold anything: the page is the right one, and they are text', async ({
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

/** Spellings that a host may answer with the 404 page, or with the page under the URL that was asked for. */
const SPELLINGS = {
  '/Guide/Start/Quick-Start': '/guide/start/quick-start',
  '/Guide/Start/Quick-Start.HTML#commands': '/guide/start/quick-start#commands',
  '/guide//start/quick-start': '/guide/start/quick-start',
  '/ZH/guide/start/quick-start': '/zh/guide/start/quick-start',
};

test.describe('another spelling of a URL', () => {
  test.use({ allowedErrors: [/status (?:of )?404/] });

  for (const [spelling, route] of Object.entries(SPELLINGS)) {
    test.describe(spelling, () => {
      test.use({ locale: languageOf(route) });

      // That the static page is the one React expects is checked of every page: a mismatch is a fault.
      test('leads to the page that it means', async ({ page, baseURL, site }) => {
        await visit(page, baseURL, spelling);
        await expect(page).toHaveURL(address(route));
        await expect(site.heading).toBeVisible();
      });
    });
  }
});
