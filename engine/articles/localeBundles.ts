/** Id of the element with the page's data on a static page. */
export const PAGE_DATA_ID = 'page-data';

/** Attribute with the URL of the page's data and article, for client-side navigation. */
export const PAGE_FILE_ATTRIBUTE = 'data-file';

/** Attribute of a page's first script with the scripts of the other languages: `zh /static/js/zh.js fr …`. */
export const LANGUAGES_ATTRIBUTE = 'data-languages';

/** Attribute of inlined styles with the URL of their file, for pages that the browser renders. */
export const STYLE_ATTRIBUTE = 'data-href';

/** Global variable with the locale bundles, which their scripts set. */
export const LOCALE_BUNDLES = 'siteLanguages';

/** Pages of one language and version. */
export interface RouteManifest {
  lang: string;
  version: string;
  /** URL prefix of its pages: `/zh`. */
  prefix: string;
  /** Without the prefix. Omitted if they are the same as those of the bundle's own language. */
  paths?: readonly string[];
  /**
   * Digests in the names of the pages' files, in the order of the paths. Omitted for pages that the browser opens with
   * a page load.
   */
  digests?: string;
}

/** Site data of one language. */
export interface LocaleBundle {
  /** Its entry in the theme's `locales`. */
  locale: Record<string, unknown>;
  /** UI strings. */
  texts: Record<string, string>;
  /** Its own pages, and the prefixes of the other languages' pages. */
  manifests: RouteManifest[];
}

export type LocaleBundles = Record<string, LocaleBundle>;

/** Base64url characters of the digest in a page file's name: one change in sixteen million keeps the name. */
export const DIGEST_DIGITS = 4;

/** Path of a page's data and article, relative to the built site. */
export const pageFile = (
  { lang, version }: Pick<RouteManifest, 'lang' | 'version'>,
  path: string,
  digest: string,
): string =>
  `static/pages/${version && `${version}/`}${lang}${path}${path.endsWith('/') ? 'index' : ''}.${digest}.json`;
