import type { IndexedPage, SearchIndex } from '../index/searchIndex';
import {
  LEVELS,
  type HitHierarchy,
  type MarkedHierarchy,
  type SearchHit,
} from '../client/searchHit';
import { foundRanges, mark } from './marks';
import type { Ranked, Ranker } from './rank';

/** The headings above and at a section of a page. */
function hierarchyOf({ title, group, sections }: IndexedPage, section: number): HitHierarchy {
  const hierarchy: HitHierarchy = {
    lvl0: group,
    lvl1: title,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  let above = Infinity;
  for (let index = section; index > 0; index--) {
    const { heading, depth } = sections[index] ?? { heading: '', depth: 1 };
    if (depth >= above || depth === 1) continue;
    hierarchy[LEVELS[depth - 1] ?? 'lvl6'] = heading;
    above = depth;
  }
  return hierarchy;
}

/** A ranked section in the hit format of the hosted service. */
function hitOf({ page, section, isHeading }: Ranked, index: SearchIndex, base: string) {
  const indexed = index.pages[page];
  const part = indexed?.sections[section];
  if (!indexed || !part)
    throw new Error(`The search index has no section ${section} of page ${page}.`);
  const url = `${base.replace(/\/$/, '')}${indexed.route}${part.id && `#${part.id}`}`;
  const level = LEVELS[part.depth - 1] ?? 'lvl6';
  const hit: SearchHit = {
    objectID: url,
    url,
    type: isHeading ? level : 'content',
    content: null,
    hierarchy: hierarchyOf(indexed, section),
  };
  return hit;
}

/** The hits of a query, best first, with marks in their headings. */
export function answer(
  query: string,
  limit: number,
  { ranker, index, base }: { ranker: Ranker; index: SearchIndex; base: string },
): SearchHit[] {
  const queryTerms = ranker.read(query);
  return ranker.rank(query, limit).map((ranked) => {
    const hit = hitOf(ranked, index, base);
    const hierarchy: MarkedHierarchy = {};
    for (const level of LEVELS) {
      const heading = hit.hierarchy[level];
      if (heading) {
        hierarchy[level] = {
          value: mark(heading, foundRanges(heading, queryTerms, ranker.vocabulary)),
        };
      }
    }
    return { ...hit, _highlightResult: { hierarchy } };
  });
}
