import { describe, expect, it } from 'vitest';
import { joined, rootOf, stem, wordsOf } from './terms';

const terms = (text: string) => Array.from(wordsOf(text), ({ term }) => term);

describe('wordsOf', () => {
  it.each([
    ['output.filenameHash', ['output', 'filenam', 'hash']],
    ['filename-hash', ['filenam', 'hash']],
    ['--strict-port', ['strict', 'port']],
    ['@rsbuild/plugin-react', ['rsbuild', 'plugin', 'react']],
    ['HTMLPlugin', ['html', 'plugin']],
    ['es2020', ['es2020']],
    ['NODE_ENV', ['nod', 'env']],
  ])('splits %s into its parts', (text, parts) => {
    expect(terms(text)).toEqual(parts);
  });

  it('separates a run of Chinese from adjacent Latin text', () => {
    expect(Array.from(wordsOf('React热更新'), ({ term, isHan }) => [term, isHan])).toEqual([
      ['react', false],
      ['热更新', true],
    ]);
  });

  it('returns the position of each word', () => {
    const text = 'set filenameHash';
    const places = Array.from(wordsOf(text), ({ start, end }) => text.slice(start, end));
    expect(places).toEqual(['set', 'filename', 'Hash']);
  });
});

describe('stem', () => {
  it.each([
    ['plugins', 'plugin'],
    ['caching', 'cache'],
    ['cached', 'cache'],
    ['aliases', 'alias'],
    ['dependencies', 'dependency'],
    ['splitting', 'split'],
    ['minified', 'minify'],
    ['building', 'build'],
  ])('reduces %s to %s', (form, word) => {
    expect(stem(form)).toBe(stem(word));
  });

  it.each([
    ['https', 'http'],
    ['css', 'cs'],
    ['less', 'les'],
    ['string', 'str'],
  ])('distinguishes %s from %s', (a, b) => {
    expect(stem(a)).not.toBe(stem(b));
  });
});

describe('rootOf', () => {
  it.each([
    ['compiler', 'compile'],
    ['compilation', 'compile'],
    ['optimization', 'optimize'],
    ['minification', 'minify'],
    ['deployment', 'deploy'],
  ])('returns for %s the root of %s', (form, word) => {
    expect(rootOf(stem(form))).toBe(rootOf(stem(word)));
  });

  it.each([
    ['loader', 'load'],
    ['server', 'serve'],
    ['format', 'form'],
  ])('distinguishes %s from %s', (a, b) => {
    expect(rootOf(stem(a))).not.toBe(rootOf(stem(b)));
  });
});

describe('joined', () => {
  it('returns the same form for all spellings of an option', () => {
    const forms = ['output.filenameHash', 'output.filename-hash', 'Output filename hash'].map(
      joined,
    );
    expect(new Set(forms)).toEqual(new Set(['outputfilenamehash']));
  });
});
