import { describe, expect, it } from 'vitest';
import { frontmatterTags } from './frontmatterTags';

describe('frontmatterTags', () => {
  it('passes meta and link tags on', () => {
    const head = [
      ['meta', { name: 'robots', content: 'noindex' }],
      ['link', { rel: 'author', href: '/humans.txt' }],
    ];
    expect(frontmatterTags({ head })).toEqual({
      meta: [{ name: 'robots', content: 'noindex' }],
      link: [{ rel: 'author', href: '/humans.txt' }],
    });
  });

  it('is empty for a page that declares none', () => {
    expect(frontmatterTags({})).toEqual({ meta: [], link: [] });
  });
});
