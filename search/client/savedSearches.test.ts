import { beforeEach, describe, expect, it } from 'vitest';
import type { SavedHit } from './searchHit';
import { savedSearches } from './savedSearches';

const hit = (name: string): SavedHit => ({
  objectID: name,
  url: `/${name}`,
  type: 'lvl1',
  content: null,
  hierarchy: { lvl0: '', lvl1: name, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
});

const save = (list: { add: (hit: SavedHit) => void }, count: number) => {
  for (let n = 1; n <= count; n += 1) list.add(hit(String(n)));
};

const namesIn = (list: { all: () => SavedHit[] }) => list.all().map(({ objectID }) => objectID);

beforeEach(() => {
  localStorage.clear();
});

describe('saved searches', () => {
  it('keeps the seven recent ones', () => {
    save(savedSearches('docs').recent, 9);
    expect(namesIn(savedSearches('docs').recent)).toEqual(['9', '8', '7', '6', '5', '4', '3']);
  });

  it('keeps four recent ones if there are favorites', () => {
    const before = savedSearches('docs');
    save(before.recent, 9);
    before.favorites.add(hit('favorite'));
    expect(namesIn(savedSearches('docs').recent)).toEqual(['9', '8', '7', '6']);
  });

  it('keeps ten favorites', () => {
    save(savedSearches('docs').favorites, 12);
    expect(namesIn(savedSearches('docs').favorites)).toHaveLength(10);
  });

  it('keeps the searches of each index separate', () => {
    save(savedSearches('en').recent, 1);
    expect(namesIn(savedSearches('zh').recent)).toEqual([]);
  });

  it('stores one entry for a section and its passages', () => {
    const { recent } = savedSearches('docs');
    const section = { ...hit('1'), type: 'lvl2' as const };
    recent.add(section);
    recent.add({ ...section, objectID: 'passage' });
    expect(namesIn(recent)).toEqual(['passage']);
    expect(recent.has(section)).toBe(true);
    recent.remove(section);
    expect(recent.all()).toEqual([]);
  });

  it('moves a repeated hit to the front', () => {
    const { recent } = savedSearches('docs');
    for (const name of ['1', '2', '1']) recent.add(hit(name));
    expect(namesIn(recent)).toEqual(['1', '2']);
  });

  it('keeps the known fields of a stored hit, and drops invalid hits', () => {
    localStorage.setItem(
      '__DOCSEARCH_RECENT_SEARCHES__docs',
      JSON.stringify([
        { ...hit('1'), _snippetResult: { hierarchy: { lvl1: { value: 5 } } } },
        { ...hit('2'), url: undefined },
        { ...hit('3'), type: 'video' },
        null,
      ]),
    );
    expect(savedSearches('docs').recent.all()).toEqual([hit('1')]);
  });

  it("starts empty if the stored value isn't a list", () => {
    localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__docs', '{"broken');
    expect(namesIn(savedSearches('docs').recent)).toEqual([]);
  });
});
