import type { RouteMeta } from '@rspress/core';
import { absoluteUrl } from './absoluteUrl';
import { markdownFile } from '@markdown/export/markdownFile';
import { feedLinks } from './feedLinks';
import { site } from '@config/site';
import { cardTags } from './socialCard';

/**
 * What a page's own head says of it, as HTML. It is put in when the page is written: what merges heads takes two links of
 * one relation and language for one, as the feeds of a home page are.
 */
export type HeadTags = (route: RouteMeta) => string | undefined;

/** The one address of a page, for search engines. */
const canonical = ({ routePath }: RouteMeta): string =>
  `<link rel="canonical" href="${absoluteUrl(routePath)}">`;

/** For readers whom no language fits: the default one, which has no prefix. The engine writes the others. */
const defaultAlternate = ({ pureRoutePath }: RouteMeta): string =>
  `<link rel="alternate" hreflang="x-default" href="${absoluteUrl(pureRoutePath)}">`;

/** The page as Markdown, for tools that read text. */
const markdownCopy = ({ routePath }: RouteMeta): string =>
  `<link rel="alternate" type="text/markdown" href="${absoluteUrl(markdownFile(routePath))}">`;

/** What a hosted service's crawler reads of a page, whichever page it reached first. */
const crawlerTags = ({ lang }: RouteMeta): string =>
  `<meta name="docsearch:language" content="${lang}">` +
  `<meta name="docsearch:version" content="${site.documentedVersion}">`;

/** What all heads say: it saves the first query a handshake, where a hosted service answers; specification §7. */
export const head = site.search.appId
  ? [`<link rel="preconnect" href="https://${site.search.appId}-dsn.algolia.net" crossorigin>`]
  : [];

/** What each page's head says of that page. */
export const pageHead: readonly HeadTags[] = [
  canonical,
  defaultAlternate,
  markdownCopy,
  cardTags,
  feedLinks,
  crawlerTags,
];
