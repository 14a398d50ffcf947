import { median } from '../tools/report';

/** Used fields of a Lighthouse report. Scores are from 0 to 1; null if there is none. */
export interface LighthouseReport {
  finalDisplayedUrl: string;
  categories: Record<string, { title: string; score: number | null }>;
  audits: Record<
    string,
    { title: string; score: number | null; scoreDisplayMode: string; displayValue?: string }
  >;
}

/** An audit with less than the full score in at least one report. */
export interface Shortfall {
  id: string;
  title: string;
  /** From 0 to 100: the median, and the score of each report. */
  score: number;
  scores: readonly number[];
  /** The measurement of the last of those reports. */
  found: string;
}

/** Audits of these kinds are informative and cost no points. */
const UNSCORED = new Set(['notApplicable', 'informative', 'manual', 'error']);

const inPercent = (score: number | null | undefined): number => Math.round((score ?? 0) * 100);

/** The median of each category's score, from 0 to 100, by its title. */
export const categoryScores = (reports: readonly LighthouseReport[]): Record<string, number> =>
  Object.fromEntries(
    Object.entries(reports[0]?.categories ?? {}).map(([id, { title }]) => [
      title,
      median(reports.map(({ categories }) => inPercent(categories[id]?.score))),
    ]),
  );

export function shortfalls(reports: readonly LighthouseReport[]): Shortfall[] {
  const ids = new Set(reports.flatMap(({ audits }) => Object.keys(audits)));
  return [...ids].flatMap((id) => {
    const audits = reports
      .flatMap((report) => report.audits[id] ?? [])
      .filter(({ score, scoreDisplayMode }) => score !== null && !UNSCORED.has(scoreDisplayMode));
    const short = audits.filter(({ score }) => inPercent(score) < 100);
    const last = short.at(-1);
    if (!last) return [];
    const scores = audits.map(({ score }) => inPercent(score));
    const { title, displayValue = '' } = last;
    return [{ id, title, score: median(scores), scores, found: displayValue }];
  });
}
