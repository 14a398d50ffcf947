import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barShare, formatTime, largestTime, METRICS, timeOf, toEntries, tools } from './report';

describe('formatTime', () => {
  it('formats times below one second in milliseconds', () => {
    expect(formatTime(0)).toBe('0 ms');
    expect(formatTime(0.0421)).toBe('42 ms');
    expect(formatTime(0.999)).toBe('999 ms');
  });

  it('formats times of one second and more in seconds with two decimals', () => {
    expect(formatTime(1)).toBe('1.00 s');
    expect(formatTime(12.346)).toBe('12.35 s');
  });

  it('never formats a time as 1000 ms', () => {
    expect(formatTime(0.9996)).toBe('1.00 s');
  });
});

describe('barShare', () => {
  it('makes the largest time of all entries full width', () => {
    const entries = [
      { label: 'A', metrics: [{ desc: 'build', time: 1 }] },
      { label: 'B', metrics: [{ desc: 'build', time: 4 }] },
    ];
    expect(largestTime(entries)).toBe(4);
    expect(barShare(4, 4)).toBe(1);
    expect(barShare(1, 4)).toBe(0.25);
  });

  it('is proportional to the time and stays between 0 and 1', () => {
    const time = fc.double({ min: 0.001, max: 1000, noNaN: true });
    fc.assert(
      fc.property(fc.array(time, { minLength: 1 }), (times) => {
        const largest = Math.max(...times);
        for (const value of times) {
          expect(barShare(value, largest)).toBeLessThanOrEqual(1);
          expect(barShare(value, largest) * largest).toBeCloseTo(value);
        }
      }),
    );
  });

  it('is zero if nothing was measured', () => {
    expect(barShare(0, largestTime([]))).toBe(0);
  });
});

describe('the chart', () => {
  const names = { devStart: 'A', hotUpdate: 'B', build: 'C', cachedBuild: 'D' };
  const entries = toEntries(names, 'none');

  it('has an entry for each metric, with all tools that were timed, the fastest first', () => {
    expect(entries.map(({ label }) => label)).toEqual(['A', 'B', 'C', 'D']);
    entries.forEach(({ metrics }, index) => {
      const metric = METRICS[index] ?? 'build';
      const times = tools.flatMap(({ id }) => timeOf(id, metric) ?? []);
      expect(metrics.map(({ time }) => time)).toEqual(times.sort((a, b) => a - b));
    });
  });

  it('names the tools that a metric has no time of', () => {
    expect(entries.map(({ note }) => note)).toEqual([
      undefined,
      undefined,
      undefined,
      'Vite: none',
    ]);
  });

  it('has no tool that is the fastest in every metric, as the text above it says', () => {
    const leaders = entries.map(({ metrics }) => metrics[0]?.desc);
    expect(new Set(leaders).size).toBeGreaterThan(1);
  });
});
