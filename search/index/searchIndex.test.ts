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
  it('give back the index that was written, whatever the pages say', () => {
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

  it('refuse text of another version, and text that is no index', () => {
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

  it('finds a word in the sections whose prose has it, and Chinese by words', () => {
    const placesOf = placesIn([pageOf(1, '配置'), pageOf(2, 'proxy')], 'zh');
    expect(placesOf('配置')).toEqual([0]);
    expect(placesOf('proxy')).toEqual([2]);
  });

  it('finds a page by its description and by words that it does not say', () => {
    const placesOf = placesIn(
      [{ ...pageOf(1, 'text'), description: 'Forwards requests', keywords: 'devServer' }],
      'en',
    );
    for (const term of ['forward', 'dev', 'server']) expect(placesOf(term)).toEqual([0]);
  });

  it('cuts what readers ask by into words that no page says', () => {
    const placesOf = placesIn([{ ...pageOf(1, '耗时'), keywords: '火焰 瓶颈' }], 'zh');
    for (const term of ['火焰', '瓶颈']) expect(placesOf(term)).toEqual([0]);
  });

  it('finds a word of code alone in the first code that has it', () => {
    const page = pageOf(1, '', 'rspack');
    const sections = page.sections.map((part) => ({ ...part, prose: '', code: 'rspack' }));
    const placesOf = placesIn([{ ...page, sections }], 'en');
    expect(placesOf('rspack')).toEqual([0]);
  });

  it('knows no hash and no long number, which nobody types', () => {
    const placesOf = placesIn(
      [pageOf(1, 'index.5d9b21c0.js es2020 base64 1795278362082 port 3000')],
      'en',
    );
    expect(placesOf('5d9b21c0')).toBeUndefined();
    expect(placesOf('1795278362082')).toBeUndefined();
    for (const term of ['index', 'es2020', 'base64', '3000']) expect(placesOf(term)).toEqual([0]);
  });

  it('knows an identifier that few pages have and no heading says', () => {
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

  it('leaves out the places of a word that stands everywhere, but knows the word', () => {
    const pages = Array.from({ length: 100 }, (_, number) => pageOf(number, 'the proxy'));
    const { terms, starts } = buildIndex(pages, 'en');
    const id = terms.indexOf('proxy');
    expect(id).toBeGreaterThan(-1);
    expect(starts[id]).toBe(starts[id + 1]);
  });
});

describe('textFile', () => {
  it('names a file for every URL', () => {
    expect(textFile('/zh/config/server/port')).toBe('search/zh/config/server/port.json');
    expect(textFile('/guide/start/')).toBe('search/guide/start/index.json');
  });
});
