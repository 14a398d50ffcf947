import { describe, expect, it } from 'vitest';
import { categoryScores, shortfalls, type LighthouseReport } from './summary';

const report = (
  performance: number,
  audits: LighthouseReport['audits'] = {},
): LighthouseReport => ({
  finalDisplayedUrl: 'http://localhost/',
  categories: { performance: { title: 'Performance', score: performance } },
  audits,
});
const paint = (score: number | null, scoreDisplayMode = 'numeric') => ({
  title: 'First paint',
  score,
  scoreDisplayMode,
  displayValue: '1.4 s',
});

it('returns the median of a category, out of 100', () => {
  expect(categoryScores([report(0.9), report(1), report(0.98)])).toEqual({ Performance: 98 });
});

describe('shortfalls', () => {
  it('lists each audit that scores less than full in any report, with its details', () => {
    const reports = [report(1, { paint: paint(1) }), report(1, { paint: paint(0.93) })];
    expect(shortfalls(reports)).toEqual([
      { id: 'paint', title: 'First paint', score: 96.5, scores: [100, 93], found: '1.4 s' },
    ]);
  });

  it('omits audits that are full or have no score', () => {
    const audits = {
      full: paint(1),
      told: paint(0, 'informative'),
      absent: paint(null, 'notApplicable'),
    };
    expect(shortfalls([report(1, audits)])).toEqual([]);
  });
});
