/** The sites of one host share its caches: the base tells them apart. */
const prefixOf = (base: string): string => `offline ${base} `;

/** What a build of the site keeps its files in. */
export const cacheName = (base: string, build: string): string => prefixOf(base) + build;

/** The caches of a site, of any build. */
export const cachesOf = (base: string, names: readonly string[]): string[] =>
  names.filter((name) => name.startsWith(prefixOf(base)));

/** The caches of a site's other builds. */
export const cachesOfOthers = (base: string, build: string, names: readonly string[]): string[] =>
  cachesOf(base, names).filter((name) => name !== cacheName(base, build));

/** What a request is to the worker: a page to show, a file whose name changes with its content, another file, or nothing. */
type Kind = 'page' | 'hashed' | 'file' | 'foreign';

interface Asked {
  method: string;
  mode: string;
  url: string;
  /** Whether it asks for a part of a file. */
  isRange: boolean;
}

/**
 * Sorts a request.
 * @param scope the address of the site, with its base
 */
export function kindOf({ method, mode, url, isRange }: Asked, scope: string): Kind {
  if (method !== 'GET' || isRange || !url.startsWith(scope)) return 'foreign';
  if (mode === 'navigate') return 'page';
  return url.startsWith(`${scope}static/`) ? 'hashed' : 'file';
}

/** The one path by which a page is stored, however its address is written. */
export const pageKey = (pathname: string): string =>
  pathname.replace(/\.html$/, '').replace(/(?<=\/)index$/, '');

/** The paths by which a page may be stored, as hosts answer with and without a slash at its end. */
export function pageKeys(pathname: string): string[] {
  const key = pageKey(pathname);
  return [key, key.endsWith('/') ? key.slice(0, -1) : `${key}/`].filter(Boolean);
}

/** Whether what is stored by a path is a page. */
export const isPage = (pathname: string, base: string): boolean =>
  !/^(?:static|search|offline)\//.test(pathname.slice(base.length)) && !/\.\w+$/.test(pathname);
