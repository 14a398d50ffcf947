import { describe, expect, it } from 'vitest';
import { sourceHash } from './sourceHash';

describe('sourceHash', () => {
  it('changes with the words of a page, but not with its line breaks', () => {
    const state = sourceHash('# Mode\n\nSets the mode.\n');
    expect(state).toMatch(/^[\da-f]{8}$/);
    expect(sourceHash('# Mode\r\n\r\nSets\r\nthe mode.')).toBe(state);
    expect(sourceHash('# Mode\n\nSets a mode.\n')).not.toBe(state);
  });
});
