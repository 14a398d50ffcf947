import { expect, it } from 'vitest';
import { sidebarTree } from './sidebarTree';

const PAGES = [
  { file: 'config/dev/hmr.md', title: 'dev.hmr' },
  { file: 'config/index.md', title: 'Options' },
  { file: 'config/mode.md', title: 'mode' },
  { file: 'guide/start.md', title: 'Start' },
];

it('lists a section with its own page first and its folders closed, and nothing of other sections', () => {
  expect(sidebarTree(PAGES, '/zh/', 'config/')).toEqual([
    { text: 'Options', link: '/zh/config/' },
    { text: 'dev', collapsed: true, items: [{ text: 'dev.hmr', link: '/zh/config/dev/hmr' }] },
    { text: 'mode', link: '/zh/config/mode' },
  ]);
});
