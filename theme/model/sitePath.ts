/**
 * Paths inside the site, with a leading slash and without the base path.
 * A page's path is `/version/language/path`; the default version and language have no prefix.
 */

/** A kind of prefix: its values, and the default value, which has no prefix. */
export interface PrefixValues {
  all: readonly string[];
  default: string;
}

export interface SitePrefixes {
  languages: PrefixValues;
  versions: PrefixValues;
}

export interface PagePath {
  version: string;
  lang: string;
  /** The part of a path that all languages and versions share, including query and hash. */
  path: string;
}

/** Splits a URL at the query or hash: the path is `/` and what follows up to there. */
function splitTail(href: string): [path: string, tail: string] {
  const at = href.search(/[?#]/);
  return at === -1 ? [href, ''] : [href.slice(0, at), href.slice(at)];
}

/** Removes what the engine adds to a link: `/a.html` → `/a`, `/a/index` → `/a/`. Keeps query and hash. */
export function cleanPath(href: string): string {
  const [path, tail] = splitTail(href);
  return path.replace(/\.html$/, '').replace(/\/index$/, '/') + tail;
}

/** The prefixes of a path and the rest. */
export function parsePagePath(href: string, { languages, versions }: SitePrefixes): PagePath {
  const [path, tail] = splitTail(href);
  const segments = path.split('/').slice(1);
  const take = ({ all, default: fallback }: PrefixValues): string => {
    const [first = ''] = segments;
    if (first === '' || !all.includes(first)) return fallback;
    segments.shift();
    return first;
  };
  const version = take(versions);
  const lang = take(languages);
  return { version, lang, path: `/${segments.join('/')}${tail}` };
}

/** The path of a page in one version and language. */
export function pagePath(
  { version, lang, path }: PagePath,
  { languages, versions }: SitePrefixes,
): string {
  const versionPrefix = version === versions.default ? '' : `/${version}`;
  const languagePrefix = lang === languages.default ? '' : `/${lang}`;
  return versionPrefix + languagePrefix + path;
}

/** The same page in another language, version, or both. External URLs stay the same. */
export function movedPath(
  href: string,
  target: Partial<Pick<PagePath, 'version' | 'lang'>>,
  prefixes: SitePrefixes,
): string {
  if (!href.startsWith('/')) return href;
  return pagePath({ ...parsePagePath(href, prefixes), ...target }, prefixes);
}

/** Whether two paths lead to the same page, regardless of trailing slash, query and hash. */
export function isSamePage(a: string, b: string): boolean {
  return pageKey(a) === pageKey(b);
}

/** Normalized form that all paths to a page share. */
export function pageKey(href: string): string {
  return cleanPath(splitTail(href)[0]).replace(/\/$/, '').toLowerCase();
}

/** Decodes a path for comparison; with malformed percent codes, it stays the same. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whether a link leads to another site; specification §5. */
export function isExternal(href: string): boolean {
  return /^(https?:\/\/|mailto:|tel:)/i.test(href);
}
