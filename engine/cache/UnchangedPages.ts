import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ARTICLES, pageFile } from '../articles/localeBundles';
import { htmlFileOf } from '../articles/build/writePages';
import { digestOf } from './digest';
import { DiskCache } from './DiskCache';
import { fileState } from './fileState';

const CACHE = '.cache/built';
const KEY = 'dist';

/** What a build stores of the static pages that it has finished. */
interface BuiltPages {
  /** Digest of everything that all pages share: scripts, styles and navigation. */
  shared: string;
  /** Folder of the articles, relative to the built site. */
  articles: string;
  /** By route; `html` is the state of the HTML file. */
  pages: Record<string, { key: string; html: string }>;
}

/** A page of the site. */
export interface KeyedPage {
  route: string;
  /** Changes with everything that only this page depends on; undefined for pages that each build writes. */
  key: string | undefined;
  /** The same for a page and its translations, which link to each other: they stay together. */
  translations: string;
  /** Whether the text that the page includes from other files is also as in an earlier build. */
  isStored: boolean;
}

/** Path that all files of a page have in common: `/guide/index` for `/guide/`. */
const stemOf = (route: string): string => pageFile(route).slice(0, -'.json'.length);

const FOLDERS = new RegExp(`^(?:${ARTICLES}/[^/]+|search)/`);

/** The same of a file in the built site: `/guide/index` for `search/guide/index.1.json`. */
const stemOfFile = (file: string): string =>
  `/${file.replace(FOLDERS, '').replace(/(?:\.\d+(?=\.json$))?\.(?:html|json|md)$/, '')}`;

/**
 * Finds the static pages whose files in the built site can stay, because the build would write the same again, and
 * deletes all other files. What a build stores is used once: after a failed build, the next one writes all pages.
 */
export class UnchangedPages {
  /** Routes of the pages whose files stay. */
  routes: ReadonlySet<string> = new Set();

  #dist = '';
  #cache: DiskCache<BuiltPages> | undefined;
  #keys: ReadonlyMap<string, string | undefined> = new Map();
  #last: BuiltPages | undefined;
  #shared = '';

  /**
   * Compares each page with the last build. Files of the other pages are deleted.
   * @param dist absolute path of the built site
   * @param version changes with all code and settings
   */
  start(dist: string, version: string, pages: readonly KeyedPage[]): void {
    this.#dist = dist;
    this.#keys = new Map(pages.map(({ route, key }) => [route, key]));
    this.#cache = new DiskCache(path.join(CACHE, digestOf(dist).slice(0, 8)), version);
    this.#last = this.#cache.get(KEY);
    this.#cache.delete(KEY);
    const changed = pages.filter((page) => !page.isStored || !this.#isUnchanged(page));
    const changedAnywhere = new Set(changed.map(({ translations }) => translations));
    const unchanged = pages.filter(({ translations }) => !changedAnywhere.has(translations));
    this.routes = new Set(unchanged.map(({ route }) => route));
    this.#deleteFiles((stem, stems) => !stems.has(stem));
  }

  /**
   * Compares what all pages share with the last build. If it differs, no files stay.
   * @param shared digest of scripts, styles and navigation
   */
  compareShared(shared: string): void {
    this.#shared = shared;
    if (shared === this.#last?.shared) return;
    this.#deleteFiles((stem, stems) => stems.has(stem));
    this.routes = new Set();
  }

  /**
   * Stores what the next build compares with.
   * @param articles folder of the articles, relative to the built site
   * @param routes of the static pages
   */
  store(articles: string, routes: readonly string[]): void {
    const pages: BuiltPages['pages'] = {};
    for (const route of routes) {
      const key = this.#keys.get(route);
      const html = fileState(path.join(this.#dist, htmlFileOf(route)));
      if (key !== undefined && html !== undefined) pages[route] = { key, html };
    }
    this.#cache?.set(KEY, { shared: this.#shared, articles, pages });
  }

  #isUnchanged({ route, key }: KeyedPage): boolean {
    const { articles = '', pages = {} } = this.#last ?? {};
    const page = pages[route];
    return (
      page !== undefined &&
      page.key === key &&
      page.html === fileState(path.join(this.#dist, htmlFileOf(route))) &&
      existsSync(path.join(this.#dist, articles + pageFile(route)))
    );
  }

  /** @param isDeleted receives the stem of a file, and those of the pages whose files stay */
  #deleteFiles(isDeleted: (stem: string, stems: ReadonlySet<string>) => boolean): void {
    // A folder outside the project is never emptied, as with the bundler.
    if (!existsSync(this.#dist) || !this.#dist.startsWith(process.cwd() + path.sep)) return;
    const stems = new Set([...this.routes].map(stemOf));
    const folders: string[] = [];
    for (const entry of readdirSync(this.#dist, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      const relative = path.relative(this.#dist, file).split(path.sep).join('/');
      if (entry.isDirectory()) folders.push(file);
      else if (isDeleted(stemOfFile(relative), stems)) rmSync(file);
    }
    // The deepest first, because an empty folder can make its parent empty.
    for (const folder of folders.sort((a, b) => b.length - a.length)) {
      if (readdirSync(folder).length === 0) rmdirSync(folder);
    }
  }
}
