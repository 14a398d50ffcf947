import { describe, expect, it } from 'vitest';
import {
  flattenLinks,
  groupsHolding,
  holdsPage,
  joinedSidebars,
  neighbours,
  sectionOf,
  type SidebarItem,
} from './sidebarTree';

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

it('passes over other sites, and over a page that the sidebar names again', () => {
  const items = [
    ...sidebar,
    { text: 'Elsewhere', link: 'https://example.com/' },
    { text: 'Introduction', link: '/guide/start' },
    { text: 'Last', link: '/guide/last' },
  ];
  expect(flattenLinks(items).map(({ text }) => text)).toEqual([
    'Introduction',
    'Styling',
    'CSS',
    'Last',
  ]);
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

describe('sectionOf', () => {
  it('takes the longest key that holds the page, by whole segments', () => {
    const sidebars = { '/guide': sidebar, '/guide/start': [], '/guides': [] };
    expect(sectionOf(sidebars, '/guide/styling/')).toEqual({ path: '/guide', items: sidebar });
    expect(sectionOf(sidebars, '/guide/start/x')).toEqual({ path: '/guide/start', items: [] });
    expect(sectionOf(sidebars, '/plugins/')).toEqual({ path: '', items: [] });
  });
});

describe('groupsHolding', () => {
  const group = (...items: SidebarItem[]): SidebarItem => ({
    text: 'Group',
    collapsed: true,
    collapsible: true,
    items,
  });
  const page = { text: 'Page', link: '/guide/page' };

  it('names the groups around a page by their place, from the outside in', () => {
    const items = [page, group(), group({ text: 'Other', link: '/guide/other' }, group(page))];
    expect(groupsHolding(items, '/guide/page', '/guide')).toEqual(['/guide:2', '/guide:2.1']);
  });

  it('counts a group whose own page it is', () => {
    expect(groupsHolding(sidebar, '/guide/styling/', '/guide')).toEqual(['/guide:3']);
  });
});

it('joins sidebars in the order of their sections, each group under the name of its section', () => {
  const sections = [{ text: 'Guide', link: '/guide/styling/' }, { text: 'Elsewhere' }];
  expect(joinedSidebars({ '/config': [], '/guide': sidebar }, sections)).toEqual([
    { sectionHeaderText: 'Guide' },
    ...sidebar.slice(0, 3),
    { ...sidebar[3], text: 'Guide · Styling' },
  ]);
});
