import type { Locator, Page } from 'playwright/test';
import { messages, statusTexts } from '@config/facts/migrations/messages';
import { violationsInBothSchemes } from '../support/axe';
import { label } from '../support/labels';
import { inLanguage, languages } from '../support/pages';
import { urlOf } from '../support/SitePage';
import { expect, test } from '../support/test';

const WEBPACK = `const path = require('path');

module.exports = {
  entry: { main: './src/App.tsx' },
  output: { path: path.resolve(__dirname, 'build'), library: 'shop' },
  devServer: { port: 8080 },
};
`;

/** The bracket in line 4 doesn't match. */
const BROKEN = `module.exports = {
  entry: './src/App.tsx',
  mode: 'production',
  devServer: { port: 8080 ],
};
`;

/** Moves the focus forward by the Tab key until it arrives. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`30 presses of Tab don't reach ${String(target)}`);
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
}

for (const language of languages) {
  const at = (route: string) => urlOf(inLanguage(language, route));
  const inputOf = (page: Page) =>
    page.getByRole('textbox', { name: label(language, 'configCheck.input') });
  const rowsOf = (page: Page) =>
    page.getByRole('list', { name: messages.title[language] }).getByRole('listitem');

  test.describe(`the check of a configuration, in ${language}`, () => {
    test.use({ locale: language, permissions: ['clipboard-read', 'clipboard-write'] });

    test('answers each option of a pasted file in its order, by keys alone, and sends nothing', async ({
      page,
      site,
    }) => {
      await page.addInitScript(() => {
        localStorage.setItem('rsbuild-docs-tabs:package-manager', 'pnpm');
      });
      await site.open(inLanguage(language, '/guide/migration/config'));
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await tabTo(page, inputOf(page));
      const requests: string[] = [];
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        requests.push(`${request.method()} ${pathname}${search}`);
      });
      await paste(page, WEBPACK);

      const rows = rowsOf(page);
      await expect(rows.locator('> div:first-of-type > code')).toHaveText([
        'entry',
        'output.path',
        'output.library',
        'devServer.port',
      ]);
      await expect(rows.nth(2)).toContainText(statusTexts.manual[language]);
      for (const [index, option, route] of [
        [0, 'source.entry', '/config/source/entry'],
        [3, 'server.port', '/config/server/port'],
      ] as const) {
        const link = rows.nth(index).getByRole('link', { name: option, exact: true });
        await expect(link).toHaveAttribute('href', at(route));
      }

      await expect(page.getByText('pnpm add -D @rsbuild/core@1')).toBeVisible();
      const block = page.locator('[data-code]').filter({ hasText: 'rsbuild.config.ts' });
      await tabTo(page, block.getByRole('button', { name: label(language, 'code.copy') }));
      await page.keyboard.press('Enter');
      await expect(block.getByRole('status')).toHaveText(label(language, 'code.copied'));
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain("  source: {\n    entry: { main: './src/App.tsx' },\n  },\n");
      expect(copied).toContain("root: 'build'");
      expect(copied).toContain('port: 8080');
      expect(copied).toMatch(/\/\/ TODO output\.library.*Rslib/);

      // Its scripts load, and the pages and facts of links that get the focus.
      expect(requests.length).toBeGreaterThan(0);
      const own = /^GET \/(?:static\/js\/\S+\.js|(?:articles|facts)\/\S+\.json)$/;
      expect(requests.filter((request) => !own.test(request))).toEqual([]);
      expect(await violationsInBothSchemes(page)).toEqual([]);
    });

    test('says where a syntax error is, and shows what could be read', async ({ page, site }) => {
      await site.open(inLanguage(language, '/guide/migration/config'));
      await inputOf(page).focus();
      await paste(page, BROKEN);
      const place = messages.fault[language]
        .replace('{line}', '4')
        .replace('{column}', '27')
        .replace('`{found}`', ']');
      await expect(page.getByText(place)).toBeVisible();
      await expect(page.getByText(place)).toContainText(messages.readBefore[language]);
      await expect(rowsOf(page).first()).toContainText('entry');
      await expect(rowsOf(page).nth(1)).toContainText('mode');
      expect(await violationsInBothSchemes(page)).toEqual([]);
    });

    test('answers a text over 200,000 characters in one sentence, and the next text as usual', async ({
      page,
      site,
    }) => {
      await site.open(inLanguage(language, '/guide/migration/config'));
      await inputOf(page).focus();
      await paste(page, `${WEBPACK}// ${'x'.repeat(200_000)}`);
      const status = page.getByRole('main').getByRole('status').first();
      await expect(status).toHaveText(label(language, 'configCheck.long'));
      await expect(rowsOf(page)).toHaveCount(0);
      await paste(page, WEBPACK);
      await expect(rowsOf(page)).toHaveCount(4);
      await expect(page.getByText(label(language, 'configCheck.long'))).toHaveCount(0);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('is replaced by links to the tables', async ({ page }) => {
        await page.goto(at('/guide/migration/config'));
        await expect(inputOf(page)).toBeHidden();
        const table = at('/guide/migration/webpack#options');
        await page.getByRole('main').locator(`a[href="${table}"]`).first().click();
        await expect(page).toHaveURL(table);
        await expect(page.getByRole('cell', { name: 'entry', exact: true }).first()).toBeVisible();
      });
    });
  });
}
