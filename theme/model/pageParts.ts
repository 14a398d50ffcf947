/** The parts of the layout that front matter or query can hide; specification §2 'Query switches'. */
export const PAGE_PARTS = ['navbar', 'sidebar', 'outline', 'footer'] as const;

export type PagePart = (typeof PAGE_PARTS)[number];

/** The parts hidden by `?navbar=0` and similar. */
export function hiddenByQuery(search: string): PagePart[] {
  const query = new URLSearchParams(search);
  return PAGE_PARTS.filter((part) => query.get(part) === '0');
}

/** Whether front matter allows a part: only `false` hides it. */
export function shownByFrontMatter(
  frontmatter: Readonly<Record<string, unknown>>,
  part: PagePart,
): boolean {
  return frontmatter[part] !== false;
}
