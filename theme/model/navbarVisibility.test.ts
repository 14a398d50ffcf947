import { describe, expect, it } from 'vitest';
import { isNavbarHidden } from './navbarVisibility';

const BAR = 72;

describe('isNavbarHidden', () => {
  it('hides on scroll-down and shows on scroll-up', () => {
    expect(isNavbarHidden({ wasHidden: false, from: 100, to: 300 }, BAR)).toBe(true);
    expect(isNavbarHidden({ wasHidden: true, from: 300, to: 280 }, BAR)).toBe(false);
  });

  it('stays visible near the top of the page, in either direction', () => {
    expect(isNavbarHidden({ wasHidden: false, from: 0, to: 72 }, BAR)).toBe(false);
    expect(isNavbarHidden({ wasHidden: true, from: 60, to: 70 }, BAR)).toBe(false);
  });

  it('ignores a movement too small to have a direction', () => {
    expect(isNavbarHidden({ wasHidden: true, from: 300, to: 298 }, BAR)).toBe(true);
    expect(isNavbarHidden({ wasHidden: false, from: 300, to: 303 }, BAR)).toBe(false);
  });
});
