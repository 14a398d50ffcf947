import { expect, it } from 'vitest';
import { isSameRecord } from './isSameRecord';

const toc = ['first'];

it('takes two records for one where every value is the very same', () => {
  expect(isSameRecord({ title: 'Start', toc }, { toc, title: 'Start' })).toBe(true);
});

it.each([
  ['another value', { title: 'Next', toc }],
  ['an equal value that is another', { title: 'Start', toc: ['first'] }],
  ['a value more', { title: 'Start', toc, lang: 'en' }],
  ['a value less', { title: 'Start' }],
])('tells %s', (_difference, other) => {
  expect(isSameRecord({ title: 'Start', toc }, other)).toBe(false);
});
