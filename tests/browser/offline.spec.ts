import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import type { Language } from '@config/site';
import { ALL_RULES, violationsOf } from '../support/axe';
import { BUILT } from '../support/builtFixture';
import { foundChromium } from '../support/chromium';
import { label } from '../support/labels';
import { EDITIONS, expect, test } from '../support/offlineSite';
import { inLanguage, languages } from '../support/pages';
import { urlOf, untilInteractive } from '../support/SitePage';

const FIRST = '/guide/first';
const SECOND = '/guide/second';
const THIRD = '/guide/third';

/** Subject of each page of the fixture. */
const TITLES = {
  en: { first: 'First page', second: 'Second page', third: 'Third page', bridges: 'bridges' },
  zh: { first: '第一页', second: '第二页', third: '第三页', bridges: '桥梁' },
} as const satisfies Record<Language, Record<string, string>>;

/** An unplugged host refuses requests for the page's other files; the worker responds for pages. */
const UNPLUGGED_ERRORS = /ERR_CONNECTION_REFUSED|ERR_FAILED|status (?:of )?503|ERR_EMPTY_RESPONSE/;

test.use({
  // In the headless shell, a page reloaded by a worker can abort a test's navigation permanently.
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, executablePath: foundChromium()?.executablePath });
  },
  allowedErrors: [UNPLUGGED_ERRORS],
});

/** The names of all caches, and the paths of their contents. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return { names, paths: requests.flat().map(({ url }) => new URL(url).pathname) };
  });

const untilAnswering = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

async function untilStored(page: Page, route: string): Promise<void> {
  await untilAnswering(page);
  await expect.poll(async () => (await stored(page)).paths).toContain(urlOf(route));
}

for (const language of languages) {
  const at = (route: string) => inLanguage(language, route);
  const titles = TITLES[language];
  const offlineRegion = (page: Page) =>
    page.getByRole('region', { name: label(language, 'offline.label') });

  test.describe(`without a connection, in ${language}`, () => {
    test.use({ locale: language });

    test('an opened page can be read, and any other shows an error with links to the stored ones', async ({
      page,
      site,
      host,
    }) => {
      await site.open(at(FIRST));
      await untilStored(page, at(FIRST));
      await site.pagination.getByRole('link', { name: label(language, 'doc.nextPage') }).click();
      await expect(site.heading).toHaveText(titles.second);
      await untilStored(page, at(SECOND));
      host.unplug();
      await site.open(at(SECOND));
      await expect(site.heading).toHaveText(titles.second);
      await site.reload();
      await expect(site.heading).toHaveText(titles.second);
      await page.goto(urlOf(at(THIRD)));
      await expect(site.heading).toHaveText(label(language, 'offline.notStored'));
      expect(await violationsOf(page, ALL_RULES)).toEqual([]);
      await page.getByRole('link', { name: titles.first }).click();
      await untilInteractive(page);
      await expect(site.heading).toHaveText(titles.first);
    });

    test('documentation that the user has stored is available with its search, until the user removes it', async ({
      page,
      site,
      host,
    }) => {
      await site.open(at('/pages'));
      await untilAnswering(page);
      const region = offlineRegion(page);
      await region.getByRole('button', { name: label(language, 'offline.keep') }).click();
      await expect(region.getByRole('status')).toHaveText(label(language, 'offline.kept'));
      expect(await violationsOf(page, ALL_RULES)).toEqual([]);
      host.unplug();
      await site.open(at(THIRD));
      await expect(site.heading).toHaveText(titles.third);
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog', { name: label(language, 'search.dialog') });
      await dialog.getByRole('combobox').fill(titles.bridges);
      await expect(dialog.getByRole('option').first()).toContainText(titles.third);
      await site.open(at('/pages'));
      await region.getByRole('button', { name: label(language, 'offline.remove') }).click();
      await expect(region.getByRole('status')).toHaveText(label(language, 'offline.removed'));
      await page.goto(urlOf(at(THIRD)));
      await expect(site.heading).toHaveText(label(language, 'offline.notStored'));
    });
  });
}

/**
 * Waits until the cache of a build is deleted. Usually the load that finds a new worker is enough, but if the page
 * sends a request at the moment of the change, Chromium delays the change until the site is left.
 */
async function untilDropped(page: Page, name = ''): Promise<void> {
  const names = async () => (await stored(page)).names;
  const url = page.url();
  await expect(async () => {
    await page.goto(url);
    await untilInteractive(page);
    try {
      await expect.poll(names, { timeout: 5_000 }).not.toContain(name);
    } catch (error) {
      await page.goto('about:blank');
      throw error;
    }
  }).toPass();
}

const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

test.describe('after a new build is published', () => {
  // If the next page takes longer than 200 ms, the old page requests its progress bar, which the host no longer has.
  test.use({
    allowedErrors: [
      UNPLUGGED_ERRORS,
      /^(?:status 404|console\.error: Refused to execute script).*\/static\/js\/async\//,
      /^console\.error: Failed to load resource: .* 404 /,
    ],
  });

  test('the current page continues with its own scripts, and shows new texts', async ({
    page,
    site,
    host,
  }) => {
    await site.open(SECOND);
    await untilStored(page, SECOND);
    await site.open(FIRST);
    await untilStored(page, FIRST);
    const before = await stored(page);
    expect(before.names).toHaveLength(1);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await host.publishSecondEdition();
    // By keyboard: a pointer would end on the link to a third page, whose code this host no longer has.
    await site.pagination.getByRole('link', { name: label('en', 'doc.nextPage') }).press('Enter');
    await expect(site.heading).toHaveText(TITLES.en.second);
    await expect(page.getByRole('main')).toContainText(EDITIONS.second);
    expect(await isSameDocument(page)).toBe(true);

    await site.reload();
    await expect(page.getByRole('main')).toContainText(EDITIONS.second);
    // The pages are stored again, and nothing of the old build is left.
    await untilDropped(page, before.names[0]);
    expect((await stored(page)).names).toHaveLength(1);
    host.unplug();
    await site.open(FIRST);
    await expect(page.getByRole('main')).toContainText(EDITIONS.second);
  });
});

test('a second open page keeps its files until it is closed', async ({
  page,
  site,
  host,
  context,
}) => {
  await site.open(FIRST);
  await untilStored(page, FIRST);
  const { names } = await stored(page);
  await host.publishSecondEdition();
  const other = await context.newPage();
  await other.goto(urlOf(SECOND));
  await untilInteractive(other);
  await expect(other.getByRole('main')).toContainText(EDITIONS.second);
  await untilStored(other, SECOND);
  expect((await stored(page)).names).toContain(names[0]);
  await page.close();
  await other.goto(urlOf(THIRD));
  await untilDropped(other, names[0]);
});

test('after the site turns offline reading off, a browser stores nothing, and every navigation gets its page', async ({
  page,
  site,
  host,
}) => {
  await site.open(FIRST);
  await untilStored(page, FIRST);
  const before = await stored(page);
  await host.publishSwitchedOff();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready).update());
  for (const route of [SECOND, THIRD, FIRST]) {
    await page.goto(urlOf(route));
    await expect(site.heading).toBeVisible();
  }
  await untilDropped(page, before.names[0]);
  expect((await stored(page)).names).toEqual([]);
  // A worker that unregisters can leave a navigation without a response: this one stays, and handles no requests.
  const states = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.state),
  );
  expect(states).toEqual(['activated']);
});

test('a site without it contains none of its code in pages and scripts', () => {
  const dir = path.join(BUILT, 'site');
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(?:css|html|js)$/.test(file) && file !== 'service-worker.js',
  );
  const holding = files.filter((file) =>
    /navigator\.serviceWorker|service-worker\.js|offline-build|offline\.keep/.test(
      readFileSync(path.join(dir, file), 'utf8'),
    ),
  );
  expect(files.length).toBeGreaterThan(0);
  expect(holding).toEqual([]);
});
