import path from 'node:path';
import type { FileDiagnostic, JsonFile } from './Diagnostic';
import { sidebarEntries, type SidebarEntry } from './sidebarEntries';

/** A `_meta.json`, which orders the sidebar of its folder. */
export interface SidebarFile extends JsonFile {
  /** Below the folder of its language, for example `guide/start`. */
  readonly folder: string;
}

/** The pages of one language and what orders them; paths are those below its folder. */
export interface SidebarSource<Page, File> {
  /** The folder of the language: `docs/en`. */
  readonly root: string;
  readonly pages: readonly Page[];
  readonly sidebars: readonly File[];
}

/** A place of a page in the sidebar. */
export interface PlacedEntry<Page> {
  readonly page: Page;
  readonly file: string;
  readonly line: number;
}

export interface SidebarTree<Page, File> {
  readonly placedEntries: readonly PlacedEntry<Page>[];
  readonly problems: readonly FileDiagnostic[];
  /** Files that the sidebar of their section reaches. */
  readonly reached: ReadonlySet<File>;
  /** Folders without such a file. */
  readonly unordered: readonly string[];
  /** Folders whose entries cannot be known, so that nothing can be said of their pages. */
  readonly unknown: readonly string[];
}

/** Follows the `_meta.json` files of one section as the engine does. */
export function sidebarTree<Page extends { readonly path: string }, File extends SidebarFile>(
  { root, pages, sidebars: files }: SidebarSource<Page, File>,
  section: string,
): SidebarTree<Page, File> {
  const placedEntries: PlacedEntry<Page>[] = [];
  const problems: FileDiagnostic[] = [];
  const reached = new Set<File>();
  const unordered: string[] = [];
  const unknown: string[] = [];
  const open = new Set<string>();
  const sidebars = new Map(files.map((sidebar) => [sidebar.folder, sidebar]));
  walk(section);
  return { placedEntries, problems, reached, unordered, unknown };

  function walk(folder: string, isLeftOut: (entry: SidebarEntry) => boolean = () => false): void {
    const sidebar = sidebars.get(folder);
    if (!sidebar || sidebar.diagnostics.length > 0) {
      unknown.push(folder);
      if (sidebar) reached.add(sidebar);
      else unordered.push(folder);
      return;
    }
    open.add(folder);
    reached.add(sidebar);
    const { entries, problems: diagnostics } = sidebarEntries(sidebar);
    problems.push(...diagnostics);
    for (const entry of entries) {
      if (!isLeftOut(entry)) follow(sidebar, entry);
    }
    open.delete(folder);
  }

  function follow(sidebar: SidebarFile, entry: SidebarEntry): void {
    // Without a name it leads nowhere, which has been said.
    if (entry.name === '') return;
    const target = path.posix.join(sidebar.folder, entry.name);
    const page = pageOf(target);
    if (entry.kind === 'file') {
      if (page) stand(page, sidebar, entry);
      else
        complain(
          sidebar,
          entry,
          `no page ${entry.name} here`,
          `add ${root}/${target}.mdx, or remove the entry`,
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
          `add ${root}/${target}/, or remove the entry`,
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
    placedEntries.push({ page, file, line });
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
    return pages.find((page) => bare(page.path) === bare(target));
  }

  function hasPages(target: string): boolean {
    return pages.some((page) => page.path.startsWith(`${target}/`));
  }
}

const bare = (file: string): string => file.replace(/\.mdx?$/, '');

/** Where a `_meta.json` stands beside `_nav.json`. */
export const aboveSections = (file: string): FileDiagnostic => ({
  file,
  line: 1,
  found: 'a _meta.json above the sections joins their sidebars into one',
  remedy: 'move its entries into the sections',
});
