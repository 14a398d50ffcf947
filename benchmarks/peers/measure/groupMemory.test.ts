import { expect, it } from 'vitest';
import { residentBytes } from './groupMemory';

const STAT =
  '42 (node (worker) 1) S 1 7 7 0 -1 4194304 100 0 0 0 10 5 0 0 20 0 11 0 900 1000000 250 18446744073709551615 1 1 0\n';

it('includes every process of the group, whatever its name', () => {
  expect(residentBytes(STAT, 7)).toBe(250 * 4096);
});

it('returns zero for a process of another group, or one that has ended', () => {
  expect(residentBytes(STAT, 1)).toBe(0);
  expect(residentBytes('', 7)).toBe(0);
});
