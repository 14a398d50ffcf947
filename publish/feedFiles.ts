import { homeOf, type Language } from '@config/site';

/** Formats of the feeds. */
export const FEED_FORMATS = [
  { format: 'rss', mime: 'application/rss+xml' },
  { format: 'atom', mime: 'application/atom+xml' },
] as const;

/** Path of a language's feed, relative to the site's base: `/zh/atom.xml`. */
export const feedFile = (lang: Language, format: (typeof FEED_FORMATS)[number]['format']): string =>
  `${homeOf(lang)}${format}.xml`;
