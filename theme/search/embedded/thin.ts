/** So that one page does not fill the list. */
const MOST_SECTIONS_PER_PAGE = 5;

/** The best of a ranking, with so many sections of each page only. */
export function thin<T extends { page: number }>(ranked: readonly T[], limit: number): T[] {
  const counts = new Map<number, number>();
  const kept = ranked.filter(({ page }) => {
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    return count <= MOST_SECTIONS_PER_PAGE;
  });
  return kept.slice(0, limit);
}
