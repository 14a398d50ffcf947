/**
 * Addresses inside the site: with a leading slash and without the base path.
 * A page's address is `/version/language/path`; either prefix is left out where it is the default one.
 */

/** One kind of prefix: every value it takes, and the one that addresses leave out. */
export interface PrefixValues {
  all: readonly string[];
  default: string;
}

export interface SitePrefixes {
  languages: PrefixValues;
  versions: PrefixValues;
}

export interface PageAddress {
  version: string;
  lang: string;
  /** What every language and version of the page shares, query and hash included. */
  path: string;
}

/** Splits an address, query and hash included: `/` and what follows it up to the mark is the path. */
function splitTail(href: string): [path: string, tail: string] {
  const at = href.search(/[?#]/);
  return at === -1 ? [href, ''] : [href.slice(0, at), href.slice(at)];
}

/** Drops what an engine link adds to a clean address: `/a.html` → `/a`, `/a/index` → `/a/`. Query and hash stay. */
export function cleanPath(href: string): string {
  const [path, tail] = splitTail(href);
  return path.replace(/\.html$/, '').replace(/\/index$/, '/') + tail;
}

/** The prefixes of an address, and what is left of it. */
export function readAddress(href: string, { languages, versions }: SitePrefixes): PageAddress {
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

/** The address of a page in one version and language. */
export function writeAddress(
  { version, lang, path }: PageAddress,
  { languages, versions }: SitePrefixes,
): string {
  const versionPrefix = version === versions.default ? '' : `/${version}`;
  const languagePrefix = lang === languages.default ? '' : `/${lang}`;
  return versionPrefix + languagePrefix + path;
}

/** The same page in another language or version, or both; addresses outside the site stay as they are. */
export function movedAddress(
  href: string,
  target: Partial<Pick<PageAddress, 'version' | 'lang'>>,
  prefixes: SitePrefixes,
): string {
  if (!href.startsWith('/')) return href;
  return writeAddress({ ...readAddress(href, prefixes), ...target }, prefixes);
}

/** Whether two addresses lead to the same page, whatever their trailing slash, query or hash. */
export function isSamePage(a: string, b: string): boolean {
  return pageKey(a) === pageKey(b);
}

/** The same for all addresses that lead to one page. */
export function pageKey(href: string): string {
  return cleanPath(splitTail(href)[0]).replace(/\/$/, '').toLowerCase();
}

/** Decodes an address for comparison; one with malformed percent codes stays as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whether a link leaves the site; specification §5. */
export function isExternal(href: string): boolean {
  return /^(https?:\/\/|mailto:|tel:)/i.test(href);
}
