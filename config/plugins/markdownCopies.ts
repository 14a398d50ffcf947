import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageIndexInfo, RspressPlugin, UserConfig } from '@rspress/core';
import { copyAddress } from '../copies/copyAddress';
import { copyFile } from '../copies/copyFile';
import { homeText } from '../copies/homeText';
import {
  llmsFullText,
  llmsText,
  pageList,
  pagesOf,
  type CopiedPage,
  type Section,
  type SidebarEntry,
} from '../copies/llmsText';
import { markdownText } from '../copies/markdownText';
import { navSections } from '../navSections';
import { homeOf, LANGUAGES, type Language } from '../site';

type File = readonly [address: string, text: string];

const FRONT_MATTER = /^---\r?\n[^]*?\r?\n---(?:\r?\n|$)/;

type SourcePage = Pick<
  PageIndexInfo,
  'routePath' | 'title' | 'lang' | 'version' | 'frontmatter' | '_filepath'
>;

async function copyOf(page: SourcePage): Promise<CopiedPage> {
  const { frontmatter, title, routePath } = page;
  const lang = page.lang as Language;
  const source = await readFile(page._filepath, 'utf8');
  const ownText = frontmatter.pageType === 'home' ? homeText(frontmatter) : '';
  const text = markdownText(ownText + source.replace(FRONT_MATTER, ''), {
    lang,
    addressOf: (href) => copyAddress(href, lang),
  });
  return { routePath, title, description: frontmatter.description ?? '', text };
}

/** The sections of a language, each with its pages in the order of its sidebar. */
function sectionsOf(
  config: UserConfig,
  { lang, version }: { lang: Language; version: string },
  pages: ReadonlyMap<string, CopiedPage>,
): Section[] {
  const locale = config.themeConfig?.locales?.find((candidate) => candidate.lang === lang);
  const sidebars = Object.entries(locale?.sidebar ?? {});
  return navSections(config, lang, version).flatMap(({ name, holds }) => {
    const own = sidebars.filter(([prefix]) => holds(`${prefix}/`));
    const list = pagesOf(
      own.flatMap(([, items]) => items as SidebarEntry[]),
      pages,
    );
    return list.length > 0 ? { name, pages: list } : [];
  });
}

/** The lists of a language, where it has a home page: those of other versions have none at its address. */
function listsOf(home: CopiedPage | undefined, sections: readonly Section[]): File[] {
  if (!home) return [];
  const pages = [home, ...sections.flatMap((section) => section.pages)];
  return [
    [`${home.routePath}llms.txt`, llmsText(home, sections)],
    [`${home.routePath}llms-full.txt`, llmsFullText(pages)],
  ];
}

async function writeFiles(folder: string, files: readonly File[]): Promise<void> {
  for (const [address, text] of files) {
    const file = path.join(folder, address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** An overview lists the pages of its section, which stand in no Markdown of its own. */
const withOverview = (page: CopiedPage, { pages }: Section): CopiedPage => {
  const others = pages.filter(({ routePath }) => routePath !== page.routePath);
  return { ...page, text: `${page.text}\n${pageList(others)}\n` };
};

/**
 * Writes each page once more as Markdown, beside its HTML, and the lists of these copies that language models look
 * for. The engine's `llms` compiles and renders every page a second time for it. Must stand before what strips the
 * page data.
 */
export function pluginMarkdownCopies(): RspressPlugin {
  const sources = new Map<string, SourcePage>();

  async function copiesOf(config: UserConfig, lang: Language, version: string): Promise<void> {
    const own = [...sources.values()].filter(
      (page) => page.lang === lang && page.version === version,
    );
    const copies = await Promise.all(own.map(copyOf));
    const pages = new Map(copies.map((page) => [page.routePath, page]));
    const sections = sectionsOf(config, { lang, version }, pages).map((section) => ({
      ...section,
      pages: section.pages.map((page) =>
        sources.get(page.routePath)?.frontmatter.overview === true
          ? withOverview(page, section)
          : page,
      ),
    }));
    for (const page of sections.flatMap((section) => section.pages))
      pages.set(page.routePath, page);
    await writeFiles(config.outDir ?? 'dist', [
      ...[...pages.values()].map(({ routePath, text }) => [copyFile(routePath), text] as const),
      ...listsOf(pages.get(homeOf(lang)), sections),
    ]);
  }

  return {
    name: 'markdown-copies',
    extendPageData({ routePath, title, lang, version, frontmatter, _filepath }) {
      sources.set(routePath, { routePath, title, lang, version, frontmatter, _filepath });
    },
    async afterBuild(config, isProd) {
      if (!isProd) return;
      for (const version of config.multiVersion?.versions ?? ['']) {
        for (const { lang } of LANGUAGES) await copiesOf(config, lang, version);
      }
    },
  };
}
