import { expect, test } from '../support/test';
import { blocksOfOtherSize, undrawnBlocks } from '../support/undrawnCode';

/** A guide with many blocks of code. */
const ROUTE = '/guide/framework/react';

/** Pages with long lines, short ones, marked ones and output; every-page.spec.ts looks at all pages on a laptop. */
const ROUTES = [ROUTE, '/config/html/title', '/config/output/minify', '/plugins/dev/hooks'];

test('code far from view is left out until it comes near, and the page stays as long', async ({
  page,
  site,
}) => {
  await site.open(ROUTE);
  expect(await undrawnBlocks(page)).toBeGreaterThan(0);
  const length = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await length();

  await page.locator('pre > code').last().scrollIntoViewIfNeeded();
  await expect(page.locator('pre > code > *').last()).toBeInViewport();
  expect(await length()).toBe(before);
});

test('print has all code', async ({ page, site }) => {
  await site.open(ROUTE);
  await page.emulateMedia({ media: 'print' });
  expect(await undrawnBlocks(page)).toBe(0);
});

for (const route of ROUTES) {
  test(`no code of ${route} takes another room once it is drawn`, async ({ page, site }) => {
    await site.open(route);
    expect(await blocksOfOtherSize(page)).toEqual([]);
  });
}
