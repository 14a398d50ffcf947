import { expect, NAMES, test } from '../../support/frameSite';
import { label } from '../../support/labels';
import { inLanguage, languages } from '../../support/pages';
import { urlOf } from '../../support/SitePage';

/** A heading that only its page and the overview contain. */
const LISTED_HEADING = 'Write-to-disk filter';

for (const language of languages) {
  const names = NAMES[language];
  const at = (route: string) => inLanguage(language, route);
  const others = label(language, 'overview.otherGroup');

  test.describe(`an overview in ${language}`, () => {
    test.use({ locale: language });

    test('lists pages by group, the rest last, with headings of the configured levels', async ({
      page,
      site,
    }) => {
      await site.open(at('/config/'));
      const groups = page.getByRole('main').getByRole('region');
      await expect(groups.getByRole('heading')).toHaveText(['dev', 'output', 'server', others]);
      const linksOf = (group: string) =>
        page.getByRole('region', { name: group, exact: true }).getByRole('link');
      await expect(linksOf('dev')).toHaveText(['dev.hmr', 'dev.writeToDisk', LISTED_HEADING]);
      // One page configures only level 3, one group levels 2 and 3.
      await expect(linksOf('output')).toHaveText([
        'output.distPath',
        'root folder',
        'output.filename',
        'Hash length',
      ]);
      await expect(linksOf('server')).toHaveText(['server.port', names.server, 'Strict port']);
      await expect(linksOf(others)).toHaveText(['mode', names.start, 'plugins']);
    });

    test('links to a heading of a page', async ({ page, site }) => {
      await site.open(at('/config/'));
      await page.getByRole('main').getByRole('link', { name: LISTED_HEADING }).click();
      await expect(page).toHaveURL(
        `${urlOf(at('/config/dev/write-to-disk'))}#write-to-disk-filter`,
      );
      await expect(page.getByRole('heading', { name: LISTED_HEADING })).toBeInViewport();
    });

    test('filters by group, page, and heading, and keeps the query in the URL', async ({
      page,
      site,
    }) => {
      await site.open(at('/config/'));
      const filter = page.getByRole('searchbox', { name: label(language, 'overview.filterLabel') });
      const headings = page.getByRole('main').getByRole('region').getByRole('heading');
      await expect(filter).toHaveAttribute(
        'placeholder',
        label(language, 'overview.filterPlaceholder'),
      );
      await filter.fill('WRITE TO');
      await expect(headings).toHaveText(['dev']);
      await expect(page).toHaveURL(`${urlOf(at('/config/'))}?q=WRITE+TO`);
      await filter.fill('dist path');
      await expect(headings).toHaveText(['output']);
      await filter.fill('');
      await expect(headings).toHaveCount(4);
      await expect(page).toHaveURL(urlOf(at('/config/')));
    });

    test('opens filtered from a shared URL, and keeps the filter in the other language', async ({
      page,
      site,
    }) => {
      await site.open(`${at('/config/')}?q=filename`);
      await expect(page.getByRole('searchbox')).toHaveValue('filename');
      await expect(page.getByRole('main').getByRole('region').getByRole('heading')).toHaveText([
        'output',
      ]);
      const other = languages.find((candidate) => candidate !== language) ?? language;
      await site.switchLanguage(other);
      await expect(page).toHaveURL(`${urlOf(inLanguage(other, '/config/'))}?q=filename`);
      await expect(page.getByRole('searchbox')).toHaveValue('filename');
    });

    test('reports that nothing matches, with the query', async ({ page, site }) => {
      await site.open(at('/config/'));
      await page.getByRole('searchbox').fill('Webpack');
      const message = `${label(language, 'overview.filterNoResult')}Webpack`;
      await expect(page.getByRole('status').filter({ hasText: message })).toBeVisible();
    });

    test('accepts every key while the URL updates', async ({ page, site }) => {
      await site.open(at('/config/'));
      const filter = page.getByRole('searchbox');
      await filter.pressSequentially('output.filename', { delay: 60 });
      await expect(filter).toHaveValue('output.filename');
      await expect(page).toHaveURL(/\?q=output\.filename$/);
    });

    test('is the only page that loads the headings of other pages', async ({ page, site }) => {
      const parts: Promise<string>[] = [];
      page.on('response', (response) => {
        if (/\.js(?:on)?$/.test(response.url())) parts.push(response.text());
      });
      await site.open(at('/config/mode'));
      const texts = [await page.content(), ...(await Promise.all(parts))];
      expect(texts.length).toBeGreaterThan(1);
      expect(texts.join('\n')).not.toContain(LISTED_HEADING);
    });
  });

  test.describe(`without JavaScript, an overview in ${language}`, () => {
    test.use({ javaScriptEnabled: false, locale: language });

    test("lists everything, regardless of the URL's query", async ({ page }) => {
      await page.goto(`${urlOf(at('/config/'))}?q=filename`);
      await expect(
        page.getByRole('main').getByRole('link', { name: LISTED_HEADING }),
      ).toBeVisible();
    });
  });
}
