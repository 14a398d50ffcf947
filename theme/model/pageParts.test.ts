import { describe, expect, it } from 'vitest';
import { hiddenByQuery, shownByFrontMatter } from './pageParts';

describe('hiddenByQuery', () => {
  it('hides a part for the value 0 only', () => {
    expect(hiddenByQuery('?navbar=0&outline=0&sidebar=1&footer=')).toEqual(['navbar', 'outline']);
    expect(hiddenByQuery('')).toEqual([]);
  });

  it('ignores unknown parts', () => {
    expect(hiddenByQuery('?content=0')).toEqual([]);
  });
});

describe('shownByFrontMatter', () => {
  it('shows a part unless front matter sets it to false', () => {
    expect(shownByFrontMatter({}, 'footer')).toBe(true);
    expect(shownByFrontMatter({ footer: false }, 'footer')).toBe(false);
  });
});
