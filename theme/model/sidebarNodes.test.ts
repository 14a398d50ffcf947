import { describe, expect, it } from 'vitest';
import { sidebarNodes } from './sidebarNodes';
import { isLargeSection, type Section } from './sidebarTree';

const group = (name: string, pages: number) => ({
  text: name,
  collapsed: true,
  collapsible: true,
  items: Array.from({ length: pages }, (_, index) => ({
    text: `${name} ${index}`,
    link: `/guide/${name}/${index}`,
  })),
});

const section: Section = { path: '/guide', items: [group('a', 2), group('b', 3)] };

const allPages = { text: 'All pages', href: '/pages' };

/** The names of each group's links. */
const linksIn = (...args: Parameters<typeof sidebarNodes>) =>
  sidebarNodes(...args).map((node) =>
    node.kind === 'group' ? node.items.map((item) => ('text' in item ? item.text : '')) : [],
  );

describe('the groups of a section', () => {
  it('list their pages, open or closed', () => {
    expect(linksIn(section, { path: '/guide/a/1', open: {} })).toEqual([
      ['a 0', 'a 1'],
      ['b 0', 'b 1', 'b 2'],
    ]);
  });

  it('are open if they contain the current page, or if the user opened them', () => {
    const isOpen = (open: Record<string, boolean>) =>
      sidebarNodes(section, { path: '/guide/a/1', open }).map(
        (node) => node.kind === 'group' && node.isOpen,
      );
    expect(isOpen({})).toEqual([true, false]);
    expect(isOpen({ '/guide:0': false, '/guide:1': true })).toEqual([false, true]);
  });

  it('link to all pages in a large section until they are opened', () => {
    const state = { path: '/guide/a/1', allPages };
    expect(linksIn(section, { ...state, open: {} })).toEqual([['a 0', 'a 1'], ['All pages']]);
    expect(linksIn(section, { ...state, open: { '/guide:1': true } })).toEqual([
      ['a 0', 'a 1'],
      ['b 0', 'b 1', 'b 2'],
    ]);
  });

  it('link to all pages while the pages of an opened group load', () => {
    const loading = { ...section, items: [group('a', 2), { ...group('b', 2), itemsFrom: '/b/0' }] };
    const state = { path: '/guide/a/1', allPages, open: { '/guide:1': true } };
    expect(linksIn(loading, state)).toEqual([['a 0', 'a 1'], ['All pages']]);
    expect(isLargeSection(loading.items)).toBe(true);
  });

  it('make a section large if they have more than 250 pages', () => {
    expect(isLargeSection([group('a', 250)])).toBe(false);
    expect(isLargeSection([group('a', 250), group('b', 1)])).toBe(true);
  });
});
