import { expect, it } from 'vitest';
import { queryFrom } from './searchQuery';

it('is the selection, on one line', () => {
  expect(queryFrom(' output.\n  filename ')).toBe('output. filename');
});

it('is cut to 64 characters', () => {
  expect(queryFrom('x'.repeat(70))).toBe('x'.repeat(64));
});
