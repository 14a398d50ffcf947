import { redirects } from '@config/redirects';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@config/site';
import { closestMatch } from '@diagnostics/closestMatch';
import type { Page, Site } from './Site';

/** An address in its parts; `path` is `''` for a bare `#anchor`. */
export interface Address {
  readonly path: string;
  readonly hash: string | undefined;
  /** Query and hash as written, to be put back after a corrected path. */
  readonly tail: string;
}

export function parseAddress(url: string): Address {
  const [, path = '', query = '', hash] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? [];
  return { path, hash, tail: query + (hash === undefined ? '' : `#${hash}`) };
}

/** Whether the address leaves the site or names no page: `https://…`, `//host`, `mailto:`. */
export function isExternal(url: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);
}

export function languageOf(path: string): Language {
  const prefix = path.split('/')[1];
  return LANGUAGES.find(({ lang }) => lang === prefix)?.lang ?? DEFAULT_LANGUAGE;
}

/** The same address in another language: `/config/mode` in `zh` is `/zh/config/mode`. */
export function inLanguage(path: string, lang: Language): string {
  const current = languageOf(path);
  const bare = current === DEFAULT_LANGUAGE ? path : path.slice(`/${current}`.length) || '/';
  return lang === DEFAULT_LANGUAGE ? bare : `/${lang}${bare}`;
}

/** Finds the page that an address leads to however it is spelt: with `.html`, `.mdx`, `/index`, with or without the last slash. */
export function pageAt(site: Site, path: string): Page | undefined {
  return site.pagesByKey.get(addressKey(path));
}

/** Two addresses that a reader may take for one have the same key. */
export function addressKey(path: string): string {
  return path.replace(/\.(?:html|mdx?)$/, '').replace(/\/(?:index)?$/, '') || '/';
}

/** A page whose address looks like the one that was meant. */
export function nearestAddress(site: Site, path: string): string | undefined {
  const lang = languageOf(path);
  const addresses = site.pages.filter((page) => page.lang === lang).map(({ address }) => address);
  const lastPart = (address: string): string => addressKey(address).split('/').at(-1) ?? '';
  const namesakes = addresses.filter((address) => lastPart(address) === lastPart(path));
  const close = closestMatch(path, addresses);
  const isClose = close && closestMatch(lastPart(path), [lastPart(close)]) !== undefined;
  return (isClose ? close : undefined) ?? (namesakes.length === 1 ? namesakes[0] : undefined);
}

/** Where an old address leads now: a link goes there at once instead of by a redirect. */
export function newAddress(address: string): string | undefined {
  const redirect = redirects.find(({ from }) => new RegExp(from).test(address));
  return redirect && address.replace(new RegExp(redirect.from), redirect.to);
}

/** Whether the finished site has a page of this address. */
export function isPlanned(site: Site, address: string): boolean {
  const table = site.routes?.value as Partial<Record<string, string[]>> | null | undefined;
  const key = addressKey(address);
  return (table?.[languageOf(address)] ?? []).some((route) => addressKey(route) === key);
}
