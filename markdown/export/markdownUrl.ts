import { absoluteUrl } from '@publish/absoluteUrl';
import { homeOf, type Language } from '@config/site';
import { markdownFile } from './markdownFile';

/** The absolute URL of a link in a Markdown copy: of another copy in the same language, or of a file. */
export function markdownUrl(href: string, lang: Language): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  if (/\.[a-z\d]+$/.test(path)) return absoluteUrl(path) + rest;
  const home = homeOf(lang);
  const ownPath = path.startsWith(home) ? path : home + path.slice(1);
  return absoluteUrl(markdownFile(ownPath)) + rest;
}
