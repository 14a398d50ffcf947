import { expect, it } from 'vitest';
import { bigrams } from './bigrams';

it('splits Chinese into pairs of adjacent characters and everything else into words', () => {
  expect(bigrams('React 热更新, output.minify 的')).toEqual([
    'React',
    '热更',
    '更新',
    'output',
    'minify',
    '的',
  ]);
});
