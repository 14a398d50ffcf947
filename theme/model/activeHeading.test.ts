import { describe, expect, it } from 'vitest';
import { activeHeading } from './activeHeading';

const headings = [
  { id: 'first', top: -300 },
  { id: 'second', top: 90 },
  { id: 'third', top: 400 },
  { id: 'fourth', top: 600 },
];
const middle = { line: 100, windowHeight: 800, isAtEnd: false, target: null };

describe('activeHeading', () => {
  it('is the last heading above the line', () => {
    expect(activeHeading(headings, middle)).toBe('second');
  });

  it('is the first heading before any is reached, if it is visible', () => {
    const below = headings.map(({ id, top }) => ({ id, top: top + 500 }));
    expect(activeHeading(below, middle)).toBe('first');
    expect(activeHeading(below, { ...middle, windowHeight: 150 })).toBeNull();
  });

  it('is null on a page without headings', () => {
    expect(activeHeading([], middle)).toBeNull();
  });

  it('is the last heading at the end of the page, however short its section', () => {
    expect(activeHeading(headings, { ...middle, isAtEnd: true })).toBe('fourth');
  });

  it('is the target heading at the end of the page, if it is visible', () => {
    const atEnd = { ...middle, isAtEnd: true };
    expect(activeHeading(headings, { ...atEnd, target: 'third' })).toBe('third');
    expect(activeHeading(headings, { ...atEnd, target: 'first' })).toBe('fourth');
  });

  it('stays at the reached heading if no other is visible at the end', () => {
    expect(activeHeading(headings.slice(0, 2), { ...middle, isAtEnd: true })).toBe('second');
  });
});
