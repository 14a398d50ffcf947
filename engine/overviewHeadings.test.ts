import { describe, expect, it } from 'vitest';
import { detailsOf, namedLevels, pagesBelow } from './overviewHeadings';

const pages = [
  { routePath: '/config/' },
  { routePath: '/config/mode' },
  { routePath: '/config/dev/hmr' },
  { routePath: '/guide/' },
  { routePath: '/zh/config/mode' },
];

describe('pagesBelow', () => {
  const routesBelow = (routePath: string) =>
    pagesBelow({ routePath }, pages).map((page) => page.routePath);

  it('collects the pages of the overview’s folder, without the overview and other languages', () => {
    expect(routesBelow('/config/')).toEqual(['/config/mode', '/config/dev/hmr']);
  });

  it('treats an overview that isn’t an index page as part of its folder', () => {
    expect(routesBelow('/config/mode')).toEqual(['/config/', '/config/dev/hmr']);
  });
});

it('says type and default of a page that documents an option, and the purpose of any page', () => {
  expect(detailsOf('dev.hmr', 'Use dev.hmr for hot updates. They keep state.')).toEqual({
    purpose: 'Use dev.hmr for hot updates.',
    type: 'boolean',
    default: 'true',
  });
  expect(detailsOf('Module Federation', '共享代码。运行时加载。')).toEqual({
    purpose: '共享代码。',
  });
});

it('finds every level that overviewHeaders names, however deep', () => {
  const sidebars = [
    { '/config': [{ text: 'a', overviewHeaders: [2, 3] }, { items: [{ overviewHeaders: [4] }] }] },
  ];
  expect(namedLevels(sidebars)).toEqual([2, 3, 4]);
  expect(namedLevels(undefined)).toEqual([]);
});
