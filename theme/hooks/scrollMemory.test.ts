import { beforeEach, expect, it, vi } from 'vitest';

const SLOT = 'rsbuild-docs-scroll-1';

beforeEach(() => {
  vi.resetModules();
});

it('returns what was stored', async () => {
  sessionStorage.setItem(SLOT, '[["a",120]]');
  const { recallScroll } = await import('./scrollMemory');
  expect(recallScroll('a')).toBe(120);
});

it.each(['null', '{', '5', '[null,5,{},["a"],["a","far"],["a",{}],["b",7]]'])(
  'ignores an invalid position: %s',
  async (stored) => {
    sessionStorage.setItem(SLOT, stored);
    const { recallScroll } = await import('./scrollMemory');
    expect(recallScroll('a')).toBeUndefined();
    expect(recallScroll('b')).toBe(stored.includes('"b"') ? 7 : undefined);
  },
);
