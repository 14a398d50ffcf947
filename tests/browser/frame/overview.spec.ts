import { expect, NAMES, test } from '../../support/frameSite';
import { label } from '../../support/labels';
import { inLanguage, languages } from '../../support/pages';
import { address } from '../../support/SitePage';

/** A heading of one page, which no other file of the site needs but that page's and the overview's. */
const LISTED_HEADING = 'Write-to-disk filter';

for (const language of languages) {
  const names = NAMES[language];
  const at = (route: string) => inLanguage(language, route);
  const others = label(language, 'overview.otherGroup');

  test.describe(`an overview in ${language}`, () => {
    test.use({ locale: language });

    test('lists pages by group, the rest last, with headings of the levels asked for', async ({
      page,
      site,
    }) => {
      await site.open(at('/config/'));
      const groups = page.getByRole('main').getByRole('region');
      await expect(groups.getByRole('heading')).toHaveText(['dev', 'output', 'server', others]);
      const linksOf = (group: string) =>
        page.getByRole('region', { name: group, exact: true }).getByRole('link');
      await expect(linksOf('dev')).toHaveText(['dev.hmr', 'dev.writeToDisk', LISTED_HEADING]);
      // One page names level 3 alone, one group levels 2 and 3.
      await expect(linksOf('output')).toHaveText([
        'output.distPath',
        'root folder',
        'output.filename',
        'Hash length',
      ]);
      await expect(linksOf('server')).toHaveText(['server.port', names.server, 'Strict port']);
      await expect(linksOf(others)).toHaveText(['mode', names.start, 'plugins']);
    });

    test('leads to a heading of a page', async ({ page, site }) => {
      await site.open(at('/config/'));
      await page.getByRole('main').getByRole('link', { name: LISTED_HEADING }).click();
      await expect(page).toHaveURL(
        `${address(at('/config/dev/write-to-disk'))}#write-to-disk-filter`,
      );
      await expect(page.getByRole('heading', { name: LISTED_HEADING })).toBeInViewport();
    });

    test('filters by group, page and heading, and keeps the query in the URL', async ({
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
      await expect(page).toHaveURL(`${address(at('/config/'))}?q=WRITE+TO`);
      await filter.fill('dist path');
      await expect(headings).toHaveText(['output']);
      await filter.fill('');
      await expect(headings).toHaveCount(4);
      await expect(page).toHaveURL(address(at('/config/')));
    });

    test('opens filtered from a shared URL, and goes to another language so', async ({
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
      await expect(page).toHaveURL(`${address(inLanguage(other, '/config/'))}?q=filename`);
      await expect(page.getByRole('searchbox')).toHaveValue('filename');
    });

    test('says that nothing matches, with the query', async ({ page, site }) => {
      await site.open(at('/config/'));
      await page.getByRole('searchbox').fill('Webpack');
      const answer = `${label(language, 'overview.filterNoResult')}Webpack`;
      await expect(page.getByRole('status').filter({ hasText: answer })).toBeVisible();
    });

    test('takes every key while the URL follows', async ({ page, site }) => {
      await site.open(at('/config/'));
      const filter = page.getByRole('searchbox');
      await filter.pressSequentially('output.filename', { delay: 60 });
      await expect(filter).toHaveValue('output.filename');
      await expect(page).toHaveURL(/\?q=output\.filename$/);
    });

    test('is the only page that loads the headings of others', async ({ page, site }) => {
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

    test('lists all, whatever the URL asks for', async ({ page }) => {
      await page.goto(`${address(at('/config/'))}?q=filename`);
      await expect(
        page.getByRole('main').getByRole('link', { name: LISTED_HEADING }),
      ).toBeVisible();
    });
  });
}
