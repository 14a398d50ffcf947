import { expect, it } from 'vitest';
import { isSameRecord } from './isSameRecord';

const toc = ['first'];

it('returns true for two records with identical values', () => {
  expect(isSameRecord({ title: 'Start', toc }, { toc, title: 'Start' })).toBe(true);
});

it.each([
  ['another value', { title: 'Next', toc }],
  ['an equal value that is another', { title: 'Start', toc: ['first'] }],
  ['a value more', { title: 'Start', toc, lang: 'en' }],
  ['a value less', { title: 'Start' }],
])('returns false for %s', (_difference, other) => {
  expect(isSameRecord({ title: 'Start', toc }, other)).toBe(false);
});
