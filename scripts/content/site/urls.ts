import { redirects } from '@config/redirects';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@config/site';
import { closestMatch } from '@diagnostics/closestMatch';
import type { Page, Site } from './Site';

/** A URL in its parts; `path` is `''` for a bare `#anchor`. */
export interface SplitUrl {
  readonly path: string;
  readonly hash: string | undefined;
  /** Query and hash as written, to be put back after a corrected path. */
  readonly tail: string;
}

export function splitUrl(url: string): SplitUrl {
  const [, path = '', query = '', hash] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? [];
  return { path, hash, tail: query + (hash === undefined ? '' : `#${hash}`) };
}

/** Whether the URL leaves the site or names no page: `https://…`, `//host`, `mailto:`. */
export function isExternal(url: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);
}

export function languageOf(path: string): Language {
  const prefix = path.split('/')[1];
  return LANGUAGES.find(({ lang }) => lang === prefix)?.lang ?? DEFAULT_LANGUAGE;
}

/** The same URL in another language: `/config/mode` in `zh` is `/zh/config/mode`. */
export function inLanguage(path: string, lang: Language): string {
  const current = languageOf(path);
  const bare = current === DEFAULT_LANGUAGE ? path : path.slice(`/${current}`.length) || '/';
  return lang === DEFAULT_LANGUAGE ? bare : `/${lang}${bare}`;
}

/** Finds the page that a URL leads to however it is spelt: with `.html`, `.mdx`, `/index`, with or without the last slash. */
export function pageAt(site: Site, path: string): Page | undefined {
  return site.pagesByKey.get(routeKey(path));
}

/** Two URLs that a reader may take for one have the same key. */
export function routeKey(path: string): string {
  return path.replace(/\.(?:html|mdx?)$/, '').replace(/\/(?:index)?$/, '') || '/';
}

/** A page whose URL looks like the one that was meant. */
export function closestRoute(site: Site, path: string): string | undefined {
  const lang = languageOf(path);
  const routes = site.pages.filter((page) => page.lang === lang).map(({ route }) => route);
  const lastPart = (route: string): string => routeKey(route).split('/').at(-1) ?? '';
  const namesakes = routes.filter((route) => lastPart(route) === lastPart(path));
  const close = closestMatch(path, routes);
  const isClose = close && closestMatch(lastPart(path), [lastPart(close)]) !== undefined;
  return (isClose ? close : undefined) ?? (namesakes.length === 1 ? namesakes[0] : undefined);
}

/** Where an old URL leads now: a link goes there at once instead of by a redirect. */
export function redirectTarget(route: string): string | undefined {
  const redirect = redirects.find(({ from }) => new RegExp(from).test(route));
  return redirect && route.replace(new RegExp(redirect.from), redirect.to);
}

/** Whether the finished site has a page of this URL. */
export function isPlanned(site: Site, route: string): boolean {
  const table = site.routes?.value as Partial<Record<string, string[]>> | null | undefined;
  const key = routeKey(route);
  return (table?.[languageOf(route)] ?? []).some((route) => routeKey(route) === key);
}
