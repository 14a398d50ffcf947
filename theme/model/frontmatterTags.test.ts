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

  it('declares each feed as an alternate of the page', () => {
    const feeds = [{ url: '/releases.xml', mime: 'application/rss+xml', language: 'zh-CN' }];
    expect(frontmatterTags({ feeds }).link).toEqual([
      {
        rel: 'alternate',
        type: 'application/rss+xml',
        hreflang: 'zh-CN',
        href: '/releases.xml',
      },
    ]);
  });

  it('is empty for a page that declares none', () => {
    expect(frontmatterTags({})).toEqual({ meta: [], link: [] });
  });
});
