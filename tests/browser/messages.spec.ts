import { readFileSync } from 'node:fs';
import { label } from '../support/labels';
import { inLanguage, languages } from '../support/pages';
import { expect, ON_DESKTOP, test } from '../support/test';

/** What projects of the claims print, by the entry that explains it. */
const outputs = JSON.parse(readFileSync('tests/data/messageOutputs.json', 'utf8')) as Record<
  string,
  string
>;

const ENTRY = '/guide/faq/messages-build#jsx-regexp';
const TEMPLATES = /\/search\/messages\.\w+\.json$/;

for (const language of languages) {
  test(
    `terminal output that is pasted into search in ${language} finds the entry that explains it`,
    ON_DESKTOP,
    async ({ page, site, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const loaded: string[] = [];
      page.on('request', (request) => {
        if (TEMPLATES.test(request.url())) loaded.push(request.url());
      });
      await site.open(inLanguage(language, '/guide/faq/messages'));
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog', { name: label(language, 'search.dialog') });
      await dialog.getByRole('combobox').fill('server.port');
      await expect(dialog).toHaveAttribute('data-answered', 'server.port');
      expect(loaded).toEqual([]);

      await dialog.getByRole('combobox').fill('');
      await page.evaluate((text) => navigator.clipboard.writeText(text), outputs[ENTRY] ?? '');
      await page.keyboard.press('Control+v');
      const first = dialog.getByRole('option').first();
      await expect(first).toContainText('Unterminated regexp literal');
      expect(loaded).toHaveLength(1);

      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${inLanguage(language, ENTRY)}$`));
      await expect(
        page.getByRole('heading', { name: 'Unterminated regexp literal' }),
      ).toBeInViewport();
    },
  );
}
