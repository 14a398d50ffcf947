import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageIndexInfo, RspressPlugin, UserConfig } from '@rspress/core';
import { navSections } from '@config/navSections';
import { homeOf, LANGUAGES, type Language } from '@config/site';
import type { UnchangedPages } from '@engine/cache/UnchangedPages';
import { writeFileBelow } from '@publish/writeFileBelow';
import { exportedFiles } from './exportedFiles';
import { pagesOf, type ExportedPage, type Section, type SidebarEntry } from './llmsText';
import { markdownFile } from './markdownFile';
import { markdownText } from './markdownText';
import { markdownUrl } from './markdownUrl';

interface HomeData {
  title?: string;
  description?: string;
  features?: readonly { title: string; details: string; link?: string }[];
}

/** Markdown of a home page, whose text is in its front matter. */
export function homeText({ title = '', description = '', features = [] }: HomeData): string {
  const items = features.map((feature) => {
    const name = feature.link ? `[${feature.title}](${feature.link})` : feature.title;
    return `- ${name}: ${feature.details}`;
  });
  return `# ${title}\n\n${description}\n\n${items.join('\n')}\n`;
}

const FRONT_MATTER = /^---\r?\n[^]*?\r?\n---(?:\r?\n|$)/;

type SourcePage = Pick<
  PageIndexInfo,
  'routePath' | 'title' | 'lang' | 'version' | 'frontmatter' | '_filepath'
>;

function exportPage(page: SourcePage): ExportedPage {
  const { frontmatter, title, routePath } = page;
  const lang = page.lang as Language;
  const source = readFileSync(page._filepath, 'utf8');
  const home = frontmatter.pageType === 'home' ? homeText(frontmatter) : '';
  const text = markdownText(home + source.replace(FRONT_MATTER, ''), {
    lang,
    urlOf: (href) => markdownUrl(href, lang),
  });
  return { routePath, title, description: frontmatter.description ?? '', text };
}

/** The sections of a language, each with its pages in sidebar order. */
function sectionsOf(
  config: UserConfig,
  { lang, version }: { lang: Language; version: string },
  pages: ReadonlyMap<string, ExportedPage>,
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

/**
 * Writes each page as Markdown next to its HTML, and the lists `llms.txt` and `llms-full.txt`. The engine's `llms`
 * option would compile and render every page a second time. Has to come before the plugin that strips the page data.
 * @param unchanged pages whose files stay in the built site
 */
export function pluginMarkdownExport(unchanged: Pick<UnchangedPages, 'routes'>): RspressPlugin {
  const sources = new Map<string, SourcePage>();

  function writeCopies(config: UserConfig, lang: Language, version: string): void {
    const own = [...sources.values()].filter(
      (page) => page.lang === lang && page.version === version,
    );
    const copies = own.map(exportPage);
    const pages = new Map(copies.map((page) => [page.routePath, page]));
    const files = exportedFiles({
      home: homeOf(lang),
      pages: copies,
      sections: sectionsOf(config, { lang, version }, pages),
      isOverview: ({ routePath }) => sources.get(routePath)?.frontmatter.overview === true,
    });
    const { outDir = 'dist' } = config;
    const unchangedFiles = new Set([...unchanged.routes].map(markdownFile));
    for (const [address, text] of files) {
      if (unchangedFiles.has(address) && existsSync(path.join(outDir, address))) continue;
      writeFileBelow(outDir, address, text);
    }
  }

  return {
    name: 'markdown-export',
    extendPageData({ routePath, title, lang, version, frontmatter, _filepath }) {
      sources.set(routePath, { routePath, title, lang, version, frontmatter, _filepath });
    },
    afterBuild(config, isProd) {
      if (!isProd) return;
      for (const version of config.multiVersion?.versions ?? ['']) {
        for (const { lang } of LANGUAGES) writeCopies(config, lang, version);
      }
    },
  };
}
