import { markdownFile } from './markdownFile';
import {
  llmsFullText,
  llmsText,
  pageList,
  sectionLists,
  type ExportedPage,
  type Section,
} from './llmsText';

export type ExportedFile = readonly [address: string, text: string];

interface LanguageExport {
  /** The route of the language's home page. */
  home: string;
  pages: readonly ExportedPage[];
  sections: readonly Section[];
  /** Whether a page generates a list of other pages, which isn't in its Markdown. */
  isOverview: (page: ExportedPage) => boolean;
}

/** Pages that https://llmstxt.org calls optional: those outside the sections of the navbar. */
const OUTSIDE = 'Optional';

/** An overview lists its section, or all sections if it's outside them. */
function withOverview(page: ExportedPage, sections: readonly Section[]): ExportedPage {
  const own = sections.find(({ pages }) => pages.includes(page));
  const list = own
    ? pageList(own.pages.filter(({ routePath }) => routePath !== page.routePath))
    : sectionLists(sections);
  return { ...page, text: `${page.text}\n${list}\n` };
}

/** Every file of one language: each page's copy, and the lists if the language has a home page. */
export function exportedFiles({
  home,
  pages,
  sections,
  isOverview,
}: LanguageExport): ExportedFile[] {
  const whole = new Map(
    pages.map((page) => [page.routePath, isOverview(page) ? withOverview(page, sections) : page]),
  );
  const copies: ExportedFile[] = [...whole.values()].map(({ routePath, text }) => [
    markdownFile(routePath),
    text,
  ]);
  const first = whole.get(home);
  if (!first) return copies;
  const inside = new Set(sections.flatMap((section) => section.pages));
  const outside = pages.filter((page) => page.routePath !== home && !inside.has(page));
  const all = outside.length > 0 ? [...sections, { name: OUTSIDE, pages: outside }] : sections;
  const ordered = all.flatMap((section) => section.pages);
  return [
    ...copies,
    [`${home}llms.txt`, llmsText(first, all)],
    [
      `${home}llms-full.txt`,
      llmsFullText([first, ...ordered.map((page) => whole.get(page.routePath) ?? page)]),
    ],
  ];
}
