import { expect, it } from 'vitest';
import { CODE_MARK } from '../site/Site';
import { wordsOf } from './wordsOf';

it('returns the words of a sentence, but no names of files, packages, and keys', () => {
  const text = `It doesn’t read-only (really) load rsbuild.config.ts, @rsbuild/core or ${CODE_MARK}s; see createRsbuild and Rspack’s https://rspack.rs.`;
  expect(wordsOf(text).map((word) => word.text)).toEqual([
    'It',
    "doesn't",
    'read',
    'only',
    'really',
    'load',
    'or',
    'see',
    'and',
    'Rspack',
  ]);
  expect(wordsOf('an (odd) one')[1]).toEqual({ text: 'odd', at: 4 });
});
