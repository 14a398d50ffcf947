import { describe, expect, it } from 'vitest';
import {
  flattenLinks,
  groupsHolding,
  holdsPage,
  joinedSidebars,
  neighbors,
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

describe('neighbors', () => {
  it("lists pages in reading order, with a group's page before its items", () => {
    expect(neighbors(sidebar, '/guide/styling/')).toEqual({
      previous: { text: 'Introduction', link: '/guide/start/' },
      next: { text: 'CSS', link: '/guide/styling/css.html' },
    });
  });

  it('has none at either end, or for a page outside the sidebar', () => {
    expect(neighbors(sidebar, '/guide/start/').previous).toBeNull();
    expect(neighbors(sidebar, '/guide/styling/css').next).toBeNull();
    expect(neighbors(sidebar, '/elsewhere')).toEqual({ previous: null, next: null });
  });
});

it('skips external links, and pages that the sidebar repeats', () => {
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
  it('searches nested groups', () => {
    expect(sidebar.map((item) => holdsPage(item, '/guide/styling/css'))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});

describe('sectionOf', () => {
  it('returns the longest key that contains the page, by whole segments', () => {
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

  it('returns the groups around a page by position, outermost first', () => {
    const items = [page, group(), group({ text: 'Other', link: '/guide/other' }, group(page))];
    expect(groupsHolding(items, '/guide/page', '/guide')).toEqual(['/guide:2', '/guide:2.1']);
  });

  it('includes a group whose own page it is', () => {
    expect(groupsHolding(sidebar, '/guide/styling/', '/guide')).toEqual(['/guide:3']);
  });
});

it("joins sidebars in the order of their sections, with each group under its section's name", () => {
  const sections = [{ text: 'Guide', link: '/guide/styling/' }, { text: 'Elsewhere' }];
  expect(joinedSidebars({ '/config': [], '/guide': sidebar }, sections)).toEqual([
    { sectionHeaderText: 'Guide' },
    ...sidebar.slice(0, 3),
    { ...sidebar[3], text: 'Guide · Styling' },
  ]);
});
