import { describe, expect, it } from 'vitest';
import { page, messagesOf, siteOf } from '../testing/siteOf';
import { images } from './images';

const check = (body: string): string[] =>
  messagesOf(
    images.check(
      siteOf({
        'docs/public/logo.svg': '',
        'docs/en/guide/flow.png': '',
        'docs/en/guide/x.mdx': page(body),
      }),
    ),
  );

describe('images', () => {
  it('accepts images that ship with the site and have alternative text', () => {
    expect(check('![Logo](/logo.svg) ![Flow](./flow.png) ![Flow](flow.png)')).toEqual([]);
    expect(check('<img src="/logo.svg" alt="" />')).toEqual([]);
    expect(check("import logo from './flow.png';\n\n<img src={logo} alt={'Logo'} />")).toEqual([]);
  });

  it('requires alternative text', () => {
    const remedy = 'say what it shows, or write <img alt="" … /> if it only decorates';
    expect(check('![](/logo.svg)')).toEqual([
      `docs/en/guide/x.mdx:5  the image /logo.svg has no alternative text  ${remedy}`,
    ]);
    expect(check('<img src="/logo.svg" />')).toEqual([
      `docs/en/guide/x.mdx:5  the image /logo.svg has no alternative text  ${remedy}`,
    ]);
  });

  it('reports where to put a missing image', () => {
    expect(check('![Logo](/lgo.svg)\n\n![Flow](./img/flow.png)')).toEqual([
      'docs/en/guide/x.mdx:5  the image /lgo.svg does not exist  add docs/public/lgo.svg or correct the path',
      'docs/en/guide/x.mdx:7  the image ./img/flow.png does not exist  add docs/en/guide/img/flow.png or correct the path',
    ]);
  });

  it('rejects large images', () => {
    const files = {
      'docs/public/a.png': 'x'.repeat(200 * 1024),
      'docs/public/b.png': 'x'.repeat(204_801),
    };
    expect(messagesOf(images.check(siteOf(files)))).toEqual([
      'docs/public/b.png:1  the image has 201 KB, and at most 200 are allowed  make it smaller, or save it as WebP or SVG',
    ]);
  });

  it('rejects images of other hosts', () => {
    expect(check('![Logo](https://assets.rspack.rs/logo.png)')).toEqual([
      'docs/en/guide/x.mdx:5  the image https://assets.rspack.rs/logo.png comes from another host  put it in docs/public and write its path',
    ]);
  });
});
