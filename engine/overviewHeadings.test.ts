import { describe, expect, it } from 'vitest';
import { headingsBelow, namedLevels } from './overviewHeadings';

const page = (routePath: string, ...depths: number[]) => ({
  file: '',
  routePath,
  headings: depths.map((depth) => ({ id: `h${depth}`, text: `Level ${depth}`, depth })),
  isOverview: false,
});

const pages = [
  page('/config/', 2),
  page('/config/mode', 2, 3),
  page('/config/dev/hmr'),
  page('/guide/', 2),
  page('/zh/config/mode', 2),
];

describe('headingsBelow', () => {
  it('collects the pages of the overview’s folder, without the overview and other languages', () => {
    const below = headingsBelow({ routePath: '/config/' }, pages, new Set([2, 3]));
    expect(Object.keys(below)).toEqual(['/config/mode', '/config/dev/hmr']);
  });

  it('treats an overview that isn’t an index page as part of its folder', () => {
    const below = headingsBelow({ routePath: '/config/mode' }, pages, new Set([2]));
    expect(Object.keys(below)).toEqual(['/config/', '/config/dev/hmr']);
  });

  it('keeps the levels that can be listed', () => {
    const below = headingsBelow({ routePath: '/config/' }, pages, new Set([3]));
    expect(below['/config/mode']).toEqual([{ id: 'h3', text: 'Level 3', depth: 3 }]);
  });
});

it('finds every level that overviewHeaders names, however deep', () => {
  const sidebars = [
    { '/config': [{ text: 'a', overviewHeaders: [2, 3] }, { items: [{ overviewHeaders: [4] }] }] },
  ];
  expect(namedLevels(sidebars)).toEqual([2, 3, 4]);
  expect(namedLevels(undefined)).toEqual([]);
});
