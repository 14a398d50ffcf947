import { describe, expect, it } from 'vitest';
import { bestOf, ratioOf } from './ratios';

describe('ratioOf', () => {
  it('is below 1 if ours is less', () => {
    expect(ratioOf(60, 120)).toBe(0.5);
  });

  it('is 1 if both are zero, and infinite if only theirs is zero', () => {
    expect(ratioOf(0, 0)).toBe(1);
    expect(ratioOf(3, 0)).toBe(Infinity);
    expect(ratioOf(0, 3)).toBe(0);
  });
});

describe('bestOf', () => {
  it('returns the peer with the lowest figure, and skips those without one', () => {
    expect(bestOf({ A: 3, B: undefined, C: 2 })).toEqual({ label: 'C', value: 2 });
  });

  it('returns nothing if no peer was measured', () => {
    expect(bestOf({ A: undefined })).toBeUndefined();
  });
});
