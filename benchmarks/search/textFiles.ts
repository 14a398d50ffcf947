import { textPlace, type SearchIndex } from '@search/index/searchIndex';
import type { SearchHit } from '@search/client/searchHit';
import { sectionAt } from '@search/rank/sectionAt';
import { HITS_IN_VIEW } from '@search/client/searchClient';

/** The text files loaded for the visible hits, on a site at the root. */
export function textFilesOf(shown: readonly SearchHit[], index: SearchIndex): Set<string> {
  const places = shown.slice(0, HITS_IN_VIEW).map(({ url }) => sectionAt(url, index, '/'));
  const files = places.map((place) => place && textPlace(place.page, place.section).file);
  return new Set(files.filter((file) => file !== undefined));
}
