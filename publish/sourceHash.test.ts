import { describe, expect, it } from 'vitest';
import { sourceHash } from './sourceHash';

describe('sourceHash', () => {
  it('changes with what a page says, and not with how its lines are broken', () => {
    const state = sourceHash('# Mode\n\nSets the mode.\n');
    expect(state).toMatch(/^[\da-f]{8}$/);
    expect(sourceHash('# Mode\r\n\r\nSets\r\nthe mode.')).toBe(state);
    expect(sourceHash('# Mode\n\nSets a mode.\n')).not.toBe(state);
  });
});
