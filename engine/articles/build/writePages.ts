import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DIGEST_DIGITS, pageFile } from '../localeBundles';
import { LANGUAGES_ATTRIBUTE, PAGE_DATA_ID, PAGE_FILE_ATTRIBUTE } from '../pageData';
import { writeFileBelow } from '@publish/writeFileBelow';
import { styleInliner } from './inlineStyles';
import { localeScript, type LocaleData, type FullRouteManifest } from './localeScript';

/** A page whose article is HTML. */
export interface StaticPage {
  routePath: string;
  lang: string;
  version: string;
  /** What the engine, and the theme, know of it. */
  data: Record<string, unknown>;
}

const ARTICLE = /<article class="rspress-doc">([^]*)<\/article>/;

/** What React leaves between texts and around parts that may wait, for taking them over. */
const REACT_MARKS = /<!--(?: |\/?\$)?-->/g;

/** The first script of the theme, with what stands before its path. */
const FIRST_SCRIPT = /<script defer src="([^"]*?)static\/js\//;

/** Answers every address that no page has, in any language. */
const NOT_FOUND = '404.html';

/** The HTML file of a page, below the folder of the built site. */
export const htmlFileOf = (routePath: string): string =>
  `${routePath.slice(1)}${routePath.endsWith('/') ? 'index' : ''}.html`;

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** As the content of a script tag: a page's text cannot end it. */
const inScript = (json: string): string => json.replace(/</g, '\\u003c');

/** The article of a rendered page. @throws where the page has none */
export function articleIn(html: string, routePath: string): string {
  const [, article] = ARTICLE.exec(html) ?? [];
  if (article === undefined) {
    throw new Error(`${routePath} is a page of type doc without <article class="rspress-doc">.`);
  }
  return article.replace(REACT_MARKS, '');
}

/** What stands before the paths of a language's and version's pages, from one of its addresses. */
function prefixOf({ routePath, lang, version }: StaticPage): string {
  const parts = routePath.split('/').slice(1, 3);
  return parts
    .filter((part) => part !== '' && [version, lang].includes(part))
    .map((part) => `/${part}`)
    .join('');
}

/** Writes each page's file. @returns the editions, with what tells the files, and by HTML file the data that belongs into it */
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
 * Finishes a built site: puts each plain page's data and article into a file of its own, which the browser fetches when a
 * reader comes from another page, what only one language needs into that language's script, and into each page what its
 * head says of it, and the styles.
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
      const addresses = others.map(([name, script]) => `${name} ${base}${script}`).join(' ');
      const received = first.replace('<script ', `<script ${LANGUAGES_ATTRIBUTE}="${addresses}" `);
      return tags.join('') + received;
    });
    writeFileBelow(dist, file, withStyles(finished));
  }
}
