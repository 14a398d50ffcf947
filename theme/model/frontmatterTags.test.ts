import { describe, expect, it } from 'vitest';
import { frontmatterTags } from './frontmatterTags';

describe('frontmatterTags', () => {
  it('returns meta and link tags', () => {
    const head = [
      ['meta', { name: 'robots', content: 'noindex' }],
      ['link', { rel: 'author', href: '/humans.txt' }],
    ];
    expect(frontmatterTags({ head })).toEqual({
      meta: [{ name: 'robots', content: 'noindex' }],
      link: [{ rel: 'author', href: '/humans.txt' }],
    });
  });

  it('is empty for a page without head tags', () => {
    expect(frontmatterTags({})).toEqual({ meta: [], link: [] });
  });
});
