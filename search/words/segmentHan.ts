interface Cut {
  shortest: number;
  longest: number;
  isKnown: (part: string) => boolean;
}

/** Cost of a part: few known words are better than many, and a word is better than a single character. */
const COST = { known: 1, alone: 0.2, unknown: 3 };

/**
 * Splits text without spaces into as few known words as possible; unknown characters are separate. Undefined if the
 * allowed lengths can't cover the text.
 */
export function segmentRun(run: string, { shortest, longest, isKnown }: Cut): string[] | undefined {
  const costs: number[] = [0];
  const from: number[] = [];
  for (let end = 1; end <= run.length; end++) {
    costs[end] = Infinity;
    for (let start = Math.max(0, end - longest); start <= end - shortest; start++) {
      const length = end - start;
      const isWord = isKnown(run.slice(start, end));
      if (!isWord && length > 1) continue;
      const own = isWord ? COST.known + (length === 1 ? COST.alone : 0) : COST.unknown;
      const cost = (costs[start] ?? Infinity) + own;
      if (cost >= (costs[end] ?? Infinity)) continue;
      costs[end] = cost;
      from[end] = start;
    }
  }
  if (costs[run.length] === Infinity) return undefined;
  const parts: string[] = [];
  for (let end = run.length; end > 0; end = from[end] ?? 0) {
    parts.unshift(run.slice(from[end] ?? 0, end));
  }
  return parts;
}

const LONGEST_HAN_WORD = 8;

/** Segments Chinese characters into words of a vocabulary; used for pages and queries. */
export const segmentHan = (run: string, isKnown: (word: string) => boolean): string[] =>
  segmentRun(run, { shortest: 1, longest: LONGEST_HAN_WORD, isKnown }) ?? [];
