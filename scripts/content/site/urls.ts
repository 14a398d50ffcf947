import { redirects } from '@config/redirects';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@config/site';
import { closestMatch } from '@diagnostics/closestMatch';
import type { Page, Site } from './Site';

/** Parts of a URL; `path` is `''` for a bare `#anchor`. */
export interface SplitUrl {
  readonly path: string;
  readonly hash: string | undefined;
  /** Query and hash, to append to a corrected path. */
  readonly tail: string;
}

export function splitUrl(url: string): SplitUrl {
  const [, path = '', query = '', hash] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? [];
  return { path, hash, tail: query + (hash === undefined ? '' : `#${hash}`) };
}

/** Whether the URL leads to another site or isn't a page: `https://…`, `//host`, `mailto:`. */
export function isExternal(url: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);
}

export function languageOf(path: string): Language {
  const prefix = path.split('/')[1];
  return LANGUAGES.find(({ lang }) => lang === prefix)?.lang ?? DEFAULT_LANGUAGE;
}

/** The same path in another language: `/config/mode` in `zh` is `/zh/config/mode`. */
export function inLanguage(path: string, lang: Language): string {
  const current = languageOf(path);
  const bare = current === DEFAULT_LANGUAGE ? path : path.slice(`/${current}`.length) || '/';
  return lang === DEFAULT_LANGUAGE ? bare : `/${lang}${bare}`;
}

/** The page at a path in any spelling: with `.html`, `.mdx`, `/index`, with or without a trailing slash. */
export function pageAt(site: Site, path: string): Page | undefined {
  return site.pagesByKey.get(routeKey(path));
}

/** Key that paths to the same page share. */
export function routeKey(path: string): string {
  return path.replace(/\.(?:html|mdx?)$/, '').replace(/\/(?:index)?$/, '') || '/';
}

/** The route most similar to a path. */
export function closestRoute(site: Site, path: string): string | undefined {
  const lang = languageOf(path);
  const routes = site.pages.filter((page) => page.lang === lang).map(({ route }) => route);
  const lastPart = (route: string): string => routeKey(route).split('/').at(-1) ?? '';
  const namesakes = routes.filter((route) => lastPart(route) === lastPart(path));
  const close = closestMatch(path, routes);
  const isClose = close && closestMatch(lastPart(path), [lastPart(close)]) !== undefined;
  return (isClose ? close : undefined) ?? (namesakes.length === 1 ? namesakes[0] : undefined);
}

/** Target of a redirect, which links should use directly. */
export function redirectTarget(route: string): string | undefined {
  const redirect = redirects.find(({ from }) => new RegExp(from).test(route));
  return redirect && route.replace(new RegExp(redirect.from), redirect.to);
}

/** Whether the finished site has a page with this route. */
export function isPlanned(site: Site, route: string): boolean {
  const table = site.routes?.value as Partial<Record<string, string[]>> | null | undefined;
  const key = routeKey(route);
  return (table?.[languageOf(route)] ?? []).some((route) => routeKey(route) === key);
}
