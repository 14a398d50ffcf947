import type { GoldenQuery } from './goldenQueries';

/** A query and the pages that search found, best first, each once. */
export interface Answered extends GoldenQuery {
  found: string[];
}

export interface Quality {
  queries: number;
  /** Shares of queries, 0 to 1. */
  hitAt1: number;
  hitAt3: number;
  empty: number;
  meanReciprocalRank: number;
}

/** Rank of the first acceptable page, from 1; 0 if there is none. */
export const rankOf = ({ pages, found }: Answered): number =>
  found.findIndex((page) => pages.includes(page)) + 1;

/** Quality of the results for a set of queries. */
export function qualityOf(answers: readonly Answered[]): Quality {
  const ranks = answers.map(rankOf);
  const share = (holds: (rank: number) => boolean) =>
    ranks.filter(holds).length / Math.max(1, ranks.length);
  return {
    queries: answers.length,
    hitAt1: share((rank) => rank === 1),
    hitAt3: share((rank) => rank >= 1 && rank <= 3),
    empty: answers.filter(({ found }) => found.length === 0).length / Math.max(1, answers.length),
    meanReciprocalRank:
      ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0) / Math.max(1, ranks.length),
  };
}

/** The value below which this share of all values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
