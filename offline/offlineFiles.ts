/** Files and data for offline reading that build, worker and pages share. */
import { PAGE_FILE_ATTRIBUTE } from '@engine/articles/localeBundles';

/** Path of the worker below the site's base, which is its scope. */
export const WORKER_FILE = 'service-worker.js';

/** Name of the `<meta>` tag with the page's build. */
export const BUILD_META = 'offline-build';

/** Path of the list of a language's files, below the site's base. */
export const manifestFile = (lang: string): string => `offline/${lang}.json`;

/** All files of one language; paths include the site's base. */
export interface OfflineManifest {
  build: string;
  /** Uncompressed size on the user's device, in bytes. */
  bytes: number;
  pages: readonly string[];
  /** Scripts, styles, images, the facts that cards show, and the search index with its texts. */
  files: readonly string[];
}

/** Texts of the page for a request that isn't stored. */
export interface OfflineSentences {
  /** Text of the link to the home page. */
  siteName: string;
  title: string;
  text: string;
  /** Heading of the list of stored pages. */
  stored: string;
}

/** Data that the build inserts into the worker. */
export interface OfflineSite {
  base: string;
  /** A digest of all pages, scripts, styles and indexes, which identifies a deployment. */
  build: string;
  defaultLanguage: string;
  sentences: Readonly<Record<string, OfflineSentences>>;
  /** Stylesheets of the page for a request that isn't stored. */
  styles: readonly string[];
}

/** Matches attributes of tags, not code that a page shows, and the attribute of inlined styles with their file. */
const ATTRIBUTE = /<(?:img|link|script|source|style)\b[^>]*?\s(?:src|(?:data-)?href)="([^"?#]+)"/g;

const ASSET = /\.(?:avif|css|gif|ico|jpe?g|js|json|png|svg|webp|woff2?)$/;

/** The file with the page's data and article, for client-side navigation. */
const PAGE_FILE = new RegExp(`<script [^>]*?${PAGE_FILE_ATTRIBUTE}="([^"]+)"`, 'g');

/** Paths of the site's files that a page's HTML requires. */
export function filesUsedIn(html: string, base: string): string[] {
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

/** The build of a page; undefined if it contains none. */
export const buildOf = (html: string): string | undefined => META.exec(html)?.[1];

/** Removes the build from a page. */
export const withoutBuild = (html: string): string => html.replace(META, '');

/** Adds the build to a page. */
export const withBuild = (html: string, build: string): string =>
  withoutBuild(html).replace('</head>', `<meta name="${BUILD_META}" content="${build}"></head>`);
