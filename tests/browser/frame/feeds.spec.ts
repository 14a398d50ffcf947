import { absoluteUrl } from '@publish/absoluteUrl';
import { LANGUAGES } from '@config/site';
import { expect, test } from '../../support/frameSite';
import { inLanguage } from '../../support/pages';

const ROUTE = '/guide/introduction';

for (const { lang, feedLanguage } of LANGUAGES) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale: lang });

    test('a page links its feeds on the page in each language', async ({ page, site }) => {
      await site.open(inLanguage(lang, ROUTE));
      const links = page.locator('head link[rel=alternate][hreflang]');
      const alternates = await links.evaluateAll((all) =>
        all.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')].join(' ')),
      );
      const pages = LANGUAGES.map(
        (other) => `${other.lang} ${absoluteUrl(inLanguage(other.lang, ROUTE))}`,
      );
      expect(alternates.sort()).toEqual(
        [
          ...pages,
          `x-default ${absoluteUrl(ROUTE)}`,
          `${feedLanguage} ${absoluteUrl('/news.xml')}`,
          `${feedLanguage} https://example.com/news.xml`,
        ].sort(),
      );
    });
  });
}
