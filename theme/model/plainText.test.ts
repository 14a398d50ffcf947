import { expect, it } from 'vitest';
import { plainText } from './pageTitle';

it('removes inline Markdown markup and keeps the words', () => {
  expect(plainText('Use `output.filename` **always** *or* ~~never~~')).toBe(
    'Use output.filename always or never',
  );
  expect(plainText('2 * 3 is 6')).toBe('2 * 3 is 6');
});
