import path from 'node:path';
import type { FileDiagnostic, JsonFile } from './Diagnostic';
import { sidebarEntries, type SidebarEntry } from './sidebarEntries';

/** A `_meta.json`, which sorts the sidebar of its folder. */
export interface SidebarFile extends JsonFile {
  /** Relative to the folder of its language, for example `guide/start`. */
  readonly folder: string;
}

/** Pages and `_meta.json` files of one language; paths are relative to its folder. */
export interface SidebarSource<Page, File> {
  /** Folder of the language: `docs/en`. */
  readonly root: string;
  readonly pages: readonly Page[];
  readonly sidebars: readonly File[];
}

/** An entry of a page in the sidebar. */
export interface PlacedEntry<Page> {
  readonly page: Page;
  readonly file: string;
  readonly line: number;
}

export interface SidebarTree<Page, File> {
  readonly placedEntries: readonly PlacedEntry<Page>[];
  readonly problems: readonly FileDiagnostic[];
  /** Files that the sidebar of their section includes. */
  readonly reached: ReadonlySet<File>;
  /** Folders without a `_meta.json`. */
  readonly unordered: readonly string[];
  /** Folders whose entries are unknown, so that nothing can be reported about their pages. */
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
  // Reversed, so that the first of several pages with the same name stays.
  const pagesByName = new Map([...pages].reverse().map((page) => [bare(page.path), page]));
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
    // An entry without a name has no target; already reported.
    if (entry.name === '') return;
    const target = path.posix.join(sidebar.folder, entry.name);
    const page = pageOf(target);
    if (entry.kind === 'file') {
      if (page) addEntry(page, sidebar, entry);
      else
        report(
          sidebar,
          entry,
          `no page ${entry.name} here`,
          `add ${root}/${target}.mdx, or remove the entry`,
        );
    } else if (entry.kind === 'dir' || entry.kind === 'dir-section-header') {
      if (open.has(target))
        report(sidebar, entry, `${entry.name} links back to this folder`, 'remove the entry');
      else if (hasPages(target)) folder(sidebar, entry, target, page);
      else
        report(
          sidebar,
          entry,
          `no folder ${entry.name} with pages here`,
          `add ${root}/${target}/, or remove the entry`,
        );
    }
  }

  /**
   * A group links to the page with the same name, or else to its index page, unless its `_meta.json` lists that as the
   * string "index".
   */
  function folder(
    sidebar: SidebarFile,
    entry: SidebarEntry,
    target: string,
    page: Page | undefined,
  ): void {
    if (entry.kind === 'dir-section-header') {
      walk(target);
    } else if (page) {
      addEntry(page, sidebar, entry);
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
      sidebarEntries(inner).entries.some((item) => item.isString && bare(item.name) === 'index');
    if (!index || listsIndex) {
      walk(target);
    } else {
      addEntry(index, sidebar, entry);
      walk(target, (item) => !item.isString && item.kind === 'file' && item.name === 'index.md');
    }
  }

  function addEntry(page: Page, { file }: SidebarFile, { line }: SidebarEntry): void {
    placedEntries.push({ page, file, line });
  }

  function report(
    { file }: SidebarFile,
    { line }: SidebarEntry,
    found: string,
    remedy: string,
  ): void {
    problems.push({ file, line, found, remedy });
  }

  function pageOf(target: string): Page | undefined {
    return pagesByName.get(bare(target));
  }

  function hasPages(target: string): boolean {
    return pages.some((page) => page.path.startsWith(`${target}/`));
  }
}

const bare = (file: string): string => file.replace(/\.mdx?$/, '');

/** Diagnostic for a `_meta.json` next to `_nav.json`. */
export const aboveSections = (file: string): FileDiagnostic => ({
  file,
  line: 1,
  found: 'a _meta.json above the sections joins their sidebars into one',
  remedy: 'move its entries into the sections',
});
