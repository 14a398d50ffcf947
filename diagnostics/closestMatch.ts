import { closest, distance } from 'fastest-levenshtein';

/** The candidate closest to a misspelled `word`; undefined if none is close. */
export function closestMatch(word: string, candidates: readonly string[]): string | undefined {
  if (candidates.length === 0) return undefined;
  const candidate = closest(word, candidates);
  const allowed = word.length < 4 ? 1 : Math.max(2, Math.floor(word.length / 4));
  return distance(word, candidate) <= allowed ? candidate : undefined;
}
