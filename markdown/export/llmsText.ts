import { absoluteUrl } from '@publish/absoluteUrl';
import { routeOf } from '@config/navSections';
import { site } from '@config/site';
import { markdownFile } from './markdownFile';

/** A page as the lists name it. */
export interface ExportedPage {
  routePath: string;
  title: string;
  description: string;
  /** Its Markdown copy. */
  text: string;
}

/** An entry of a sidebar as the engine makes it of `_meta.json`; a group may lead to a page, too. */
export interface SidebarEntry {
  text?: string;
  link?: string;
  items?: readonly SidebarEntry[];
}

/** A section of the site: its name in the top bar, and its pages in the order of its sidebar. */
export interface Section {
  name: string;
  pages: readonly ExportedPage[];
}

const linksOf = (entry: SidebarEntry): string[] => [
  ...(entry.link ? [entry.link] : []),
  ...(entry.items ?? []).flatMap(linksOf),
];

/** The pages of a sidebar, each once. */
export const pagesOf = (
  sidebar: readonly SidebarEntry[],
  pages: ReadonlyMap<string, ExportedPage>,
): ExportedPage[] =>
  [...new Set(sidebar.flatMap(linksOf))].flatMap((link) => pages.get(routeOf(link)) ?? []);

/** Pages as a list, each by its copy and with its description. */
export const pageList = (pages: readonly ExportedPage[]): string => pages.map(line).join('\n');

const line = ({ title, routePath, description }: ExportedPage): string =>
  `- [${title}](${absoluteUrl(markdownFile(routePath))})${description ? `: ${description}` : ''}`;

/** Every section's pages under its name. */
export const sectionLists = (sections: readonly Section[]): string =>
  sections.map(({ name, pages }) => `## ${name}\n\n${pageList(pages)}`).join('\n\n');

/** `llms.txt`, as https://llmstxt.org describes it: every page by its Markdown copy. */
export const llmsText = (home: ExportedPage, sections: readonly Section[]): string =>
  [`# ${site.name}`, `> ${home.description}`, sectionLists(sections)].join('\n\n') + '\n';

/** `llms-full.txt`: every copy, each after the address of its page. */
export const llmsFullText = (pages: readonly ExportedPage[]): string =>
  pages
    .map(({ routePath, text }) => `---\nurl: ${absoluteUrl(routePath)}\n---\n\n${text}`)
    .join('\n');
