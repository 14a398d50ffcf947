/** So that one page does not fill the list. */
const MAX_SECTIONS_PER_PAGE = 5;

/** The best of a ranking, with so many sections of each page only. */
export function limitPerPage<T extends { page: number }>(ranked: readonly T[], limit: number): T[] {
  const counts = new Map<number, number>();
  const kept = ranked.filter(({ page }) => {
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    return count <= MAX_SECTIONS_PER_PAGE;
  });
  return kept.slice(0, limit);
}

/**
 * How much weaker than the best hit of the next part of the site a hit may be and still stand above it: hits are shown
 * by parts, the best one's first, and a reader should not have to pass its weak ones.
 */
const LEAST_BESIDE_NEXT = 0.6;

/** Of a ranking, what is worth its place where hits are shown by groups. */
export function dropWeakGroups<T extends { score: number }>(
  ranked: readonly T[],
  groupOf: (hit: T) => string,
): T[] {
  const best = new Map<string, number>();
  for (const hit of ranked) if (!best.has(groupOf(hit))) best.set(groupOf(hit), hit.score);
  const bests = [...best.values(), 0];
  const places = new Map([...best.keys()].map((group, at) => [group, at]));
  return ranked.filter((hit) => {
    const next = bests[(places.get(groupOf(hit)) ?? 0) + 1] ?? 0;
    return hit.score >= next * LEAST_BESIDE_NEXT;
  });
}
