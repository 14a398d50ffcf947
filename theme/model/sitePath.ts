/** Addresses inside the site: always with a leading slash and without the base path. */

export interface Languages {
  all: readonly string[];
  default: string;
}

/** Drops what an engine link adds to a clean address: `/a.html` → `/a`, `/a/index` → `/a/`. Query and hash stay. */
export function cleanPath(href: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  return path.replace(/\.html$/, '').replace(/\/index$/, '/') + rest;
}

/** The language that a path is written in; the default one where no prefix says otherwise. */
export function languageOf(path: string, languages: Languages): string {
  const first = path.split('/')[1] ?? '';
  return languages.all.includes(first) ? first : languages.default;
}

/** The path without its language prefix: `/zh/guide/` → `/guide/`. */
export function withoutLanguage(path: string, languages: Languages): string {
  const [, first = '', ...rest] = path.split('/');
  return languages.all.includes(first) ? `/${rest.join('/')}` : path;
}

/** The same page in another language; the default language carries no prefix. */
export function localizedPath(path: string, lang: string, languages: Languages): string {
  const bare = withoutLanguage(path, languages);
  return lang === languages.default ? bare : `/${lang}${bare}`;
}

/** Whether two addresses lead to the same page, whatever their trailing slash, query or hash. */
export function isSamePage(a: string, b: string): boolean {
  return pageKey(a) === pageKey(b);
}

function pageKey(href: string): string {
  return cleanPath(href.replace(/[?#].*$/s, '')).replace(/\/$/, '').toLowerCase();
}

/** Decodes an address for comparison; one with malformed percent codes stays as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export function isExternal(href: string): boolean {
  return /^(https?:\/\/|mailto:|tel:)/i.test(href);
}
