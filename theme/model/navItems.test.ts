import { describe, expect, it } from 'vitest';
import { isActiveItem } from './navItems';

describe('isActiveItem', () => {
  it('matches a whole section by activeMatch', () => {
    const guide = { link: '/guide/start/', activeMatch: '^(/zh)?/guide/' };
    expect(isActiveItem(guide, '/guide/basic/cli')).toBe(true);
    expect(isActiveItem(guide, '/zh/guide/basic/cli')).toBe(true);
    expect(isActiveItem(guide, '/config/')).toBe(false);
  });

  it('matches its own page only where no activeMatch is given', () => {
    expect(isActiveItem({ link: '/config/' }, '/config/')).toBe(true);
    expect(isActiveItem({ link: '/config/' }, '/config/mode')).toBe(false);
  });

  it('is never active for another site', () => {
    expect(isActiveItem({ link: 'https://example.com/' }, '/')).toBe(false);
  });
});
