import type { IndexedPage, SearchIndex } from '../index/searchIndex';

/** Page and section number for a hit's URL; undefined if the index doesn't contain it. */
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
