import type { RouteMeta } from '@rspress/core';
import { absoluteUrl } from './absoluteUrl';
import { markdownFile } from '@markdown/export/markdownFile';
import { feedLinks } from './feedLinks';
import { site } from '@config/site';
import { cardTags } from './socialCard';

/**
 * Tags for a page's head, as HTML. They are added when the page's file is written, because merging heads drops one of
 * two links with the same relation and language, such as the feeds of a home page.
 */
export type HeadTags = (route: RouteMeta) => string | undefined;

/** Canonical URL of a page, for search engines. */
const canonical = ({ routePath }: RouteMeta): string =>
  `<link rel="canonical" href="${absoluteUrl(routePath)}">`;

/**
 * The page in the default language, for users whose languages the site doesn't have. The engine writes the other
 * alternates.
 */
const defaultAlternate = ({ pureRoutePath }: RouteMeta): string =>
  `<link rel="alternate" hreflang="x-default" href="${absoluteUrl(pureRoutePath)}">`;

/** The page as Markdown, for tools that read text. */
const markdownCopy = ({ routePath }: RouteMeta): string =>
  `<link rel="alternate" type="text/markdown" href="${absoluteUrl(markdownFile(routePath))}">`;

/** Metadata for the crawler of a hosted search service, which can reach any page first. */
const crawlerTags = ({ lang }: RouteMeta): string =>
  `<meta name="docsearch:language" content="${lang}">` +
  `<meta name="docsearch:version" content="${site.documentedVersion}">`;

/** Tags of every head: saves a handshake before the first query to a hosted search service; specification §7. */
export const head = site.search.appId
  ? [`<link rel="preconnect" href="https://${site.search.appId}-dsn.algolia.net" crossorigin>`]
  : [];

/** Tags that depend on the page. */
export const pageHead: readonly HeadTags[] = [
  canonical,
  defaultAlternate,
  markdownCopy,
  cardTags,
  feedLinks,
  crawlerTags,
];
