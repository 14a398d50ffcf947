import type { RouteMeta, RspressPlugin, UserConfig } from '@rspress/core';
import { absoluteUrl } from './absoluteUrl';
import type { HeadTags } from './pageHead';
import { navSections } from '@config/navSections';
import { homeOf, site, type Language } from '@config/site';
import { lastCommits } from './lastUpdated';

interface PageFacts {
  title: string;
  description: string;
  /** Page type in its front matter; undefined for a documentation page. */
  pageType?: string;
}

interface Crumb {
  name: string;
  routePath: string;
}

const CONTEXT = 'https://schema.org';

const webSite = (lang: string) => ({
  '@type': 'WebSite',
  name: site.name,
  url: absoluteUrl(homeOf(lang as Language)),
  inLanguage: lang,
});

/** Schema.org description of a page for search engines. @param changed ISO time of its last change */
export function structuredData(
  { routePath, lang }: Pick<RouteMeta, 'routePath' | 'lang'>,
  { title, description, pageType }: PageFacts,
  { crumbs, changed }: { crumbs: readonly Crumb[]; changed: string | undefined },
): readonly object[] {
  if (pageType === 'home') {
    return [{ '@context': CONTEXT, ...webSite(lang), description }];
  }
  const url = absoluteUrl(routePath);
  return [
    {
      '@context': CONTEXT,
      '@type': 'TechArticle',
      headline: title,
      ...(description && { description }),
      inLanguage: lang,
      url,
      mainEntityOfPage: url,
      ...(changed && { dateModified: new Date(changed).toISOString() }),
      isPartOf: webSite(lang),
    },
    {
      '@context': CONTEXT,
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map((crumb, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: crumb.name,
        item: absoluteUrl(crumb.routePath),
      })),
    },
  ];
}

/** A script tag with data, escaped so that a page's text can't close it. */
const dataBlock = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;

/** Breadcrumbs from the home page through the section in the top bar to the page, without duplicates. */
function crumbsOf(config: UserConfig, route: RouteMeta, title: string): Crumb[] {
  const lang = route.lang as Language;
  const section = navSections(config, lang, route.version).find(({ holds }) =>
    holds(route.routePath),
  );
  const above = [{ name: site.name, routePath: homeOf(lang) }, ...(section ? [section] : [])];
  return [
    ...above.filter(({ routePath }) => routePath !== route.routePath),
    { name: title, routePath: route.routePath },
  ];
}

/**
 * Adds structured data to each page's head. Must come before the plugin that removes page data.
 * @param heads receives it
 */
export function pluginStructuredData(heads: HeadTags[]): RspressPlugin {
  const pages = new Map<string, PageFacts>();
  // Navigation is available after `beforeBuild`.
  let built: UserConfig = {};
  let changes: ReadonlyMap<string, string> = new Map();
  heads.push((route) => {
    const page = pages.get(route.routePath);
    if (!page) return undefined;
    const crumbs = crumbsOf(built, route, page.title);
    const changed = changes.get(route.relativePath);
    return structuredData(route, page, { crumbs, changed }).map(dataBlock).join('');
  });
  return {
    name: 'structured-data',
    async beforeBuild(config, isProd) {
      built = config;
      if (isProd) changes = await lastCommits(config.root ?? 'docs');
    },
    extendPageData({ routePath, title, frontmatter: { description = '', pageType } }) {
      pages.set(routePath, { title, description, pageType });
    },
  };
}
