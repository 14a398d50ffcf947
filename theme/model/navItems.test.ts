import { describe, expect, it } from 'vitest';
import { onSide, toNavEntries, type NavItem } from './navItems';

const guide = { text: 'Guide', link: '/guide/start/', activeMatch: '/guide/' };
const config = { text: 'Config', link: '/config/' };

const asIs = (href: string) => href;

const currentAt = (item: NavItem, path: string) => toNavEntries([item], path, asIs)[0]?.current;

describe('toNavEntries', () => {
  it('marks the section whose activeMatch matches the page', () => {
    expect(currentAt(guide, '/guide/basic/cli')).toBe('true');
    expect(currentAt(guide, '/zh/guide/basic/cli')).toBe('true');
    expect(currentAt(guide, '/config/')).toBeUndefined();
  });

  it('distinguishes the page itself from its section', () => {
    expect(currentAt(guide, '/guide/start/')).toBe('page');
    expect(currentAt(config, '/config')).toBe('page');
    expect(currentAt(config, '/config/mode')).toBeUndefined();
  });

  it('ignores external links and invalid patterns', () => {
    expect(currentAt({ text: 'Blog', link: 'https://example.com/' }, '/')).toBeUndefined();
    expect(currentAt({ ...config, activeMatch: '(' }, '/config/mode')).toBeUndefined();
  });

  it('marks a group that contains the current page', () => {
    const group = { text: 'More', items: [config, guide] };
    expect(currentAt(group, '/config/')).toBe('true');
    expect(currentAt(group, '/api/')).toBeUndefined();
  });

  it('localizes links at every level, and recognizes the page by them', () => {
    const group = { text: 'More', items: [{ text: 'Deeper', items: [config] }] };
    const toChinese = (href: string) => `/zh${href}`;
    expect(toNavEntries([group], '/zh/config/', toChinese)).toEqual([
      {
        text: 'More',
        current: 'true',
        items: [
          {
            text: 'Deeper',
            current: 'true',
            items: [{ text: 'Config', href: '/zh/config/', current: 'page' }],
          },
        ],
      },
    ]);
  });

  it('keeps the link and the tag of a group', () => {
    const group = { text: 'More', link: '/more/', tag: 'new', items: [config] };
    expect(toNavEntries([group], '/', asIs)).toEqual([
      { text: 'More', href: '/more/', tag: 'new', items: [{ text: 'Config', href: '/config/' }] },
    ]);
  });

  it('converts a group without items to a link, and drops a text without a link', () => {
    expect(toNavEntries([{ ...config, items: [] }, { text: 'Only text' }], '/', asIs)).toEqual([
      { text: 'Config', href: '/config/' },
    ]);
  });
});

describe('onSide', () => {
  it('puts items on the right unless they set left', () => {
    const left = { ...guide, position: 'left' as const };
    expect(onSide([left, config], 'left')).toEqual([left]);
    expect(onSide([left, config], 'right')).toEqual([config]);
  });
});
