import { site as identity } from '@config/site';
import { isExternal, splitUrl } from '../../content/site/urls';
import type { BuiltSite, HtmlFile } from './BuiltSite';

/** The result of requesting a URL of the built site. */
export type Target =
  | { readonly kind: 'page'; readonly page: HtmlFile }
  | { readonly kind: 'file' | 'outside' | 'nothing' };

/** An absolute URL: `https://host/base/config/mode`. */
export const absolute = (route: string): string => identity.origin + identity.base + route.slice(1);

/** A path as in links, with the site's base. */
export const withBase = (route: string): string => identity.base + route.slice(1);

/** A URL without the site's origin and base: `/config/mode`; URLs of other hosts stay the same. */
export function withoutBase(url: string): string {
  const path = url.startsWith(`${identity.origin}/`) ? url.slice(identity.origin.length) : url;
  return path.startsWith(identity.base) ? `/${path.slice(identity.base.length)}` : path;
}

/** Resolves a URL like a browser on that page, for a host with clean URLs. */
export function targetOf(site: BuiltSite, from: HtmlFile, url: string): Target {
  const own = url.startsWith(`${identity.origin}/`) ? url.slice(identity.origin.length) : url;
  if (isExternal(own)) return { kind: 'outside' };
  const { path } = splitUrl(own);
  if (path === '') return { kind: 'page', page: from };
  const { pathname } = new URL(path, `http://site${withBase(from.route)}`);
  if (!pathname.startsWith(identity.base)) return { kind: 'nothing' };
  const route = decoded(withoutBase(pathname));
  const page =
    site.pagesByAddress.get(route) ??
    site.redirectPages.find((redirect) => redirect.route === route);
  if (page) return { kind: 'page', page };
  return { kind: site.files.has(route) ? 'file' : 'nothing' };
}

/** A malformed percent code stays the same, and matches nothing. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
