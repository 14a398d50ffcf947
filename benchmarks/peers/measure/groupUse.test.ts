import { expect, it } from 'vitest';
import { processUse } from './groupUse';

const STAT =
  '42 (node (worker) 1) S 1 7 7 0 -1 4194304 100 0 0 0 1000 500 40 10 20 0 11 0 900 1000000 250 18446744073709551615 1 1 0\n';

it('includes every process of the group, whatever its name, with its ended children', () => {
  expect(processUse(STAT, 7)).toEqual({ memory: 250 * 4096, seconds: 15.5 });
});

it('returns zero for a process of another group, or one that has ended', () => {
  expect(processUse(STAT, 1)).toEqual({ memory: 0, seconds: 0 });
  expect(processUse('', 7)).toEqual({ memory: 0, seconds: 0 });
});
