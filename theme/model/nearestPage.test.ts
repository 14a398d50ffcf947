import { describe, expect, it } from 'vitest';
import { nearestPage } from './nearestPage';
import type { SidebarItem } from './sidebarTree';

const sidebar = [
  { text: 'Guide', items: [{ text: 'Quick start', link: '/guide/start/quick-start' }] },
  { text: 'Tailwind CSS', link: '/guide/styling/tailwindcss' },
] as SidebarItem[];

describe('nearestPage', () => {
  it.each([
    ['a typo', '/guide/start/quikc-start', '/guide/start/quick-start'],
    ['another folder', '/docs/tailwindcss', '/guide/styling/tailwindcss'],
  ])('finds the page of a URL with %s', (_, path, link) => {
    expect(nearestPage(path, sidebar)?.link).toBe(link);
  });

  it('finds none where nothing is close', () => {
    expect(nearestPage('/no/such/page', sidebar)).toBeUndefined();
  });
});
