import { describe, expect, it } from 'vitest';
import { page, messagesOf, siteOf } from '../testing/siteOf';
import { sentences } from './sentences';

const check = (lang: string, body: string): string[] =>
  messagesOf(sentences.check(siteOf({ [`docs/${lang}/x.mdx`]: page(body) })));

const long = (count: number): string => `${'word '.repeat(count - 1)}word`;

describe('sentences', () => {
  it('accepts short ones, however many a paragraph has', () => {
    expect(check('en', `${long(40)}. ${long(40)}: ${long(40)}`)).toEqual([]);
    expect(check('zh', `${'字'.repeat(110)}。${'字'.repeat(110)}`)).toEqual([]);
  });

  it('reports a long one at its start', () => {
    expect(check('en', `Short.\n${long(41)}.`)).toEqual([
      'docs/en/x.mdx:6  a sentence of 41 words: word word word word word word word word…  make it two, or a list',
    ]);
    expect(check('zh', `短。\n${'字'.repeat(112)}。`)).toHaveLength(1);
  });

  it('counts code as one word', () => {
    expect(check('en', `${long(39)} \`a b c d\`.`)).toEqual([]);
  });
});
