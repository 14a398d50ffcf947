import { expect, it } from 'vitest';
import { subsetsOf } from './fontSubsets';

const ranges = { '[4]': 'U+4e00-4e05,U+4e10', '[5]': 'U+4e06', latin: 'U+0000-00FF' };

it.each([
  ['output.filenameHash', ['latin']],
  ['一 a', ['latin', '4']],
  ['丐丆', ['latin', '4', '5']],
  ['丏', ['latin']],
])('covers "%s" with the subsets %j', (text, subsets) => {
  expect(subsetsOf(text, ranges)).toEqual(subsets);
});
