import { describe, expect, it } from 'vitest';
import { holdsPage, neighbours, sectionSidebar, type SidebarItem } from './sidebarTree';

const sidebar: SidebarItem[] = [
  { sectionHeaderText: 'Start' },
  { text: 'Introduction', link: '/guide/start/' },
  { dividerType: 'dashed' },
  {
    text: 'Styling',
    link: '/guide/styling/',
    collapsed: true,
    collapsible: true,
    items: [{ text: 'CSS', link: '/guide/styling/css.html' }],
  },
];

describe('neighbours', () => {
  it('walks pages in reading order, a group with a link before its items', () => {
    expect(neighbours(sidebar, '/guide/styling/')).toEqual({
      previous: { text: 'Introduction', link: '/guide/start/' },
      next: { text: 'CSS', link: '/guide/styling/css.html' },
    });
  });

  it('has none beyond either end, nor for a page outside the sidebar', () => {
    expect(neighbours(sidebar, '/guide/start/').previous).toBeNull();
    expect(neighbours(sidebar, '/guide/styling/css').next).toBeNull();
    expect(neighbours(sidebar, '/elsewhere')).toEqual({ previous: null, next: null });
  });
});

describe('holdsPage', () => {
  it('looks into groups', () => {
    expect(sidebar.map((item) => holdsPage(item, '/guide/styling/css'))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});

describe('sectionSidebar', () => {
  it('takes the longest key that holds the path, by whole segments', () => {
    const sidebars = { '/guide': sidebar, '/guide/start': [], '/guides': [] };
    expect(sectionSidebar(sidebars, '/guide/styling/')).toBe(sidebar);
    expect(sectionSidebar(sidebars, '/guide/start/x')).toEqual([]);
    expect(sectionSidebar(sidebars, '/plugins/')).toEqual([]);
  });
});
