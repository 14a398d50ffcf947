import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  ARTICLES,
  ARTICLES_ATTRIBUTE,
  LANGUAGES_ATTRIBUTE,
  PAGE_DATA_ID,
  PAGE_FILE_ATTRIBUTE,
  pageFile,
} from '../localeBundles';
import { sectionKey } from '../sidebarGroups';
import { writeFileBelow } from '@publish/writeFileBelow';
import { styleInliner } from './inlineStyles';
import {
  localeScript,
  navigationScripts,
  type LocaleData,
  type NavigationScripts,
} from './localeScript';

/** A static page. */
export interface StaticPage {
  routePath: string;
  /** Page data that the engine and the theme use. */
  data: Record<string, unknown>;
}

const ARTICLE = /<article class="rspress-doc">([^]*)<\/article>/;

/** Comments that React's hydration needs between texts and around suspense boundaries. */
const REACT_MARKS = /<!--(?: |\/?\$)?-->/g;

/** The first script of the theme, with the base before its path. */
const FIRST_SCRIPT = /<script defer src="([^"]*?)static\/js\//;

/** Served for every URL without a page, in any language. */
const NOT_FOUND = '404.html';

/** HTML file of a page, relative to the folder of the built site. */
export const htmlFileOf = (routePath: string): string =>
  `${routePath.slice(1)}${routePath.endsWith('/') ? 'index' : ''}.html`;

/** The route of an HTML file. */
const routePathOf = (file: string): string => `/${file}`.replace(/(?<=\/)index\.html$|\.html$/, '');

/** Base64url characters of digests in names: 60 bits, which makes collisions negligible. */
const DIGEST_DIGITS = 10;

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Escapes JSON for a script tag, so that a page's text can't close it. */
const inScript = (json: string): string => json.replace(/</g, '\\u003c');

/** Article of a rendered page. @throws if the page has none */
export function articleIn(html: string, routePath: string): string {
  const [, article] = ARTICLE.exec(html) ?? [];
  if (article === undefined) {
    throw new Error(`${routePath} is a page of type doc without <article class="rspress-doc">.`);
  }
  return article.replace(REACT_MARKS, '');
}

/**
 * Digest of the theme's scripts and styles. It's part of the URLs of static pages, so that an open page of an earlier
 * deployment doesn't show the articles of a theme that it doesn't know.
 */
function themeDigest(dist: string): string {
  const names = ['static/js', 'static/css'].flatMap((folder) =>
    existsSync(path.join(dist, folder)) ? readdirSync(path.join(dist, folder)) : [],
  );
  return digestOf(names.sort().join('\n')).slice(0, DIGEST_DIGITS);
}

/** Writes a page's data and article to its file. @returns the page's data block */
function writePage(
  dist: string,
  html: string,
  { routePath, data }: StaticPage,
  { folder, groups }: { folder: string; groups: NavigationScripts['groups'] },
): string {
  const sidebarGroup = groups.get(routePath);
  const whole = { ...data, ...(sidebarGroup && { sidebarGroup }) };
  const file = folder + pageFile(routePath);
  writeFileBelow(dist, file, JSON.stringify({ ...whole, article: articleIn(html, routePath) }));
  const [, base = '/'] = FIRST_SCRIPT.exec(html) ?? [];
  return `<script type="application/json" id="${PAGE_DATA_ID}" ${PAGE_FILE_ATTRIBUTE}="${base}${file}">${inScript(JSON.stringify(whole))}</script>`;
}

/** Files of one language's scripts, relative to the built site. */
interface LanguageFiles {
  language: string;
  sections: ReadonlyMap<string, { file: string; isShortened: boolean }>;
  allSections: string;
}

/** Writes the scripts of one language. */
function writeLanguage(
  dist: string,
  lang: string,
  data: LocaleData,
  navigation: NavigationScripts,
): LanguageFiles {
  const write = (name: string, code: string): string => {
    const file = `static/js/${name}.${digestOf(code).slice(0, DIGEST_DIGITS)}.js`;
    writeFileBelow(dist, file, code);
    return file;
  };
  const sections = new Map(
    [...navigation.sections].map(([section, { name, code, isShortened }]) => [
      section,
      { file: write(name, code), isShortened },
    ]),
  );
  const allSections = write(navigation.allSections.name, navigation.allSections.code);
  const script = localeScript(lang, data, {
    sections: Object.fromEntries([...sections].map(([section, { file }]) => [section, file])),
    allSections,
  });
  return { language: write(lang, script), sections, allSections };
}

/** The script with the sidebars that a page shows; undefined if it shows none. */
function sidebarsFor(
  routePath: string,
  { sections, allSections }: LanguageFiles,
  isOverview: boolean,
): string | undefined {
  const key = sectionKey([...sections.keys()], routePath);
  const section = key === undefined ? undefined : sections.get(key);
  return isOverview && (section?.isShortened ?? true) ? allSections : section?.file;
}

/** Pages, and what is known about the site around them. */
export interface Site {
  pages: readonly StaticPage[];
  data: LocaleData;
  /** Tags of each page's head, by HTML file. */
  heads: ReadonlyMap<string, string>;
  /** Routes of pages that list other pages. */
  overviews: ReadonlySet<string>;
  /** Routes of static pages whose files stay as an earlier build wrote them. */
  unchanged: ReadonlySet<string>;
}

/**
 * Finishes a built site: writes each static page's data and article to a separate file, which the browser fetches on
 * client-side navigation, and the navigation of each language and section to scripts; adds the head tags and styles to
 * each page.
 * @returns the folder of the articles, relative to the built site
 */
export function writePages(
  dist: string,
  { pages, data, heads, overviews, unchanged }: Site,
): string {
  const folder = `${ARTICLES}/${themeDigest(dist)}`;
  const routePaths = new Set(pages.map(({ routePath }) => routePath));
  const navigation = [...data.locales.keys()].map(
    (lang) => [lang, navigationScripts(lang, data, (route) => routePaths.has(route))] as const,
  );
  const groups = new Map(navigation.flatMap(([, scripts]) => [...scripts.groups]));
  const staticPages = new Map(pages.map((page) => [htmlFileOf(page.routePath), page]));
  const languages = new Map(
    navigation.map(([lang, scripts]) => [lang, writeLanguage(dist, lang, data, scripts)]),
  );
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html'));
  const withStyles = styleInliner(dist);
  for (const file of files) {
    const routePath = routePathOf(file);
    if (unchanged.has(routePath)) continue;
    const html = readFileSync(path.join(dist, file), 'utf8');
    const lang = /<html[^>]* lang="([^"]*)"/.exec(html)?.[1] ?? '';
    const own = languages.get(lang);
    const sidebars = own && sidebarsFor(routePath, own, overviews.has(routePath));
    const page = staticPages.get(file);
    const block = page ? writePage(dist, html, page, { folder, groups }) : '';
    const withData = html
      .replace('</head>', (end) => (heads.get(file) ?? '') + end)
      .replace('</body>', (end) => block + end);
    const finished = withData.replace(FIRST_SCRIPT, (first, base: string) => {
      const scripts = [...languages]
        .filter(([name]) => name === lang || file === NOT_FOUND)
        .map(([, { language }]) => language);
      const tags = [...scripts, ...(sidebars === undefined ? [] : [sidebars])].map(
        (script) => `<script defer src="${base}${script}"></script>\n`,
      );
      const others = [...languages].filter(([name]) => name !== lang);
      const urls = others.map(([name, { language }]) => `${name} ${base}${language}`).join(' ');
      const received = first.replace(
        '<script ',
        `<script ${LANGUAGES_ATTRIBUTE}="${urls}" ${ARTICLES_ATTRIBUTE}="${base}${folder}" `,
      );
      return tags.join('') + received;
    });
    writeFileBelow(dist, file, withStyles(finished));
  }
  return folder;
}
