import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hitTexts, readMarks } from './markedText';
import {
  groupHits,
  LEVELS,
  readSavedHit,
  readSearchHit,
  savedHit,
  type SearchHit,
} from './searchHit';

const text = fc.string({ maxLength: 12 });
const hit: fc.Arbitrary<SearchHit> = fc
  .record({
    objectID: fc.uuid(),
    url: fc.webUrl(),
    type: fc.constantFrom(...LEVELS, 'content' as const),
    content: fc.option(text),
    lvl0: fc.constantFrom('Guide', 'Config'),
    lvl1: fc.constantFrom('a', 'b', 'c'),
    lvl2: fc.option(text),
  })
  .map(({ lvl0, lvl1, lvl2, ...rest }) => ({
    ...rest,
    hierarchy: { lvl0, lvl1, lvl2, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  }));

it('parses any value without throwing, and every hit as it was saved', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const read = readSearchHit(value);
      expect(read === undefined || typeof read.url === 'string').toBe(true);
    }),
  );
  fc.assert(
    fc.property(hit, (value) => {
      const saved = savedHit(value);
      expect(readSavedHit(JSON.parse(JSON.stringify(saved)))).toEqual(saved);
    }),
  );
});

/** Any value for a field, known or unknown. */
const poisoned = fc
  .record({
    base: hit,
    fields: fc.dictionary(
      fc.constantFrom(
        'content',
        'type',
        '_highlightResult',
        '_snippetResult',
        '__proto__',
        'extra',
      ),
      fc.oneof(
        fc.anything(),
        fc.record({ hierarchy: fc.dictionary(fc.constantFrom(...LEVELS), fc.anything()) }),
        fc.record({ hierarchy: fc.record({ lvl1: fc.record({ value: fc.anything() }) }) }),
        fc.record({ content: fc.record({ value: fc.anything() }) }),
      ),
    ),
    levels: fc.dictionary(fc.constantFrom('lvl0', ...LEVELS), fc.anything()),
  })
  .map(({ base, fields, levels }) => ({
    ...base,
    ...fields,
    hierarchy: { ...base.hierarchy, ...levels },
  }));

it('renders every valid hit, and keeps none of its unknown fields', () => {
  fc.assert(
    fc.property(poisoned, (value) => {
      const read = readSearchHit(value);
      if (!read) return;
      expect(hitTexts(read).title.every(({ text: shown }) => typeof shown === 'string')).toBe(true);
      expect(Object.keys(read)).not.toContain('extra');
      expect(Object.keys(readSavedHit(value) ?? {}).sort()).toEqual([
        'content',
        'hierarchy',
        'objectID',
        'type',
        'url',
      ]);
    }),
  );
});

it("groups each hit once, in order of each group's best hit, up to the group's limit", () => {
  fc.assert(
    fc.property(fc.array(hit, { maxLength: 40 }), fc.integer({ min: 1, max: 20 }), (hits, most) => {
      const groups = groupHits(hits, most);
      const ids = groups.flatMap((group) => group.hits.map(({ objectID }) => objectID));
      expect(new Set(ids).size).toBe(ids.length);
      expect(groups.every((group) => group.hits.length <= most)).toBe(true);
      expect(groups.map(({ title }) => title)).toEqual([
        ...new Set(hits.map(({ hierarchy }) => hierarchy.lvl0)),
      ]);
    }),
  );
});

it('parses highlights and keeps all other text, including tags', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('<mark>', '</mark>', '<b>', '<', 'mark>', 'text', '\n')),
      (parts) => {
        const fragments = readMarks(parts.join(''));
        expect(fragments.map(({ text: shown }) => shown).join('')).toBe(
          parts.join('').replaceAll(/<\/?mark>/g, ''),
        );
        expect(fragments.every(({ text: shown }) => shown !== '')).toBe(true);
      },
    ),
  );
});
