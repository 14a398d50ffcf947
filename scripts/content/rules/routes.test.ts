import { describe, expect, it } from 'vitest';
import { page, messagesOf, siteOf } from '../testing/siteOf';
import { routes } from './routes';

const TABLE = JSON.stringify({
  en: ['/', '/config/mode', '/guide/start/'],
  zh: ['/zh/', '/zh/config/mode', '/zh/guide/start/'],
});

describe('routes', () => {
  it('accepts matching pages and table', () => {
    const pages = ['index', 'config/mode', 'guide/start/index'].flatMap((path) =>
      ['en', 'zh'].map((lang) => [`docs/${lang}/${path}.mdx`, page('# X')]),
    );
    const site = siteOf({
      'tests/data/routes.json': TABLE,
      ...(Object.fromEntries(pages) as Record<string, string>),
    });
    expect(routes.check(site)).toEqual([]);
  });

  it('lists the URLs without a page by the file to write, and the pages without a URL', () => {
    const site = siteOf({
      'tests/data/routes.json': TABLE,
      'docs/en/index.mdx': page('# X'),
      'docs/en/config/mode.mdx': page('# X'),
      'docs/en/config/mod.mdx': page('# X'),
      'docs/zh/index.mdx': page('# X'),
      'docs/zh/config/mode.mdx': page('# X'),
    });
    expect(messagesOf(routes.check(site))).toEqual([
      'docs/en/guide/start/index.mdx:1  /guide/start/ has no page  write it',
      'docs/en/config/mod.mdx:1  /config/mod is not in tests/data/routes.json  move the page to the URL that was meant, or add the URL there',
      'docs/zh/guide/start/index.mdx:1  /zh/guide/start/ has no page  write it',
    ]);
  });

  it.each(['[]', 'null', '{ "en": 5, "zh": [null] }'])(
    'requires the lists that %s lacks',
    (table) => {
      expect(messagesOf(routes.check(siteOf({ 'tests/data/routes.json': table })))).toEqual([
        'tests/data/routes.json:1  it lists no URLs for en  write { "en": ["/…"] }',
        'tests/data/routes.json:1  it lists no URLs for zh  write { "zh": ["/…"] }',
      ]);
    },
  );
});
