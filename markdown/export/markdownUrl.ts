import { absoluteUrl } from '@publish/absoluteUrl';
import { homeOf, type Language } from '@config/site';
import { markdownFile } from './markdownFile';

/**
 * Where a link of a page leads in its copy, whole, as a copy is read elsewhere: to another copy, in the page's
 * language as in the page itself, or to a file.
 */
export function markdownUrl(href: string, lang: Language): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  if (/\.[a-z\d]+$/.test(path)) return absoluteUrl(path) + rest;
  const home = homeOf(lang);
  const ownPath = path.startsWith(home) ? path : home + path.slice(1);
  return absoluteUrl(markdownFile(ownPath)) + rest;
}
