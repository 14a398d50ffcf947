import { expect, it } from 'vitest';
import { plainText } from './pageTitle';

it('drops the marks of inline Markdown and keeps the words', () => {
  expect(plainText('Use `output.filename` **always** *or* ~~never~~')).toBe(
    'Use output.filename always or never',
  );
  expect(plainText('2 * 3 is 6')).toBe('2 * 3 is 6');
});
