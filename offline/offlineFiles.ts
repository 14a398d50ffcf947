/** What the build leaves for reading offline, and what the worker and the pages know of it. */
import { PAGE_FILE_ATTRIBUTE } from '@engine/articles/localeBundles';

/** Below the site's base, whose requests it may answer. */
export const WORKER_FILE = 'service-worker.js';

/** The `<meta>` by which a page says of which build it is. */
export const BUILD_META = 'offline-build';

/** Where the list of a language's files lies, below the site's base. */
export const manifestFile = (lang: string): string => `offline/${lang}.json`;

/** All that one language of the documentation is made of; addresses are paths that begin with the site's base. */
export interface OfflineManifest {
  build: string;
  /** What all of it takes on the reader's device, uncompressed. */
  bytes: number;
  pages: readonly string[];
  /** Scripts, styles, images, and the search index with its texts. */
  files: readonly string[];
}

/** What a page says which is asked for and not stored. */
export interface OfflineSentences {
  /** The title of the home page's link. */
  siteName: string;
  title: string;
  text: string;
  /** Heads the list of stored pages. */
  stored: string;
}

/** What the build writes into the worker. */
export interface OfflineSite {
  base: string;
  /** A digest of all pages, scripts, styles and indexes: another one is another deployment. */
  build: string;
  defaultLanguage: string;
  sentences: Readonly<Record<string, OfflineSentences>>;
  /** Style sheets of the page that says what is not stored. */
  styles: readonly string[];
}

/** In a tag, and not in code that a page shows. The styles of a page say in which file they lie, too. */
const ATTRIBUTE = /<(?:img|link|script|source|style)\b[^>]*?\s(?:src|(?:data-)?href)="([^"?#]+)"/g;

const ASSET = /\.(?:avif|css|gif|ico|jpe?g|js|json|png|svg|webp|woff2?)$/;

/** The page's own data and article, for those who come from another page. */
const PAGE_FILE = new RegExp(`<script [^>]*?${PAGE_FILE_ATTRIBUTE}="([^"]+)"`, 'g');

/** The files of the site that a page's HTML names and cannot be read without. */
export function filesNamedIn(html: string, base: string): string[] {
  const tags = [...html.matchAll(ATTRIBUTE), ...html.matchAll(PAGE_FILE)];
  const named = tags.map(([, address = '']) => address);
  return [
    ...new Set(
      named.filter(
        (address) => address.startsWith(base) && !address.startsWith('//') && ASSET.test(address),
      ),
    ),
  ];
}

const META = new RegExp(`<meta name="${BUILD_META}" content="([^"]*)">`);

/** The build that a page is of; undefined where it says none. */
export const buildOf = (html: string): string | undefined => META.exec(html)?.[1];

/** A page without what it says of its build. */
export const withoutBuild = (html: string): string => html.replace(META, '');

/** A page that says of which build it is. */
export const withBuild = (html: string, build: string): string =>
  withoutBuild(html).replace('</head>', `<meta name="${BUILD_META}" content="${build}"></head>`);
