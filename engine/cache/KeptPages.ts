import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { ARTICLES, pageFile } from '../articles/localeBundles';
import { htmlFileOf } from '../articles/build/writePages';
import { digestOf } from './digest';
import { fileState } from './fileValues';

const CACHE = '.cache/built';

/** What a build records of its static pages. */
interface BuiltPages {
  /** Digest of everything that all pages share: scripts, styles and navigation. */
  frame: string;
  /** Folder of the articles, relative to the built site. */
  articles: string;
  /** By route, with the state of the HTML file. */
  pages: Record<string, { key: string; state: string }>;
}

/** Name that all files of a page have in common: `/guide/index`. */
const nameOf = (routePath: string): string => pageFile(routePath).slice(0, -'.json'.length);

/** A static page. */
interface KeyedPage {
  route: string;
  /** Digest of what makes the page differ from others. */
  key: string;
  /** Whether the page, with the files that it includes, is as an earlier build left it. */
  isStored: boolean;
}

const FOLDERS = new RegExp(`^(?:${ARTICLES}/[^/]+|search)/`);

/** Name of the page that a file of the built site belongs to: `/guide/index` for `search/guide/index.1.json`. */
function pageNameOf(file: string): string {
  const below = file.replace(FOLDERS, '');
  return `/${below.replace(/(?:\.\d+(?=\.json$))?\.(?:html|json|md)$/, '')}`;
}

/**
 * Static pages whose files in the built site stay, because the build would write the same again. What is recorded of a
 * build counts once, for the next one: if that one fails, the one after it writes all pages.
 */
export class KeptPages {
  /** Routes of the pages that stay. */
  routes: ReadonlySet<string> = new Set();

  #dist = '';
  #record = '';
  #keys: ReadonlyMap<string, string> = new Map();
  #last: BuiltPages = { frame: '', articles: '', pages: {} };
  #frame = '';

  /**
   * Deletes everything in the built site, except the files of pages that can stay.
   * @param dist absolute path of the built site
   */
  begin(dist: string, pages: readonly KeyedPage[]): void {
    this.#dist = dist;
    this.#record = path.join(CACHE, `${digestOf(dist).slice(0, 8)}.json`);
    this.#keys = new Map(pages.map(({ route, key }) => [route, key]));
    try {
      this.#last = JSON.parse(readFileSync(this.#record, 'utf8')) as BuiltPages;
      rmSync(this.#record);
    } catch {
      // Without a record, no page stays.
    }
    const unchanged = pages.filter((page) => page.isStored && this.#isUnchanged(page));
    this.routes = new Set(unchanged.map(({ route }) => route));
    const names = new Set([...this.routes].map(nameOf));
    this.#deleteFiles((file) => !names.has(pageNameOf(file)));
  }

  /** Decides which pages stay. @param frame digest of everything that all pages share */
  compareFrame(frame: string): void {
    this.#frame = frame;
    if (frame === this.#last.frame) return;
    const names = new Set([...this.routes].map(nameOf));
    this.routes = new Set();
    this.#deleteFiles((file) => names.has(pageNameOf(file)));
  }

  /** Records the built site for the next build. @param articles folder of the articles, relative to the built site */
  end(articles: string, routes: readonly string[]): void {
    const pages: BuiltPages['pages'] = {};
    for (const route of routes) {
      const key = this.#keys.get(route);
      const state = fileState(path.join(this.#dist, htmlFileOf(route)));
      if (key !== undefined && state !== undefined) pages[route] = { key, state };
    }
    const built: BuiltPages = { frame: this.#frame, articles, pages };
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(this.#record, JSON.stringify(built));
  }

  #isUnchanged({ route, key }: KeyedPage): boolean {
    const { articles, pages } = this.#last;
    const page = pages[route];
    return (
      page?.key === key &&
      page.state === fileState(path.join(this.#dist, htmlFileOf(route))) &&
      fileState(path.join(this.#dist, articles + pageFile(route))) !== undefined
    );
  }

  #deleteFiles(isDeleted: (file: string) => boolean): void {
    // A folder outside the project is never emptied, as with the bundler.
    if (!existsSync(this.#dist) || !this.#dist.startsWith(process.cwd() + path.sep)) return;
    const entries = readdirSync(this.#dist, { recursive: true, withFileTypes: true });
    const folders: string[] = [];
    for (const entry of entries) {
      const file = path.join(entry.parentPath, entry.name);
      const relative = path.relative(this.#dist, file).split(path.sep).join('/');
      if (entry.isDirectory()) folders.push(file);
      else if (isDeleted(relative)) rmSync(file);
    }
    // The deepest first, because an empty folder can make its parent empty.
    for (const folder of folders.sort((a, b) => b.length - a.length)) {
      if (readdirSync(folder).length === 0) rmdirSync(folder);
    }
  }
}
