import type { Page, Route } from 'playwright/test';
import type { Language } from '@config/site';
import { label } from '../../support/labels';
import { CODE, LATER_SCRIPTS } from '../../support/pageChunk';
import { inLanguage, languages } from '../../support/pages';
import { urlOf, untilInteractive, type SitePage } from '../../support/SitePage';
import { expect, test } from '../../support/test';

const START = '/guide/start/quick-start';

/** A page with interactive components, which needs its own code. */
const LIVE = '/guide/start/';

/** Every error here is intended; the tests check what remains usable. */
const FAULTS =
  /ERR_FAILED|ERR_INTERNET_DISCONNECTED|status (?:of )?(?:404|500)|(?:Chunk|Page)LoadError|Loading (?:CSS )?chunk/;

test.use({ allowedErrors: [FAULTS] });

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

/** The link to the next page, whose code preloads on hover or focus. */
const nextLink = (site: SitePage, language: Language) =>
  site.pagination.getByRole('link', { name: label(language, 'doc.nextPage') });

async function openStart(page: Page, site: SitePage, language: Language) {
  await site.open(inLanguage(language, START));
  await mark(page);
  const href = (await nextLink(site, language).getAttribute('href')) ?? '';
  const before = (await site.heading.textContent()) ?? '';
  return { href, before };
}

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    const notice = (page: Page) =>
      page.getByRole('alert').filter({ hasText: label(language, 'failure.notice') });

    test('a page whose code fails to load once is requested again, and opens without a page load', async ({
      page,
      site,
    }) => {
      const { href } = await openStart(page, site, language);
      const failed = new Set<string>();
      await page.route(CODE, (route) => {
        const url = route.request().url();
        if (failed.has(url)) return route.continue();
        failed.add(url);
        return route.abort();
      });
      await nextLink(site, language).click();
      await expect(page).toHaveURL(href);
      expect(failed.size).toBeGreaterThan(0);
      expect(await isSameDocument(page)).toBe(true);
    });

    for (const [failure, respond] of [
      ['is gone after a new deployment', (route: Route) => route.fulfill({ status: 404 })],
      ['meets a broken server', (route: Route) => route.fulfill({ status: 500 })],
    ] as const) {
      test(`a page whose code ${failure} opens with a page load`, async ({ page, site }) => {
        const { href, before } = await openStart(page, site, language);
        await page.route(CODE, respond);
        await nextLink(site, language).click();
        await expect(page).toHaveURL(href);
        await expect(site.heading).not.toHaveText(before);
        expect(await isSameDocument(page)).toBe(false);
      });
    }

    test('without a connection, the current page stays and shows the URL to open again', async ({
      page,
      site,
      context,
    }) => {
      const { href, before } = await openStart(page, site, language);
      await context.setOffline(true);
      await nextLink(site, language).click();
      await expect(notice(page).getByRole('link')).toHaveAttribute('href', href);
      await expect(site.heading).toHaveText(before);
      await expect(page).toHaveURL(urlOf(inLanguage(language, START)));
      expect(await isSameDocument(page)).toBe(true);
      await notice(page)
        .getByRole('button', { name: label(language, 'failure.dismiss') })
        .click();
      await expect(notice(page)).toBeHidden();

      await context.setOffline(false);
      await nextLink(site, language).click();
      await expect(page).toHaveURL(href);
      await expect(site.heading).not.toHaveText(before);
      expect(await isSameDocument(page)).toBe(true);
    });

    test("going back to a page that can't be loaded keeps the current page and shows the URL, or opens it with a page load", async ({
      page,
      site,
    }) => {
      const { href, before } = await openStart(page, site, language);
      await nextLink(site, language).click();
      await expect(page).toHaveURL(href);
      // The previous page's code isn't part of this document any more, and there is no cache.
      await site.reload();
      await page.route('**/*', (route) => route.abort());
      const after = (await site.heading.textContent()) ?? '';
      await page.goBack();
      await expect(notice(page).getByRole('link')).toHaveAttribute(
        'href',
        urlOf(inLanguage(language, START)),
      );
      await expect(site.heading).toHaveText(after);
      await page.unroute('**/*');
      await page.goForward();
      await expect(notice(page)).toBeHidden();
      await expect(site.heading).toHaveText(after);
      await page.route(CODE, (route) => route.fulfill({ status: 404 }));
      await page.goBack();
      await expect(site.heading).toHaveText(before);
    });

    test('on a very slow connection the page is visible before its scripts, and becomes interactive once they load', async ({
      page,
      site,
    }) => {
      let arrive = (): void => undefined;
      const arrival = new Promise<void>((resolve) => (arrive = resolve));
      await page.route(CODE, async (route) => {
        await arrival;
        await route.continue();
      });
      await page.goto(urlOf(inLanguage(language, START)), { waitUntil: 'commit' });
      await expect(page.locator('main pre').first()).toBeVisible();
      await expect(page.locator('html[data-ready]')).toHaveCount(0);
      arrive();
      await untilInteractive(page);
      await expect(site.heading).toBeVisible();
    });

    test('a page without its first scripts is readable, and its links work', async ({
      page,
      site,
    }) => {
      await page.route(CODE, (route) => route.abort());
      site.language = language;
      await page.goto(urlOf(inLanguage(language, START)));
      await expect(site.heading).toBeVisible();
      await expect(page.locator('main pre').first()).toBeVisible();
      const href = (await nextLink(site, language).getAttribute('href')) ?? '';
      await nextLink(site, language).click();
      await expect(page).toHaveURL(href);
      await page.getByRole('link', { name: label(language, 'nav.search'), exact: true }).click();
      await expect(page).toHaveURL(urlOf(inLanguage(language, '/pages')));
    });

    test('a page without the script of its language is readable, and its links work', async ({
      page,
      site,
    }) => {
      await page.route(`**/static/js/${language}.*.js`, (route) => route.abort());
      site.language = language;
      await page.goto(urlOf(inLanguage(language, START)));
      await expect(site.heading).toBeVisible();
      await mark(page);
      const href = (await nextLink(site, language).getAttribute('href')) ?? '';
      await nextLink(site, language).click();
      await expect(page).toHaveURL(href);
      expect(await isSameDocument(page)).toBe(false);
    });

    test('a first page whose own code never loads stays visible, and shows the URL to open again', async ({
      page,
      site,
    }) => {
      const route = inLanguage(language, LIVE);
      await page.route(LATER_SCRIPTS, (later) => later.abort());
      await page.goto(`${urlOf(route)}?from=mail#top`);
      await expect(notice(page).getByRole('link')).toHaveAttribute(
        'href',
        `${urlOf(route)}?from=mail#top`,
      );
      await expect(site.heading).toBeVisible();
      await notice(page)
        .getByRole('button', { name: label(language, 'failure.dismiss') })
        .click();
      await expect(notice(page)).toBeHidden();
      await expect(site.heading).toBeVisible();
    });

    test("search links to the list of all pages if it can't be loaded", async ({
      page,
      site,
      context,
    }) => {
      await site.open(inLanguage(language, START));
      await context.setOffline(true);
      await page.keyboard.press('Control+k');
      const failure = page
        .getByRole('alert')
        .filter({ hasText: label(language, 'failure.search') });
      await expect(failure.getByRole('link')).toHaveAttribute(
        'href',
        urlOf(inLanguage(language, '/pages')),
      );
      await expect(site.heading).toBeVisible();
      await failure.getByRole('button', { name: label(language, 'failure.dismiss') }).click();
      await context.setOffline(false);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox')).toBeFocused();
    });
  });
}

test('a missing image leaves its alternative text and the page around it', async ({
  page,
  site,
}) => {
  await page.route('**/*.{svg,png,webp,jpg}', (route) => route.fulfill({ status: 404 }));
  await site.open('/guide/start/');
  await expect(site.heading).toBeVisible();
  const images = page.getByRole('main').locator('img');
  expect(await images.count()).toBeGreaterThan(0);
  for (const image of await images.all()) {
    expect(await image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(0);
    await expect(image).toHaveAttribute('alt');
  }
});
