import path from 'node:path';
import type { Language } from '@config/site';
import type { Problem } from '../report/Problem';
import { sidebarEntries, type SidebarEntry } from './sidebarEntries';
import type { Page, SidebarFile, Site } from './Site';

/** A place of a page in the sidebar. */
export interface Standing {
  readonly page: Page;
  readonly file: string;
  readonly line: number;
}

export interface SidebarTree {
  readonly standings: readonly Standing[];
  readonly problems: readonly Problem[];
  /** Files that the sidebar of their section reaches. */
  readonly reached: ReadonlySet<SidebarFile>;
  /** Folders whose entries cannot be known, so that nothing can be said of their pages. */
  readonly unknown: readonly string[];
}

/** Follows the `_meta.json` files of one section as the engine does. */
export function sidebarTree(site: Site, lang: Language, section: string): SidebarTree {
  const standings: Standing[] = [];
  const problems: Problem[] = [];
  const reached = new Set<SidebarFile>();
  const unknown: string[] = [];
  const open = new Set<string>();
  const sidebars = new Map(
    site.sidebars
      .filter((sidebar) => sidebar.lang === lang)
      .map((sidebar) => [sidebar.folder, sidebar]),
  );
  walk(section);
  return { standings, problems, reached, unknown };

  function walk(folder: string, isLeftOut: (entry: SidebarEntry) => boolean = () => false): void {
    const sidebar = sidebars.get(folder);
    if (!sidebar || sidebar.faults.length > 0) {
      unknown.push(folder);
      if (sidebar) reached.add(sidebar);
      else problems.push(missing(lang, folder));
      return;
    }
    open.add(folder);
    reached.add(sidebar);
    const { entries, problems: faults } = sidebarEntries(sidebar);
    problems.push(...faults);
    for (const entry of entries) {
      if (!isLeftOut(entry)) follow(sidebar, entry);
    }
    open.delete(folder);
  }

  function follow(sidebar: SidebarFile, entry: SidebarEntry): void {
    const target = path.posix.join(sidebar.folder, entry.name);
    const page = pageOf(target);
    if (entry.kind === 'file') {
      if (page) stand(page, sidebar, entry);
      else
        complain(
          sidebar,
          entry,
          `no page ${entry.name} here`,
          `add docs/${lang}/${target}.mdx, or remove the entry`,
        );
    } else if (entry.kind === 'dir' || entry.kind === 'dir-section-header') {
      if (open.has(target))
        complain(sidebar, entry, `${entry.name} leads back to this folder`, 'remove the entry');
      else if (hasPages(target)) folder(sidebar, entry, target, page);
      else
        complain(
          sidebar,
          entry,
          `no folder ${entry.name} with pages here`,
          `add docs/${lang}/${target}/, or remove the entry`,
        );
    }
  }

  /** A group links to the page of its own name, else to its index page, unless that is listed as a plain "index". */
  function folder(
    sidebar: SidebarFile,
    entry: SidebarEntry,
    target: string,
    page: Page | undefined,
  ): void {
    if (entry.kind === 'dir-section-header') {
      walk(target);
    } else if (page) {
      stand(page, sidebar, entry);
      walk(target);
    } else {
      group(sidebar, entry, target);
    }
  }

  function group(sidebar: SidebarFile, entry: SidebarEntry, target: string): void {
    const index = pageOf(`${target}/index`);
    const inner = sidebars.get(target);
    const listsIndex =
      inner &&
      sidebarEntries(inner).entries.some((item) => item.isPlain && bare(item.name) === 'index');
    if (!index || listsIndex) {
      walk(target);
    } else {
      stand(index, sidebar, entry);
      walk(target, (item) => !item.isPlain && item.kind === 'file' && item.name === 'index.md');
    }
  }

  function stand(page: Page, { file }: SidebarFile, { line }: SidebarEntry): void {
    standings.push({ page, file, line });
  }

  function complain(
    { file }: SidebarFile,
    { line }: SidebarEntry,
    found: string,
    remedy: string,
  ): void {
    problems.push({ file, line, found, remedy });
  }

  function pageOf(target: string): Page | undefined {
    return site.pages.find((page) => page.lang === lang && bare(page.path) === bare(target));
  }

  function hasPages(target: string): boolean {
    return site.pages.some((page) => page.lang === lang && page.path.startsWith(`${target}/`));
  }
}

const bare = (file: string): string => file.replace(/\.mdx?$/, '');

function missing(lang: Language, folder: string): Problem {
  return {
    file: `docs/${lang}/${folder}/_meta.json`,
    line: 1,
    found: 'the file is missing, so the sidebar has no order here',
    remedy: 'add it with one entry for each page of the folder',
  };
}
