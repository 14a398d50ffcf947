import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RouteMeta, RspressPlugin } from '@rspress/core';
import { x } from 'xastscript';
import { absoluteUrl } from './absoluteUrl';
import { DEFAULT_LANGUAGE } from '@config/site';
import { xmlDocument } from './xml';
import { lastCommits } from './lastUpdated';

type SitemapRoute = Pick<
  RouteMeta,
  'routePath' | 'pureRoutePath' | 'lang' | 'version' | 'relativePath'
>;

const alternate = (hreflang: string, { routePath }: SitemapRoute) =>
  x('xhtml:link', { rel: 'alternate', hreflang, href: absoluteUrl(routePath) });

/**
 * Sitemap of all routes, each with its translations.
 * @param changes ISO time of each page's last change, by its path relative to the docs folder; pages without a known
 *   history have none
 */
export function sitemapXml(
  routes: readonly SitemapRoute[],
  changes: ReadonlyMap<string, string>,
): string {
  const pageOf = ({ version, pureRoutePath }: SitemapRoute) => `${version} ${pureRoutePath}`;
  const translationsOf = new Map<string, SitemapRoute[]>();
  for (const route of routes) {
    const translations = translationsOf.get(pageOf(route));
    if (translations) translations.push(route);
    else translationsOf.set(pageOf(route), [route]);
  }
  const urls = routes.map((route) => {
    const translations = translationsOf.get(pageOf(route)) ?? [];
    const byDefault = translations.find(({ lang }) => lang === DEFAULT_LANGUAGE);
    const change = changes.get(route.relativePath);
    return x('url', [
      x('loc', absoluteUrl(route.routePath)),
      ...(change ? [x('lastmod', new Date(change).toISOString())] : []),
      ...translations.map((translation) => alternate(translation.lang, translation)),
      ...(byDefault ? [alternate('x-default', byDefault)] : []),
    ]);
  });
  return xmlDocument(
    x(
      'urlset',
      {
        xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
        'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
      },
      urls,
    ),
  );
}

const robotsText = `User-agent: *
Allow: /

Sitemap: ${absoluteUrl('/sitemap.xml')}
`;

/**
 * Writes `sitemap.xml`, and a `robots.txt` that links to it. The engine's plugin uses the checkout time as the time of
 * a change.
 */
export function pluginSitemap(): RspressPlugin {
  let routes: readonly RouteMeta[] = [];
  return {
    name: 'sitemap',
    routeGenerated(generated) {
      routes = generated;
    },
    async afterBuild({ outDir = 'dist', root = 'docs' }, isProd) {
      if (!isProd) return;
      const xml = sitemapXml(routes, await lastCommits(root));
      await writeFile(path.join(outDir, 'sitemap.xml'), xml);
      await writeFile(path.join(outDir, 'robots.txt'), robotsText);
    },
  };
}
