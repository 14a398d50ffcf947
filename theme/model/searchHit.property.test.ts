import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hitTexts, readMarks } from './markedText';
import { groupHits, isSavedHit, LEVELS, savedHit, type SearchHit } from './searchHit';

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

it('tells a hit from anything else without throwing', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(typeof isSavedHit(value)).toBe('boolean');
    }),
  );
  fc.assert(
    fc.property(hit, (value) => {
      expect(isSavedHit(value)).toBe(true);
      expect(isSavedHit(JSON.parse(JSON.stringify(savedHit(value) ?? value)))).toBe(true);
    }),
  );
});

it('shows whatever passes for a hit, also with levels missing', () => {
  const partial = hit.map(({ hierarchy, ...rest }) => {
    const { lvl0, lvl1 } = hierarchy;
    return { ...rest, hierarchy: { lvl0, lvl1 } } as SearchHit;
  });
  fc.assert(
    fc.property(partial, (value) => {
      expect(isSavedHit(value)).toBe(true);
      expect(hitTexts(value).title.every((part) => typeof part.text === 'string')).toBe(true);
    }),
  );
});

it('groups each hit once, in the order of the best of each group, and no group beyond its limit', () => {
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

it('reads marks and keeps every other character of the text, be it a tag', () => {
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
