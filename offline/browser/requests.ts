/** Sites on one host share its caches, so cache names contain the base path. */
const prefixOf = (base: string): string => `offline ${base} `;

/** Name of the cache of a build. */
export const cacheName = (base: string, build: string): string => prefixOf(base) + build;

/** Names of the caches of a site, of any build. */
export const cachesOf = (base: string, names: readonly string[]): string[] =>
  names.filter((name) => name.startsWith(prefixOf(base)));

/** Names of the caches of the site's other builds. */
export const cachesOfOthers = (base: string, build: string, names: readonly string[]): string[] =>
  cachesOf(base, names).filter((name) => name !== cacheName(base, build));

/** Kind of a request: a page, a file with a hash in its name, another file, or nothing that the worker handles. */
type Kind = 'page' | 'hashed' | 'file' | 'foreign';

interface RequestKind {
  method: string;
  mode: string;
  url: string;
  /** Whether it's a range request. */
  isRange: boolean;
}

/**
 * Classifies a request.
 * @param scope URL of the site, including its base path
 */
export function kindOf({ method, mode, url, isRange }: RequestKind, scope: string): Kind {
  if (method !== 'GET' || isRange || !url.startsWith(scope)) return 'foreign';
  if (mode === 'navigate') return 'page';
  return url.startsWith(`${scope}static/`) ? 'hashed' : 'file';
}

/** The path under which a page is stored. */
export const pageKey = (pathname: string): string =>
  pathname.replace(/\.html$/, '').replace(/(?<=\/)index$/, '');

/** The paths under which a page may be stored, because hosts respond with and without a trailing slash. */
export function pageKeys(pathname: string): string[] {
  const key = pageKey(pathname);
  return [key, key.endsWith('/') ? key.slice(0, -1) : `${key}/`].filter(Boolean);
}

/** Whether a stored path is that of a page. */
export const isPage = (pathname: string, base: string): boolean =>
  !/^(?:static|search|offline)\//.test(pathname.slice(base.length)) && !/\.\w+$/.test(pathname);
