import type { IndexedPage, SearchIndex } from '../index/searchIndex';

/** The page, and the number of the section on it, that a hit's address leads to; undefined where the index has none. */
export function sectionAt(
  url: string,
  { pages }: SearchIndex,
  base: string,
): { page: IndexedPage; section: number } | undefined {
  const [route = '', id = ''] = url.slice(base.replace(/\/$/, '').length).split('#');
  const page = pages.find((candidate) => candidate.route === route);
  const section = page?.sections.findIndex((candidate) => candidate.id === id) ?? -1;
  return page && section >= 0 ? { page, section } : undefined;
}
