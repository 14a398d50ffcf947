import { describe, expect, it } from 'vitest';
import { CONTENT_MISTAKES } from './contentMistakes';
import { findMistake, problemsOf } from './findMistake';
import { HEALTHY } from './healthySite';

it('finds nothing on the site before a mistake', async () => {
  expect(await problemsOf(HEALTHY)).toEqual([]);
});

const reported = CONTENT_MISTAKES.filter(({ passes }) => passes === undefined);

describe('npm run check:content reports', () => {
  it.each(reported)('$kind', async (mistake) => {
    const { isFound, line, others } = await findMistake(mistake);
    expect(isFound, [line, ...others].join('\n')).toBe(true);
  });
});

it('misses at most three kinds of mistakes, each with a reason', () => {
  const passing = CONTENT_MISTAKES.filter(({ passes }) => passes !== undefined);
  expect(passing.length).toBeLessThanOrEqual(3);
  expect(CONTENT_MISTAKES.length).toBeGreaterThanOrEqual(90);
});
