/** An entry of a generated sidebar: a page, or a folder with its pages. */
export type SidebarEntry =
  { text: string; link: string } | { text: string; items: SidebarEntry[]; collapsed: boolean };

interface ListedPage {
  file: string;
  title: string;
}

/**
 * The sidebar of a section as engines generate it automatically: folders and pages by name, the folder's own page
 * first.
 * @param home route of the language's home page, ending with a slash.
 * @param folder route of the section below it, ending with a slash; empty for all.
 */
export function sidebarTree(
  pages: readonly ListedPage[],
  home: string,
  folder: string,
): SidebarEntry[] {
  const below = pages.filter(({ file }) => file.startsWith(folder));
  const names = new Set(below.map(({ file }) => file.slice(folder.length).replace(/\/.*/, '/')));
  const inOrder = [...names].sort((a, b) => Number(b === 'index.md') - Number(a === 'index.md'));
  return inOrder.map((name) => {
    if (name.endsWith('/')) {
      const items = sidebarTree(below, home, folder + name);
      return { text: name.slice(0, -1), items, collapsed: true };
    }
    const page = below.find(({ file }) => file === folder + name);
    const route = (folder + name).replace(/(index)?\.md$/, '');
    return { text: page?.title ?? name, link: home + route };
  });
}
