import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  DIGEST_DIGITS,
  pageFile,
  LANGUAGES_ATTRIBUTE,
  PAGE_DATA_ID,
  PAGE_FILE_ATTRIBUTE,
} from '../localeBundles';
import { writeFileBelow } from '@publish/writeFileBelow';
import { styleInliner } from './inlineStyles';
import { localeScript, type LocaleData, type FullRouteManifest } from './localeScript';

/** A static page. */
export interface StaticPage {
  routePath: string;
  lang: string;
  version: string;
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

/** URL prefix of the pages of a language and version, from the route of one of them. */
function prefixOf({ routePath, lang, version }: StaticPage): string {
  const parts = routePath.split('/').slice(1, 3);
  return parts
    .filter((part) => part !== '' && [version, lang].includes(part))
    .map((part) => `/${part}`)
    .join('');
}

/** Writes each page's file. @returns the manifests with the files' digests, and each page's data block by HTML file */
function writeEach(dist: string, pages: readonly StaticPage[]) {
  const blocks = new Map<string, string>();
  const manifests = new Map<string, FullRouteManifest>();
  const sorted = [...pages].sort((a, b) => (a.routePath < b.routePath ? -1 : 1));
  for (const page of sorted) {
    const { lang, version } = page;
    const prefix = prefixOf(page);
    const manifest = manifests.get(prefix) ?? { lang, version, prefix, paths: [], digests: '' };
    manifests.set(prefix, manifest);
    const own = page.routePath.slice(manifest.prefix.length);
    const htmlFile = htmlFileOf(page.routePath);
    const html = readFileSync(path.join(dist, htmlFile), 'utf8');
    const text = JSON.stringify({ ...page.data, article: articleIn(html, page.routePath) });
    const digest = digestOf(text).slice(0, DIGEST_DIGITS);
    manifest.paths.push(own);
    manifest.digests += digest;
    const file = pageFile(manifest, own, digest);
    const [, base = '/'] = FIRST_SCRIPT.exec(html) ?? [];
    blocks.set(
      htmlFile,
      `<script type="application/json" id="${PAGE_DATA_ID}" ${PAGE_FILE_ATTRIBUTE}="${base}${file}">${inScript(JSON.stringify(page.data))}</script>`,
    );
    writeFileBelow(dist, file, text);
  }
  return { manifests: [...manifests.values()], blocks };
}

/**
 * Finishes a built site: writes each static page's data and article to a separate file, which the browser fetches on
 * client-side navigation, and each language's data to a script; adds the head tags and styles to each page.
 * @param heads the tags, by HTML file
 */
export function writePages(
  dist: string,
  pages: readonly StaticPage[],
  data: LocaleData,
  heads: ReadonlyMap<string, string>,
): void {
  const { manifests, blocks } = writeEach(dist, pages);
  const scripts = new Map<string, string>();
  for (const lang of data.locales.keys()) {
    const script = localeScript(lang, manifests, data);
    const file = `static/js/${lang}.${digestOf(script).slice(0, 10)}.js`;
    writeFileBelow(dist, file, script);
    scripts.set(lang, file);
  }
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html'));
  const withStyles = styleInliner(dist);
  for (const file of files) {
    const html = readFileSync(path.join(dist, file), 'utf8');
    const lang = /<html[^>]* lang="([^"]*)"/.exec(html)?.[1] ?? '';
    const withData = html
      .replace('</head>', (end) => (heads.get(file) ?? '') + end)
      .replace('</body>', (end) => (blocks.get(file) ?? '') + end);
    const finished = withData.replace(FIRST_SCRIPT, (first, base: string) => {
      const tags = [...scripts]
        .filter(([name]) => name === lang || file === NOT_FOUND)
        .map(([, script]) => `<script defer src="${base}${script}"></script>\n`);
      const others = [...scripts].filter(([name]) => name !== lang);
      const urls = others.map(([name, script]) => `${name} ${base}${script}`).join(' ');
      const received = first.replace('<script ', `<script ${LANGUAGES_ATTRIBUTE}="${urls}" `);
      return tags.join('') + received;
    });
    writeFileBelow(dist, file, withStyles(finished));
  }
}
