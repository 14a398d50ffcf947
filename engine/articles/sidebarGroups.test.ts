import { expect, it } from 'vitest';
import { neighbors, type SidebarGroup, type SidebarItem } from '@model/sidebarTree';
import { completeGroup, shortenedSection, wholeGroups } from './sidebarGroups';

const PAGES_PER_GROUP = 20;

const group = (name: string, settings: Partial<SidebarGroup> = {}): SidebarGroup => ({
  text: name,
  collapsible: true,
  collapsed: true,
  items: Array.from({ length: PAGES_PER_GROUP }, (_, index) => ({
    text: `${name} ${index}`,
    link: `/guide/${name}/${index}.html`,
  })),
  ...settings,
});

const section = (groups: number): SidebarItem[] =>
  Array.from({ length: groups }, (_, index) => group(`g${index}`));

const LARGE = section(20);

const isStatic = () => true;

it('keeps the first and the last page of each group of a large section', () => {
  const [first] = shortenedSection(LARGE, isStatic);
  expect(first).toMatchObject({
    text: 'g0',
    items: [
      { text: 'g0 0', link: '/guide/g0/0.html' },
      { text: 'g0 19', link: '/guide/g0/19.html' },
    ],
    itemsFrom: '/guide/g0/0.html',
  });
});

it('keeps all pages of a small section, and of groups that are open or contain interactive pages', () => {
  expect(shortenedSection(section(5), isStatic)).toEqual(section(5));
  const open = [...LARGE, group('open', { collapsed: false })];
  expect(shortenedSection(open, isStatic).at(-1)).toEqual(open.at(-1));
  const interactive = shortenedSection(LARGE, (route) => route !== '/guide/g1/7');
  expect(interactive[1]).toEqual(LARGE[1]);
  expect(interactive[2]).not.toEqual(LARGE[2]);
});

it('gives each page its own group, so that its sidebar and the pages before and after it are complete', () => {
  const short = shortenedSection(LARGE, isStatic);
  const groups = new Map(wholeGroups('/guide', LARGE, short));
  for (const route of ['/guide/g3/0', '/guide/g3/7', '/guide/g3/19']) {
    const sidebars = { '/guide': [...short] };
    const own = groups.get(route);
    expect(own && completeGroup(sidebars, own)).toBe(true);
    expect(sidebars['/guide'][3]).toEqual(LARGE[3]);
    expect(neighbors(sidebars['/guide'], route)).toEqual(neighbors(LARGE, route));
  }
});

it('leaves a group that is complete', () => {
  const sidebars = { '/guide': LARGE };
  expect(completeGroup(sidebars, { section: '/guide', index: 0, items: [] })).toBe(false);
  expect(sidebars['/guide']).toBe(LARGE);
});
