import type { RouteMeta } from '@rspress/core';
import { absoluteAddress } from './address';
import { copyFile } from './copies/copyFile';
import { feedLinks } from './feeds';
import { site } from './site';
import { cardTags } from './socialCard';

/** The one address of a page, for search engines. */
const canonical = ({ routePath }: RouteMeta): string =>
  `<link rel="canonical" href="${absoluteAddress(routePath)}">`;

/** For readers whom no language fits: the default one, which has no prefix. The engine writes the others. */
const defaultAlternate = ({ pureRoutePath }: RouteMeta): string =>
  `<link rel="alternate" hreflang="x-default" href="${absoluteAddress(pureRoutePath)}">`;

/** The page as Markdown, for tools that read text. */
const markdownCopy = ({ routePath }: RouteMeta): string =>
  `<link rel="alternate" type="text/markdown" href="${absoluteAddress(copyFile(routePath))}">`;

/** What a hosted service's crawler reads of a page, whichever page it reached first. */
const crawlerTags = ({ lang }: RouteMeta): string =>
  `<meta name="docsearch:language" content="${lang}">` +
  `<meta name="docsearch:version" content="${site.documentedVersion}">`;

/** Saves the first query a handshake, where a hosted service answers; specification §7. */
const searchPreconnect = site.search.appId
  ? [`<link rel="preconnect" href="https://${site.search.appId}-dsn.algolia.net" crossorigin>`]
  : [];

/** What every static page says of itself in its head. */
export const head = [
  canonical,
  defaultAlternate,
  markdownCopy,
  cardTags,
  feedLinks,
  crawlerTags,
  ...searchPreconnect,
];
