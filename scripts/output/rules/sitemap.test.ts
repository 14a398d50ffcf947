import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../content/testing/siteOf';
import { builtSiteOf, counterparts } from '../testing/builtSiteOf';
import { sitemap } from './sitemap';

const check = (files: Record<string, string>): string[] =>
  messagesOf(sitemap.check(builtSiteOf(files)));

const withSitemap = (...routes: string[]): Record<string, string> => ({
  ...counterparts('/a', '# A', ''),
  'dist/sitemap.xml': `<urlset>${routes.map((route) => `<url><loc>\n${route}</loc></url>`).join('')}</urlset>`,
});

describe('sitemap', () => {
  it('accepts every page once', () => {
    expect(check(withSitemap('https://rsbuild.rs/a', 'https://rsbuild.rs/zh/a'))).toEqual([]);
  });

  it('reports missing, unknown, and duplicate pages', () => {
    expect(check(withSitemap('https://rsbuild.rs/a', 'https://rsbuild.rs/a', '/zh/a'))).toEqual([
      'dist/sitemap.xml:1  https://rsbuild.rs/zh/a is not listed  let the sitemap list every page',
      'dist/sitemap.xml:1  /zh/a is no page of this site  leave it out',
      'dist/sitemap.xml:1  https://rsbuild.rs/a is listed twice  list it once',
    ]);
  });

  it('reports a site without a sitemap', () => {
    expect(check(counterparts('/a', '# A', ''))).toHaveLength(2);
  });
});
