import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textPlace } from './searchIndex';
import { cutsOf, textParts } from './textParts';

const sectionOf = (prose: string) => ({ heading: '', id: '', depth: 1, prose, code: '' });

/** Texts that compress badly, so that a few fill a file. */
const someTexts = fc.array(fc.string({ minLength: 150, maxLength: 400 }), { minLength: 1 });

describe('textParts', () => {
  it('keeps every file small, whatever a page contains', () => {
    fc.assert(
      fc.property(someTexts, (texts) => {
        const parts = textParts(texts.map(sectionOf));
        for (const part of parts)
          expect(Buffer.byteLength(JSON.stringify(part))).toBeLessThanOrEqual(1600);
      }),
    );
  });

  it('keeps a short page in one file, and a section in one piece', () => {
    expect(textParts(['One', 'Two'].map(sectionOf))).toEqual([['One', 'Two']]);
    const long = Array.from({ length: 3000 }, (_, at) => at.toString(36)).join(' ');
    expect(textParts([sectionOf('One'), sectionOf(long), sectionOf('Two')])).toEqual([
      ['One'],
      [long],
      ['Two'],
    ]);
  });
});

describe('textPlace', () => {
  it('finds the text of every section', () => {
    fc.assert(
      fc.property(someTexts, (texts) => {
        const sections = texts.map(sectionOf);
        const parts = textParts(sections);
        const page = { route: '/a', cuts: cutsOf(parts) };
        const files = new Map(
          parts.map((part, number) => [
            number > 0 ? `search/a.${number}.json` : 'search/a.json',
            part,
          ]),
        );
        sections.forEach(({ prose }, section) => {
          const { file, place } = textPlace(page, section);
          expect(files.get(file)?.[place]).toBe(prose.trim());
        });
      }),
    );
  });
});
