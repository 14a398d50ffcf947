import { describe, expect, it } from 'vitest';
import { median, summarize } from './report';

describe('median', () => {
  it('is the middle of an odd number of runs, in any order', () => {
    expect(median([5, 1, 3])).toBe(3);
    expect(median([7])).toBe(7);
  });

  it('is the mean of the two middle values of an even number', () => {
    expect(median([4, 1, 2, 9])).toBe(3);
  });

  it('throws without runs', () => {
    expect(() => median([])).toThrow('no median of nothing');
  });
});

describe('summarize', () => {
  it('lists every run in order, in milliseconds, with the median of the listed values', () => {
    expect(summarize({ vite: { build: [1.23449, 0.5, 0.9] } })).toEqual({
      runs: { vite: { build: [1.234, 0.5, 0.9] } },
      medians: { vite: { build: 0.9 } },
    });
  });
});
