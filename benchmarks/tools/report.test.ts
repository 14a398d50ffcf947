import { describe, expect, it } from 'vitest';
import { median, summarize } from './report';

describe('median', () => {
  it('is the middle of an odd count, in whatever order the runs came', () => {
    expect(median([5, 1, 3])).toBe(3);
    expect(median([7])).toBe(7);
  });

  it('is the mean of the two in the middle of an even count', () => {
    expect(median([4, 1, 2, 9])).toBe(3);
  });

  it('refuses to answer for no runs', () => {
    expect(() => median([])).toThrow('no median of nothing');
  });
});

describe('summarize', () => {
  it('writes every run in order, to the millisecond, and the median of what is written', () => {
    expect(summarize({ vite: { build: [1.23449, 0.5, 0.9] } })).toEqual({
      runs: { vite: { build: [1.234, 0.5, 0.9] } },
      medians: { vite: { build: 0.9 } },
    });
  });
});
