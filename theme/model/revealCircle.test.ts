import { expect, it } from 'vitest';
import { revealCircle } from './revealCircle';

it('grows from the point until it covers the farthest corner', () => {
  expect(revealCircle({ x: 30, y: 40 }, { width: 60, height: 80 })).toEqual([
    'circle(0px at 30px 40px)',
    'circle(50px at 30px 40px)',
  ]);
  expect(revealCircle({ x: 300, y: 0 }, { width: 300, height: 400 })[1]).toBe(
    'circle(500px at 300px 0px)',
  );
});
