import type { Root } from 'hast';
import { expect, it } from 'vitest';
import { HighlightCache } from './HighlightCache';

const block = (value: string): Root => ({ type: 'root', children: [{ type: 'text', value }] });

it('gives each page a block of its own, as the highlighter left it', () => {
  const cache = new HighlightCache();
  const made = block('const a = 1');
  cache.set('ts', made);
  made.children.pop();
  cache.get('ts')?.children.pop();
  expect(cache.get('ts')).toEqual(block('const a = 1'));
});

it('knows nothing of a block that it was not given', () => {
  expect(new HighlightCache().get('ts')).toBeUndefined();
});

it('forgets the oldest when it is full', () => {
  const cache = new HighlightCache();
  for (let index = 0; index <= 4000; index += 1) cache.set(String(index), block('a'));
  expect(cache.get('0')).toBeUndefined();
  expect(cache.get('1')).toEqual(block('a'));
  expect(cache.get('4000')).toEqual(block('a'));
});
