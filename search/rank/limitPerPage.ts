/** Maximum number of hits for one page. */
const MAX_SECTIONS_PER_PAGE = 5;

/** The best hits of a ranking, with a limited number for each page. */
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
 * Minimum score of a hit relative to the best hit of the next section of the site. Hits are shown by section, the
 * best section first, and its weak hits shouldn't come before better ones.
 */
const MIN_RELATIVE_TO_NEXT = 0.6;

/** Removes hits that are too weak for their position in the grouped list. */
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
    return hit.score >= next * MIN_RELATIVE_TO_NEXT;
  });
}
