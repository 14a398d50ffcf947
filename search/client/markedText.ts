import { LEVELS, type HitHierarchy, type SavedHit, type SearchHit } from './searchHit';

/** Part of a text, and whether it matches the query. */
export interface Fragment {
  text: string;
  isMarked: boolean;
}

/** Parses a text with marks into fragments, so that views can show it without trusting it as HTML. */
export function readMarks(value: string): Fragment[] {
  let isMarked = false;
  return value
    .split(/(<\/?mark>)/)
    .flatMap((text) => {
      if (text === '<mark>' || text === '</mark>') {
        isMarked = text === '<mark>';
        return [];
      }
      return [{ text, isMarked }];
    })
    .filter(({ text }) => text !== '');
}

/** The nearest heading above or at a hit. */
const headingLevel = ({ hierarchy }: Pick<SavedHit, 'hierarchy'>): keyof HitHierarchy =>
  LEVELS.findLast((level) => hierarchy[level]) ?? 'lvl0';

/** The texts of a hit: its title, and the matching excerpt or the page's title below. */
export function hitTexts(
  hit: SearchHit & { parent?: SearchHit | null },
  excerpt?: string,
): { title: Fragment[]; detail: Fragment[] } {
  const marked = (level: keyof HitHierarchy) =>
    hit._snippetResult?.hierarchy?.[level]?.value ??
    hit._highlightResult?.hierarchy?.[level]?.value ??
    hit.hierarchy[level] ??
    '';
  const level = headingLevel(hit);
  const passage = excerpt ?? hit._snippetResult?.content?.value ?? '';
  const page = level === 'lvl1' || hit.parent ? '' : marked('lvl1');
  return {
    title: readMarks(marked(level)),
    detail: readMarks(hit.type === 'content' || !page ? passage || page : page),
  };
}
