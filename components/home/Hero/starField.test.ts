import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROXIMITY_PX, stars, starShift } from './starField';

const coordinate = fc.double({ min: -2000, max: 2000, noNaN: true });
const point = fc.record({ x: coordinate, y: coordinate });

describe('stars', () => {
  it('has thirty-five stars at distinct positions within the field', () => {
    expect(stars).toHaveLength(35);
    expect(new Set(stars.map(({ left, top }) => `${left} ${top}`)).size).toBe(35);
    for (const { left, top } of stars) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThan(100);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top).toBeLessThan(100);
    }
  });

  it('increases the size with the index, by 0.05 px from 3 px', () => {
    expect(stars[0]?.size).toBe(3);
    expect(stars[20]?.size).toBe(4);
    expect(stars[34]?.size).toBe(4.7);
  });
});

describe('starShift', () => {
  it("doesn't move a star that is 100 px or farther away", () => {
    expect(PROXIMITY_PX).toBe(100);
    expect(starShift({ x: 0, y: 0 }, { x: 100, y: 0 })).toEqual({ x: 0, y: 0 });
    expect(starShift({ x: 0, y: 0 }, { x: 99, y: 0 }).x).toBeGreaterThan(0);
  });

  it('moves a star toward the pointer, never past it', () => {
    fc.assert(
      fc.property(point, point, (home, pointer) => {
        const shift = starShift(home, pointer);
        const before = Math.hypot(pointer.x - home.x, pointer.y - home.y);
        const after = Math.hypot(pointer.x - home.x - shift.x, pointer.y - home.y - shift.y);
        expect(after).toBeLessThanOrEqual(before);
        expect(shift.x * (pointer.x - home.x)).toBeGreaterThanOrEqual(0);
        expect(shift.y * (pointer.y - home.y)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
