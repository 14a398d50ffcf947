import type { RouteMeta } from '@rspress/core';
import strings from '../i18n.json';
import { absoluteAddress } from './address';
import { homeOf, LANGUAGES, type Language } from './site';

/** One feed of the release pages in one language; specification §3 'Feed'. */
export interface Feed {
  format: 'rss' | 'atom';
  mime: string;
  /** The language of the pages that it lists. */
  lang: Language;
  /** That language as feed readers name it: `zh-CN`. */
  language: string;
  title: string;
  description: string;
  /** Below the site's base: `/zh/atom.xml`. */
  address: string;
  /** Of the home page that declares it, below the site's base. */
  home: string;
}

const FORMATS = [
  { format: 'rss', mime: 'application/rss+xml' },
  { format: 'atom', mime: 'application/atom+xml' },
] as const;

/** One RSS and one Atom feed per language. */
export const feeds: readonly Feed[] = LANGUAGES.flatMap(({ lang, feedLanguage }) => {
  const home = homeOf(lang);
  return FORMATS.map(({ format, mime }) => ({
    format,
    mime,
    lang,
    language: feedLanguage,
    title: strings['feed.title'][lang],
    description: strings['feed.description'][lang],
    address: `${home}${format}.xml`,
    home,
  }));
});

/** Declares the feeds of a language on its home page, where feed readers look for them. */
export const feedLinks = ({ routePath }: Pick<RouteMeta, 'routePath'>): string =>
  feeds
    .filter(({ home }) => home === routePath)
    .map(
      ({ mime, language, title, address }) =>
        `<link rel="alternate" type="${mime}" hreflang="${language}" title="${title}" href="${absoluteAddress(address)}">`,
    )
    .join('');
