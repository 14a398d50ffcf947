import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildIndex, type PlacedPage } from './buildIndex';
import { identifierHash } from '../words/identifiers';
import { decodeIndex, encodeIndex } from './indexFormat';
import { textFile } from './searchIndex';

const pageOf = (number: number, prose: string, code = ''): PlacedPage => ({
  lang: 'en',
  title: `Page ${number}`,
  route: `/page/${number}`,
  group: 'Guide',
  aliases: number % 2 === 0 ? [] : ['one', 'two'],
  description: '',
  keywords: '',
  sections: [
    { heading: `Page ${number}`, id: '', depth: 1, prose, code },
    { heading: 'More', id: 'more', depth: 2, prose: code, code: prose },
  ],
});

describe('encodeIndex and decodeIndex', () => {
  it('restore the encoded index, whatever the pages contain', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.lorem(), fc.string({ unit: 'grapheme' }))), (texts) => {
        const index = buildIndex(
          texts.map(([prose, code], number) => pageOf(number, prose, code)),
          'en',
        );
        expect(decodeIndex(encodeIndex(index))).toEqual(index);
      }),
    );
  });

  it("reject text of another version, and text that isn't an index", () => {
    const text = encodeIndex(buildIndex([pageOf(1, 'text')], 'en'));
    const other = JSON.stringify({ ...(JSON.parse(text) as object), version: 99 });
    expect(() => decodeIndex(other)).toThrow('version 99');
    expect(() => decodeIndex(text.slice(0, -9))).toThrow(SyntaxError);
  });
});

describe('buildIndex', () => {
  const placesIn = (pages: PlacedPage[], lang: string) => {
    const { terms, starts, sections } = buildIndex(pages, lang);
    return (term: string) => {
      const id = terms.indexOf(term);
      return id < 0 ? undefined : Array.from(sections.subarray(starts[id], starts[id + 1]));
    };
  };

  it('indexes a word for the sections whose prose contains it, and segments Chinese into words', () => {
    const placesOf = placesIn([pageOf(1, '配置'), pageOf(2, 'proxy')], 'zh');
    expect(placesOf('配置')).toEqual([0]);
    expect(placesOf('proxy')).toEqual([2]);
  });

  it('indexes the description of a page and its additional keywords', () => {
    const placesOf = placesIn(
      [{ ...pageOf(1, 'text'), description: 'Forwards requests', keywords: 'devServer' }],
      'en',
    );
    for (const term of ['forward', 'dev', 'server']) expect(placesOf(term)).toEqual([0]);
  });

  it('segments aliases and keywords into words that no page contains', () => {
    const placesOf = placesIn([{ ...pageOf(1, '耗时'), keywords: '火焰 瓶颈' }], 'zh');
    for (const term of ['火焰', '瓶颈']) expect(placesOf(term)).toEqual([0]);
  });

  it('indexes a word found only in code for its first code only', () => {
    const page = pageOf(1, '', 'rspack');
    const sections = page.sections.map((part) => ({ ...part, prose: '', code: 'rspack' }));
    const placesOf = placesIn([{ ...page, sections }], 'en');
    expect(placesOf('rspack')).toEqual([0]);
  });

  it('skips hashes and long numbers, which nobody types', () => {
    const placesOf = placesIn(
      [pageOf(1, 'index.5d9b21c0.js es2020 base64 1795278362082 port 3000')],
      'en',
    );
    expect(placesOf('5d9b21c0')).toBeUndefined();
    expect(placesOf('1795278362082')).toBeUndefined();
    for (const term of ['index', 'es2020', 'base64', '3000']) expect(placesOf(term)).toEqual([0]);
  });

  it('indexes an identifier that few pages contain and no heading names', () => {
    const text = 'changeOrigin';
    const hash = identifierHash('changeorigin');
    const hashesOf = (pages: PlacedPage[]) => buildIndex(pages, 'en').identifiers;
    expect(hashesOf([pageOf(1, 'plain'), pageOf(2, '', text)])).toEqual([[], [hash]]);
    const many = Array.from({ length: 10 }, (_, number) => pageOf(number, text));
    expect(hashesOf(many).flat()).toEqual([]);
    const named = pageOf(1, text);
    named.sections.push({ heading: text, id: 'named', depth: 2, prose: '', code: '' });
    expect(hashesOf([named])).toEqual([[]]);
  });

  it('omits the positions of a word that occurs everywhere, but keeps the word', () => {
    const pages = Array.from({ length: 100 }, (_, number) => pageOf(number, 'the proxy'));
    const { terms, starts } = buildIndex(pages, 'en');
    const id = terms.indexOf('proxy');
    expect(id).toBeGreaterThan(-1);
    expect(starts[id]).toBe(starts[id + 1]);
  });
});

describe('textFile', () => {
  it('returns a file name for every URL', () => {
    expect(textFile('/zh/config/server/port')).toBe('search/zh/config/server/port.json');
    expect(textFile('/guide/start/')).toBe('search/guide/start/index.json');
  });
});
