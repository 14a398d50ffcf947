import { absoluteAddress } from '@publish/absoluteUrl';
import { homeOf, type Language } from '@config/site';
import { copyFile } from './markdownFile';

/**
 * Where a link of a page leads in its copy, whole, as a copy is read elsewhere: to another copy, in the page's
 * language as in the page itself, or to a file.
 */
export function copyAddress(href: string, lang: Language): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  if (/\.[a-z\d]+$/.test(path)) return absoluteAddress(path) + rest;
  const home = homeOf(lang);
  const ownPath = path.startsWith(home) ? path : home + path.slice(1);
  return absoluteAddress(copyFile(ownPath)) + rest;
}
