/** What search answers with, in the hit format of DocSearch's crawler; specification §3 'Search hit'. */

export type HitLevel = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/** Headings above and at the hit; `lvl0` is the part of the site, `lvl1` the page. */
export type HitHierarchy = Record<'lvl0' | 'lvl1', string> &
  Record<Exclude<HitLevel, 'lvl1'>, string | null>;

/** A text in which `<mark>` and `</mark>` enclose what the query found; nothing else in it is markup. */
export interface MarkedValue {
  value: string;
}

export type MarkedHierarchy = Partial<Record<keyof HitHierarchy, MarkedValue>>;

/** A hit as it is kept in storage. */
export interface SavedHit {
  objectID: string;
  url: string;
  type: HitLevel | 'content';
  content: string | null;
  hierarchy: HitHierarchy;
}

/** Whether a value, such as one that storage or a service gave, can be shown as a hit. */
export function isSavedHit(value: unknown): value is SavedHit {
  const { objectID, url, hierarchy } = (value ?? {}) as Record<keyof SavedHit, unknown>;
  const levels = (hierarchy ?? {}) as Record<keyof HitHierarchy, unknown>;
  return (
    [objectID, url, levels.lvl0, levels.lvl1].every((text) => typeof text === 'string') &&
    LEVELS.every((level) => typeof (levels[level] ?? '') === 'string')
  );
}

export interface SearchHit extends SavedHit {
  _highlightResult?: { hierarchy?: MarkedHierarchy; content?: MarkedValue };
  _snippetResult?: { hierarchy?: MarkedHierarchy; content?: MarkedValue };
}

/** A hit among the others of its page: a child's parent is the page's own hit, where there is one. */
export interface GroupedHit extends SearchHit {
  parent: SearchHit | null;
}

export interface HitGroup {
  /** The hits' `lvl0`. */
  title: string;
  hits: GroupedHit[];
}

export const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

function groupBy<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
  most: number,
): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item)) ?? [];
    if (group.length < most) group.push(item);
    groups.set(keyOf(item), group);
  }
  return groups;
}

/** Groups hits by part of the site and, inside, by page; both in the order of their best hit. */
export function groupHits(hits: readonly SearchHit[], mostPerGroup: number): HitGroup[] {
  const groups = groupBy(hits, ({ hierarchy }) => hierarchy.lvl0, mostPerGroup);
  return Array.from(groups, ([title, items]) => {
    const pages = groupBy(items, ({ hierarchy }) => hierarchy.lvl1, mostPerGroup);
    return { title, hits: [...pages.values()].flatMap(withParents) };
  });
}

function withParents(hits: readonly SearchHit[]): GroupedHit[] {
  const page = hits.find(({ type }) => type === 'lvl1') ?? null;
  return hits.map((hit) => ({ ...hit, parent: hit.type === 'lvl1' ? null : page }));
}

/** What recent and favorite searches keep of a hit: its page instead of a passage; undefined where that is unknown. */
export function savedHit(hit: GroupedHit | SavedHit): SavedHit | undefined {
  const kept = hit.type === 'content' && 'parent' in hit ? hit.parent : hit;
  if (!kept) return undefined;
  const { objectID, url, type, content, hierarchy } = kept;
  return { objectID, url, type, content, hierarchy };
}
