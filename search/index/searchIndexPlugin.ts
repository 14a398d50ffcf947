import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { RspressPlugin } from '@rspress/core';
import { DiskCache } from '@engine/cache/DiskCache';
import { digestOf, projectDigest } from '@engine/cache/digest';
import { valuesOfFiles, type FileValues } from '@engine/cache/fileState';
import type { UnchangedPages } from '@engine/cache/UnchangedPages';
import { DEFAULT_LANGUAGE, LANGUAGES, site, type Language } from '@config/site';
import { writeFileBelow } from '@publish/writeFileBelow';
import { ALIASES } from '../words/aliases';
import keywordsOf from '../words/keywords.json';
import { buildIndex, type PlacedPage } from './buildIndex';
import { encodeIndex } from './indexFormat';
import { readPage, type BuiltPage } from './readPage';
import { isMessagePage, messageFile, storedPage, type MessageFile } from '../messages/messageFile';
import { indexFile, textFile } from './searchIndex';
import { textParts } from './textParts';

/** The fields of `_nav.json` that search uses. */
interface NavEntry {
  text: string;
  activeMatch?: string;
}

/** The section's name in the navigation; empty if it has none. */
const navGroupOf = (route: string, nav: readonly NavEntry[]): string =>
  nav.find(({ activeMatch }) => activeMatch && new RegExp(activeMatch).test(route))?.text ?? '';

/** The versions of a site with several. */
interface Versions {
  /** The default version, whose URLs have no prefix. */
  default?: string | undefined;
  versions: string[];
}

/** A page of one version; on sites without versions, the version is empty. */
export interface VersionedPage extends PlacedPage {
  version: string;
}

const KEYWORDS: Record<string, Record<Language, string>> = keywordsOf;

const routeOf = (file: string): string =>
  `/${file.split(path.sep).join('/')}`.replace(/(?<=\/)index\.html$|\.html$/, '');

function navOf(docs: string, version: string, lang: string): NavEntry[] {
  const source = readFileSync(path.join(docs, version, lang, '_nav.json'), 'utf8');
  return JSON.parse(source) as NavEntry[];
}

/** All pairs of version and language with their URL prefixes. */
const languageVersions = ({ versions, default: newest }: Versions) =>
  (versions.length > 0 ? versions : ['']).flatMap((version) =>
    LANGUAGES.map(({ lang }) => ({
      version,
      lang,
      prefix:
        (version === newest ? '' : `/${version}`) + (lang === DEFAULT_LANGUAGE ? '' : `/${lang}`),
    })),
  );

/** Path of an index, and its bytes with gzip. */
type IndexSize = readonly [file: string, bytes: number];

const NO_VERSIONS: Versions = { default: '', versions: [] };

const CACHE = '.cache/search';

/** What search uses of a built page, by its file; undefined for pages that search leaves out. */
type ReadPages = (files: readonly string[]) => ReadonlyMap<string, BuiltPage | undefined>;

const readAll: ReadPages = (files) =>
  new Map(files.map((file) => [file, readPage(readFileSync(file, 'utf8'))]));

/** Reads the built pages in a folder with route, version and section, sorted by route. */
export function readBuiltPages(
  dist: string,
  docs: string,
  versions: Versions = NO_VERSIONS,
  readPages = readAll,
): VersionedPage[] {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  // The longest prefix first, because every route starts with the empty one.
  const siteVersions = languageVersions(versions)
    .map((siteVersion) => ({
      ...siteVersion,
      nav: navOf(docs, siteVersion.version, siteVersion.lang),
    }))
    .sort((a, b) => b.prefix.length - a.prefix.length);
  const built = readPages(files.map((file) => path.join(dist, file)));
  const pages: VersionedPage[] = [];
  for (const file of files.sort()) {
    const route = routeOf(file);
    const siteVersion = siteVersions.find(({ prefix }) => route.startsWith(`${prefix}/`));
    if (!siteVersion) continue;
    const page = built.get(path.join(dist, file));
    if (page?.lang !== siteVersion.lang) continue;
    const { version, lang, prefix, nav } = siteVersion;
    const ownPath = route.slice(prefix.length);
    const aliases = ALIASES[ownPath]?.[lang].split(', ') ?? [];
    const keywords = KEYWORDS[ownPath]?.[lang] ?? '';
    pages.push({ ...page, route, version, group: navGroupOf(ownPath, nav), aliases, keywords });
  }
  return pages;
}

interface IndexOptions {
  versions?: Versions | undefined;
  /** Routes of the pages whose texts stay in the built site. */
  unchanged?: ReadonlySet<string>;
  /** Folder with what earlier builds read and indexed. */
  cache?: string;
}

/**
 * Writes one index for each language and version. The texts of pages are in separate files, which queries load for
 * the visible hits.
 * @param dist folder of the built site
 * @param docs folder of the pages' sources
 * @returns the size of each index
 */
export function writeIndexes(
  dist: string,
  docs: string,
  { versions = NO_VERSIONS, unchanged = new Set(), cache = CACHE }: IndexOptions = {},
): readonly IndexSize[] {
  const folder = path.join(cache, digestOf(path.resolve(dist)).slice(0, 8));
  const version = projectDigest('.');
  const builtPages = new DiskCache<FileValues<BuiltPage | undefined>>(
    path.join(folder, 'pages'),
    version,
  );
  const builtIndexes = new DiskCache<string>(path.join(folder, 'indexes'), version);
  const pages = readBuiltPages(dist, docs, versions, (files) =>
    valuesOfFiles(builtPages, files, readPage),
  );
  const indexes: IndexSize[] = [];
  for (const { version, lang } of languageVersions(versions)) {
    const own = pages.filter((page) => page.version === version && page.lang === lang);
    const index = builtIndexes.getOrCompute(lang + JSON.stringify(own), () =>
      encodeIndex(buildIndex(own, lang)),
    );
    writeFileBelow(dist, indexFile(lang, version), index);
    indexes.push([indexFile(lang, version), gzipSync(index).length]);
    writeMessages(dist, path.join(docs, version, lang), messageFile(lang, version), own);
    for (const { route, sections } of own) {
      if (unchanged.has(route) && existsSync(path.join(dist, textFile(route)))) continue;
      for (const [part, texts] of textParts(sections).entries()) {
        writeFileBelow(dist, textFile(route, part), JSON.stringify(texts));
      }
    }
  }
  return indexes;
}

/**
 * Writes the messages that the pages of a language explain, if any do.
 * @param folder of the sources of the language's pages
 */
function writeMessages(
  dist: string,
  folder: string,
  file: string,
  pages: readonly VersionedPage[],
): void {
  const explaining = pages.filter(({ route }) => isMessagePage(route));
  const [first] = explaining;
  if (!first) return;
  const stored = explaining.map((page) => {
    const [, name = ''] = /\/(guide\/faq\/[\w-]+)$/.exec(page.route) ?? [];
    return storedPage(page, readFileSync(path.join(folder, `${name}.mdx`), 'utf8'));
  });
  const content: MessageFile = { group: first.group, pages: stored };
  writeFileBelow(dist, file, JSON.stringify(content));
}

/** A second on slow 4G (1.6 Mbit/s), which the first query of a visit waits for. */
const LARGE_INDEX_BYTES = 200_000;

/**
 * Advice for the owner of a site whose index is so large that readers wait for it; undefined for smaller ones.
 * @param isHosted whether readers search a hosted index instead
 */
export function largeIndexNotice(
  indexes: readonly IndexSize[],
  isHosted: boolean,
): string | undefined {
  const [largest] = indexes.toSorted(([, a], [, b]) => b - a);
  if (!largest || largest[1] <= LARGE_INDEX_BYTES || isHosted) return undefined;
  const [file, bytes] = largest;
  return `The first search of a visit downloads ${file}, ${String(Math.round(bytes / 1000))} KB with gzip: from ${String(LARGE_INDEX_BYTES / 1000)} KB on, a hosted index is the better choice; set SEARCH_APP_ID, SEARCH_API_KEY and SEARCH_INDEX_NAME, and run npm run search:push (search/README.md#hosted-search).`;
}

/**
 * Builds the search index from the built pages, so that it contains what users see.
 * @param unchanged pages whose files stay in the built site
 */
export const pluginSearchIndex = (unchanged: Pick<UnchangedPages, 'routes'>): RspressPlugin => ({
  name: 'search-index',
  afterBuild({ outDir = 'dist', root = 'docs', multiVersion }, isProd) {
    if (!isProd) return;
    const notice = largeIndexNotice(
      writeIndexes(outDir, root, { versions: multiVersion, unchanged: unchanged.routes }),
      site.search.appId !== '',
    );
    if (notice) console.log(notice);
  },
});
