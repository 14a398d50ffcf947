import { describe, expect, it } from 'vitest';
import { readHtml } from './readHtml';

describe('readHtml', () => {
  it('reads the head', () => {
    expect(
      readHtml(
        '<html lang="en"><head><title>A &amp; b</title><meta name="description" content="What &quot;a&quot; is"><meta http-equiv="refresh" content="0; url=/b"><link rel="canonical" href="https://h/a"><link rel="alternate" hrefLang="zh" href="https://h/zh/a"><link rel="preconnect" href="https://s"><link rel="stylesheet" href="/a.css"></head></html>',
      ),
    ).toMatchObject({
      lang: 'en',
      title: 'A & b',
      description: 'What "a" is',
      refresh: '0; url=/b',
      canonicals: ['https://h/a'],
      alternates: [{ hreflang: 'zh', href: 'https://h/zh/a' }],
      assets: [{ tag: 'link', url: '/a.css' }],
    });
  });

  it('ignores the feed as a translation of the page', () => {
    const feed =
      '<link rel="alternate" type="application/atom+xml" hreflang="zh-CN" href="https://h/a.xml">';
    expect(readHtml(feed)).toMatchObject({ alternates: [], feeds: ['https://h/a.xml'] });
  });

  it('omits the announcement of a link that opens a new tab', () => {
    const html =
      '<main>See <a href="https://h" target="_blank">it<span> (opens in a new tab)</span></a>, <span>then</span> go.</main>';
    expect(readHtml(html).text).toBe('See it, then go.');
  });

  it('reads links, fetched files, ids, and references to ids', () => {
    expect(
      readHtml(
        '<a href="/b" target="_blank" rel="noopener" id="a">b</a><img src="/a.png" srcset="/b.png 2x, /c.png 3x" alt=""><button aria-controls="a c">x</button><p style="color:red">',
      ),
    ).toMatchObject({
      links: [{ url: '/b', target: '_blank', rel: 'noopener' }],
      images: [{ url: '/a.png', alt: '' }],
      assets: [{ url: '/b.png' }, { url: '/c.png' }, { url: '/a.png' }],
      ids: ['a'],
      references: [
        { attribute: 'aria-controls', id: 'a' },
        { attribute: 'aria-controls', id: 'c' },
      ],
      styles: [{ tag: 'p', style: 'color:red' }],
    });
  });

  it('excludes SVG titles and scripts from the text', () => {
    expect(
      readHtml(
        '<title>Page</title><main><svg><title>Drawing</title></svg><h1>Big <em>title</em></h1><script>let a</script>Some\n text</main>after',
      ),
    ).toMatchObject({ title: 'Page', titles: ['Big title'], text: 'DrawingBig titleSome text' });
  });
});
