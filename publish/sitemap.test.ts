import { describe, expect, it } from 'vitest';
import { sitemapXml } from './sitemap';

const route = (lang: string, pureRoutePath: string) => ({
  routePath: (lang === 'en' ? '' : `/${lang}`) + pureRoutePath,
  pureRoutePath,
  lang,
  version: '',
  relativePath: `${lang}${pureRoutePath}.mdx`,
});

const sitemap = (routes: string[][], changes: Record<string, string> = {}): string =>
  sitemapXml(
    routes.map(([lang = '', path = '']) => route(lang, path)),
    new Map(Object.entries(changes)),
  );

/** Sitemap entry of a URL. */
const entry = (xml: string, entryUrl: string): string =>
  xml.split('<url>').find((url) => url.startsWith(`<loc>${entryUrl}</loc>`)) ?? '';

describe('the sitemap', () => {
  const both = sitemap([
    ['en', '/a'],
    ['zh', '/a'],
    ['en', '/b'],
  ]);

  it('is XML that lists every route once, by its absolute URL', () => {
    expect(both).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http/);
    expect([...both.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, entryUrl]) => entryUrl)).toEqual([
      'https://rsbuild.rs/a',
      'https://rsbuild.rs/zh/a',
      'https://rsbuild.rs/b',
    ]);
  });

  it.each(['https://rsbuild.rs/a', 'https://rsbuild.rs/zh/a'])(
    'lists the same translations for %s, with the default language as x-default',
    (entryUrl) => {
      const links = [
        ...entry(both, entryUrl).matchAll(
          /<xhtml:link rel="alternate" hreflang="(.*?)" href="(.*?)"><\/xhtml:link>/g,
        ),
      ];
      expect(links.map(([, language, href]) => [language, href])).toEqual([
        ['en', 'https://rsbuild.rs/a'],
        ['zh', 'https://rsbuild.rs/zh/a'],
        ['x-default', 'https://rsbuild.rs/a'],
      ]);
    },
  );

  it('lists no translation that does not exist', () => {
    expect(entry(both, 'https://rsbuild.rs/b')).not.toContain('zh');
  });

  it('contains the last change of a page if its history is known', () => {
    const xml = sitemap(
      [
        ['en', '/a'],
        ['en', '/b'],
      ],
      { 'en/a.mdx': '2026-01-02T03:04:05+08:00' },
    );
    expect(entry(xml, 'https://rsbuild.rs/a')).toContain(
      '<lastmod>2026-01-01T19:04:05.000Z</lastmod>',
    );
    expect(entry(xml, 'https://rsbuild.rs/b')).not.toContain('lastmod');
  });
});
