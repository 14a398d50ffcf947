import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { ALIASES } from '../search/aliases';
import { buildIndex, type PlacedPage } from '../search/buildIndex';
import { compress, encodeIndex } from '../search/encodeIndex';
import { groupOf, type NavEntry } from '../search/groupOf';
import { readPage } from '../search/readPage';
import { indexFile, textFile } from '../search/searchIndex';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../site';

const routeOf = (file: string): string =>
  `/${file.split(path.sep).join('/')}`.replace(/(?<=\/)index\.html$|\.html$/, '');

async function writeInto(dist: string, file: string, bytes: Uint8Array): Promise<void> {
  const target = path.join(dist, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, bytes);
}

async function navOf(docs: string, lang: string): Promise<NavEntry[]> {
  const source = await readFile(path.join(docs, lang, '_nav.json'), 'utf8');
  return JSON.parse(source) as NavEntry[];
}

/** Reads the built pages below a folder, each with its address and group, in the order of their addresses. */
export async function readBuiltPages(dist: string, docs: string): Promise<PlacedPage[]> {
  const files = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.html'));
  const navs = new Map(
    await Promise.all(LANGUAGES.map(async ({ lang }) => [lang, await navOf(docs, lang)] as const)),
  );
  const pages: PlacedPage[] = [];
  for (const file of files.sort()) {
    const page = readPage(await readFile(path.join(dist, file), 'utf8'));
    if (!page) continue;
    const route = routeOf(file);
    const nav = navs.get(page.lang as Language) ?? [];
    const ownPath = page.lang === DEFAULT_LANGUAGE ? route : route.slice(page.lang.length + 1);
    const aliases = ALIASES[ownPath]?.[page.lang as Language].split(', ') ?? [];
    pages.push({ ...page, route, group: groupOf(ownPath, nav), aliases });
  }
  return pages;
}

/** Writes one index for each language, and each page's texts apart: they are fetched for the hits shown alone. */
export async function writeSearchIndex(dist: string, docs: string): Promise<void> {
  const pages = await readBuiltPages(dist, docs);
  for (const { lang } of LANGUAGES) {
    const own = pages.filter((page) => page.lang === lang);
    await writeInto(dist, indexFile(lang), encodeIndex(buildIndex(own, lang)));
    for (const { route, sections } of own) {
      const texts = sections.map(({ prose, code }) => `${prose}\n${code}`.trim());
      await writeInto(dist, textFile(route), compress(Buffer.from(JSON.stringify(texts))));
    }
  }
}

/** Builds the search index from the built pages, so that it holds what readers see. */
export const pluginSearchIndex = (): RspressPlugin => ({
  name: 'search-index',
  async afterBuild({ outDir = 'dist', root = 'docs' }, isProd) {
    if (isProd) await writeSearchIndex(outDir, root);
  },
});
