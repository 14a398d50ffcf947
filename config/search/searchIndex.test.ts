import { inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildIndex, type PlacedPage } from './buildIndex';
import { decodeIndex } from './decodeIndex';
import { encodeIndex } from './encodeIndex';
import { textFile } from './searchIndex';

const pageOf = (number: number, prose: string, code = ''): PlacedPage => ({
  lang: 'en',
  title: `Page ${number}`,
  route: `/page/${number}`,
  group: 'Guide',
  aliases: number % 2 === 0 ? [] : ['one', 'two'],
  sections: [
    { heading: `Page ${number}`, id: '', depth: 1, prose, code },
    { heading: 'More', id: 'more', depth: 2, prose: code, code: prose },
  ],
});

describe('encodeIndex and decodeIndex', () => {
  it('give back the index that was written, whatever the pages say', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.lorem(), fc.string({ unit: 'grapheme' }))), (texts) => {
        const index = buildIndex(
          texts.map(([prose, code], number) => pageOf(number, prose, code)),
          'en',
        );
        expect(decodeIndex(inflateRawSync(encodeIndex(index)))).toEqual(index);
      }),
    );
  });

  it('refuse bytes of another version', () => {
    const bytes = inflateRawSync(encodeIndex(buildIndex([pageOf(1, 'text')], 'en')));
    bytes.writeUInt32LE(99, 0);
    expect(() => decodeIndex(bytes)).toThrow('version 99');
  });
});

describe('buildIndex', () => {
  it('finds a word in the sections that have it, and Chinese by words', () => {
    const { terms, starts, sections } = buildIndex([pageOf(1, '配置'), pageOf(2, 'proxy')], 'zh');
    const placesOf = (term: string) => {
      const id = terms.indexOf(term);
      return Array.from(sections.subarray(starts[id], starts[id + 1]));
    };
    expect(placesOf('配置')).toEqual([0, 1]);
    expect(placesOf('proxy')).toEqual([2, 3]);
  });

  it('leaves out the places of a word that stands everywhere, but knows the word', () => {
    const pages = Array.from({ length: 100 }, (_, number) => pageOf(number, 'the proxy'));
    const { terms, starts } = buildIndex(pages, 'en');
    const id = terms.indexOf('proxy');
    expect(id).toBeGreaterThan(-1);
    expect(starts[id]).toBe(starts[id + 1]);
  });
});

describe('textFile', () => {
  it('names a file for every address', () => {
    expect(textFile('/zh/config/server/port')).toBe('search/zh/config/server/port.bin');
    expect(textFile('/guide/start/')).toBe('search/guide/start/index.bin');
  });
});
