/** What the browser gets of the site for the page's own language alone, in a script that sets it under this name. */
export const LOCALE_BUNDLES = 'siteLanguages';

/** The pages of one language and version. */
export interface RouteManifest {
  lang: string;
  version: string;
  /** What stands before the paths of its pages in addresses: `/zh`. */
  prefix: string;
  /** Without the prefix; none where they are those of the part's own language. */
  paths?: readonly string[];
  /** For each path, in this order, the digits that tell the page's file; none for what the browser opens by a page load. */
  digests?: string;
}

/** One language's part. */
export interface LocaleBundle {
  /** Its entry in the theme's `locales`. */
  locale: Record<string, unknown>;
  /** The sentences of the frame. */
  texts: Record<string, string>;
  /** Its own pages, and where those of the other languages stand. */
  manifests: RouteManifest[];
}

export type LocaleBundles = Record<string, LocaleBundle>;

/** Characters, of the 64 of base64url, that tell a page's file: one change in sixteen million leaves it its name. */
export const DIGEST_DIGITS = 4;

/** Where a page's data and article lie, below the built site. */
export const pageFile = (
  { lang, version }: Pick<RouteManifest, 'lang' | 'version'>,
  path: string,
  digest: string,
): string =>
  `static/pages/${version && `${version}/`}${lang}${path}${path.endsWith('/') ? 'index' : ''}.${digest}.json`;
