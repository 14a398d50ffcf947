/** The parts of a page that front matter or the address may hide; specification §2 'Query switches'. */
export const PAGE_PARTS = ['navbar', 'sidebar', 'outline', 'footer'] as const;

export type PagePart = (typeof PAGE_PARTS)[number];

/** The parts that `?navbar=0` and the like hide. */
export function hiddenByQuery(search: string): PagePart[] {
  const query = new URLSearchParams(search);
  return PAGE_PARTS.filter((part) => query.get(part) === '0');
}

/** Whether front matter keeps a part: anything but `false` does. */
export function shownByFrontMatter(
  frontmatter: Readonly<Record<string, unknown>>,
  part: PagePart,
): boolean {
  return frontmatter[part] !== false;
}
