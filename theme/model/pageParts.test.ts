import { describe, expect, it } from 'vitest';
import { hiddenByQuery, shownByFrontMatter } from './pageParts';

describe('hiddenByQuery', () => {
  it('hides a part at 0 and at nothing else', () => {
    expect(hiddenByQuery('?navbar=0&outline=0&sidebar=1&footer=')).toEqual(['navbar', 'outline']);
    expect(hiddenByQuery('')).toEqual([]);
  });

  it('knows no other part', () => {
    expect(hiddenByQuery('?content=0')).toEqual([]);
  });
});

describe('keptByFrontmatter', () => {
  it('keeps a part unless front matter says false', () => {
    expect(shownByFrontMatter({}, 'footer')).toBe(true);
    expect(shownByFrontMatter({ footer: false }, 'footer')).toBe(false);
  });
});
