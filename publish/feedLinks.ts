import type { RouteMeta } from '@rspress/core';
import { toHtml } from 'hast-util-to-html';
import strings from '../i18n.json';
import { absoluteUrl } from './absoluteUrl';
import { FEED_FORMATS, feedFile } from './feedFiles';
import { homeOf, LANGUAGES, site, type Language } from '@config/site';

/** One feed of the release pages in one language; specification §3 'Feed'. */
export interface Feed {
  format: 'rss' | 'atom';
  mime: string;
  /** Language of the pages that it lists. */
  lang: Language;
  /** The same language as a feed's language tag: `zh-CN`. */
  language: string;
  title: string;
  description: string;
  /** Path relative to the site's base: `/zh/atom.xml`. */
  pathname: string;
  /** Path of the home page that declares it, relative to the site's base. */
  home: string;
}

/** One RSS and one Atom feed per language. */
export const feeds: readonly Feed[] = LANGUAGES.flatMap(({ lang, feedLanguage }) =>
  FEED_FORMATS.map(({ format, mime }) => ({
    format,
    mime,
    lang,
    language: feedLanguage,
    title: strings['feed.title'][lang].replace('{{name}}', site.name),
    description: strings['feed.description'][lang],
    pathname: feedFile(lang, format),
    home: homeOf(lang),
  })),
);

/** A feed declared in a page's front matter; specification §3 'Feed'. */
export type DeclaredFeed = Pick<Feed, 'mime' | 'language'> & {
  /** A path of this site if it starts with a slash. */
  url: string;
};

/** Link element that declares a feed in a page's head. */
export const feedLink = ({
  url,
  mime,
  language,
  title,
}: DeclaredFeed & { title?: string }): string =>
  toHtml({
    type: 'element',
    tagName: 'link',
    properties: {
      rel: ['alternate'],
      type: mime,
      hrefLang: language,
      title,
      href: url.startsWith('/') ? absoluteUrl(url) : url,
    },
    children: [],
  });

/** Declares a language's feeds on its home page, where feed readers look for them. */
export const feedLinks = ({ routePath }: Pick<RouteMeta, 'routePath'>): string =>
  feeds
    .filter(({ home }) => home === routePath)
    .map(({ pathname, ...feed }) => feedLink({ ...feed, url: pathname }))
    .join('');
