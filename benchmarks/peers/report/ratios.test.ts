import { describe, expect, it } from 'vitest';
import { bestOf, ratioOf } from './ratios';

describe('ratioOf', () => {
  it('is below 1 where ours is less', () => {
    expect(ratioOf(60, 120)).toBe(0.5);
  });

  it('is 1 where neither has anything, and without bound where only theirs has nothing', () => {
    expect(ratioOf(0, 0)).toBe(1);
    expect(ratioOf(3, 0)).toBe(Infinity);
    expect(ratioOf(0, 3)).toBe(0);
  });
});

describe('bestOf', () => {
  it('names the peer with the least, and passes over those without a figure', () => {
    expect(bestOf({ A: 3, B: undefined, C: 2 })).toEqual({ label: 'C', value: 2 });
  });

  it('has nothing to name where no peer was measured', () => {
    expect(bestOf({ A: undefined })).toBeUndefined();
  });
});
