import { describe, expect, it } from 'vitest';
import { page, messagesOf } from '../../content/testing/siteOf';
import { builtSiteOf, counterparts } from '../testing/builtSiteOf';
import { html } from '../testing/html';
import { links } from './links';

const check = (files: Record<string, string>): string[] =>
  messagesOf(links.check(builtSiteOf(files)));

const SITE = {
  'dist/logo.svg': '',
  ...counterparts('/a', '# A', ''),
  ...counterparts('/b/', '# B', ''),
};
const withLink = (url: string, markdown = '# A'): Record<string, string> => ({
  'docs/en/a.mdx': page(markdown),
  'dist/a.html': html('/a', `<a href="${url}">x</a>`),
});

describe('links', () => {
  it.each([
    ['a page', '/b/'],
    ['a part of a page', '/a?x=1#b'],
    ['the page itself, by an id', '#b'],
    ['a file', '/logo.svg'],
    ['another host', 'https://rspack.rs'],
    ['a mail program', 'mailto:a@b.c'],
    ['this site by its host', 'https://rsbuild.rs/b/'],
    ['a page relative to this one', 'b/'],
  ])('accepts a link to %s', (_, url) => {
    expect(check({ ...SITE, ...withLink(url) })).toEqual([]);
  });

  it('reports a dead link at its line in the Markdown', () => {
    expect(check({ ...SITE, ...withLink('/bb/', '# A\n\n[b](/bb/)') })).toEqual([
      'docs/en/a.mdx:7  the link /bb/ leads to nothing (dist/a.html)  did you mean /b/?',
    ]);
  });

  it('accepts the URL of a folder', () => {
    expect(check({ ...SITE, ...withLink('/b') })).toEqual([
      'docs/en/a.mdx:1  the link /b leads to nothing (dist/a.html)  make it /b/',
    ]);
  });

  it('reports a link of the frame once, however many pages contain it', () => {
    const frame = '<a href="/nowhere/at/all">x</a>';
    expect(
      check({ ...SITE, ...counterparts('/c', '# C', frame), ...counterparts('/d', '# D', frame) }),
    ).toEqual([
      'docs/en/c.mdx:1  the link /nowhere/at/all leads to nothing (dist/c.html and 3 more: not written in their Markdown, so look in the frame or a component)  correct the URL or remove the link',
    ]);
  });

  it('replaces an old URL with the new one', () => {
    const files = {
      'dist/config/source/alias.html': html('/config/source/alias', ''),
      ...withLink('/config/source/alias#x'),
    };
    expect(check({ ...SITE, ...files })).toEqual([
      'docs/en/a.mdx:1  the link /config/source/alias#x leads to a page that has moved (dist/a.html)  write /config/resolve/alias#x',
    ]);
  });

  it('reports a malformed percent code as a dead link', () => {
    expect(check({ ...SITE, ...withLink('/100%') })).toHaveLength(1);
  });
});
