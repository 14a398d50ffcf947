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

/** The entry of one address. */
const entry = (xml: string, address: string): string =>
  xml.split('<url>').find((url) => url.startsWith(`<loc>${address}</loc>`)) ?? '';

describe('the sitemap', () => {
  const both = sitemap([
    ['en', '/a'],
    ['zh', '/a'],
    ['en', '/b'],
  ]);

  it('is XML that lists every route once, by its whole address', () => {
    expect(both).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http/);
    expect([...both.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'https://rsbuild.rs/a',
      'https://rsbuild.rs/zh/a',
      'https://rsbuild.rs/b',
    ]);
  });

  it.each(['https://rsbuild.rs/a', 'https://rsbuild.rs/zh/a'])(
    'names the same twins at %s, and the default language for readers whom none fits',
    (address) => {
      const links = [
        ...entry(both, address).matchAll(
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

  it('names no twin that does not exist', () => {
    expect(entry(both, 'https://rsbuild.rs/b')).not.toContain('zh');
  });

  it('says when a page changed where history tells it, and nothing elsewhere', () => {
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
