/** Search hits in the format of DocSearch's crawler; specification §3 'Search hit'. */

export type HitLevel = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/** Headings above and at the hit; `lvl0` is the section of the site, `lvl1` the page. */
export type HitHierarchy = Record<'lvl0' | 'lvl1', string> &
  Record<Exclude<HitLevel, 'lvl1'>, string | null>;

/** Text with `<mark>` and `</mark>` around matches; other markup is text. */
export interface MarkedValue {
  value: string;
}

export type MarkedHierarchy = Partial<Record<keyof HitHierarchy, MarkedValue>>;

/** A hit as stored. */
export interface SavedHit {
  objectID: string;
  url: string;
  type: HitLevel | 'content';
  content: string | null;
  hierarchy: HitHierarchy;
}

export interface SearchHit extends SavedHit {
  _highlightResult?: { hierarchy?: MarkedHierarchy; content?: MarkedValue };
  _snippetResult?: { hierarchy?: MarkedHierarchy; content?: MarkedValue };
}

/** A hit in a list, where hits in a page follow the page's own hit, if present. */
export interface GroupedHit extends SearchHit {
  parent: SearchHit | null;
}

export interface HitGroup {
  /** The hits' `lvl0`. */
  title: string;
  hits: GroupedHit[];
}

export const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

const HEADINGS = ['lvl0', ...LEVELS] as const satisfies (keyof HitHierarchy)[];

const TYPES: ReadonlySet<unknown> = new Set<SavedHit['type']>([...LEVELS, 'content']);

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const isText = (value: unknown): value is string => typeof value === 'string';

const textOrNull = (value: unknown): string | null => (isText(value) ? value : null);

/** Parses a stored hit, known fields only. @returns undefined if a list can't show it */
export function readSavedHit(value: unknown): SavedHit | undefined {
  const { objectID, url, type, content, hierarchy } = fieldsOf(value);
  const { lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 } = fieldsOf(hierarchy);
  if (!isText(objectID) || !isText(url) || !TYPES.has(type) || !isText(lvl0) || !isText(lvl1)) {
    return undefined;
  }
  return {
    objectID,
    url,
    type: type as SavedHit['type'],
    content: textOrNull(content),
    hierarchy: {
      lvl0,
      lvl1,
      lvl2: textOrNull(lvl2),
      lvl3: textOrNull(lvl3),
      lvl4: textOrNull(lvl4),
      lvl5: textOrNull(lvl5),
      lvl6: textOrNull(lvl6),
    },
  };
}

function readMarkedTexts(result: unknown): NonNullable<SearchHit['_snippetResult']> {
  const { hierarchy, content } = fieldsOf(result);
  const levels = fieldsOf(hierarchy);
  const markedValue = (marked: unknown) => textOrNull(fieldsOf(marked)['value']);
  const marks: MarkedHierarchy = {};
  for (const level of HEADINGS) {
    const value = markedValue(levels[level]);
    if (value !== null) marks[level] = { value };
  }
  const value = markedValue(content);
  return { hierarchy: marks, ...(value !== null && { content: { value } }) };
}

/** Parses a hit from a service, known fields only. @returns undefined if a list can't show it */
export function readSearchHit(value: unknown): SearchHit | undefined {
  const hit = readSavedHit(value);
  if (!hit) return undefined;
  const { _highlightResult, _snippetResult } = fieldsOf(value);
  return {
    ...hit,
    _highlightResult: readMarkedTexts(_highlightResult),
    _snippetResult: readMarkedTexts(_snippetResult),
  };
}

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

/** Groups hits by section of the site and then by page, both in the order of their best hit. */
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

/** The part of a hit that recent and favorite searches store: for an excerpt, its section or page. */
export function savedHit({ objectID, url, type, content, hierarchy }: SavedHit): SavedHit {
  if (type !== 'content') return { objectID, url, type, content, hierarchy };
  const section = LEVELS.findLast((level) => hierarchy[level] !== null) ?? 'lvl1';
  return { objectID, url, type: section, content: null, hierarchy };
}
