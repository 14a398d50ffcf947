import { describe, expect, it } from 'vitest';
import { percentile, qualityOf, rankOf } from './quality';

const answer = (found: string[]) => ({ query: 'q', pages: ['/a', '/b'], found });

describe('qualityOf', () => {
  it('ranks by the first acceptable page, whichever it is', () => {
    expect(rankOf(answer(['/x', '/b', '/a']))).toBe(2);
    expect(rankOf(answer(['/x']))).toBe(0);
  });

  it('averages over all queries, including those without a result', () => {
    const quality = qualityOf([answer(['/a']), answer(['/x', '/b']), answer([]), answer(['/x'])]);
    expect(quality).toEqual({
      queries: 4,
      hitAt1: 0.25,
      hitAt3: 0.5,
      empty: 0.25,
      meanReciprocalRank: 0.375,
    });
  });
});

describe('percentile', () => {
  it('returns the value below which the given share lies', () => {
    const values = Array.from({ length: 100 }, (_, index) => index);
    expect(percentile(values, 0.5)).toBe(50);
    expect(percentile(values, 0.95)).toBe(95);
    expect(percentile([7], 0.95)).toBe(7);
  });
});
