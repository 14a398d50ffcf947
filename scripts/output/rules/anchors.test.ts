import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../content/testing/siteOf';
import { builtSiteOf, counterparts } from '../testing/builtSiteOf';
import { html } from '../testing/html';
import { anchors } from './anchors';

const check = (files: Record<string, string>): string[] =>
  messagesOf(anchors.check(builtSiteOf(files)));

const SITE = (url: string): Record<string, string> => ({
  'dist/logo.svg': '',
  ...counterparts('/b/', '# B', '<h2 id="there">B</h2><h2 id="在">B</h2>'),
  ...counterparts('/a', '# A', '<p id="here">'),
  'dist/a.html': html('/a', `<p id="here"><a href="${url}">x</a>`),
});

describe('anchors', () => {
  it.each([
    '#here',
    '/b/#there',
    '#',
    '#top',
    '/b/#%E5%9C%A8',
    'https://rspack.rs/#x',
    '/logo.svg#x',
  ])('accepts %s', (url) => {
    expect(check(SITE(url))).toEqual([]);
  });

  it('reports a missing anchor, and suggests a similar one', () => {
    expect(check(SITE('#hree'))).toEqual([
      'docs/en/a.mdx:1  the page has no id hree for the link #hree (dist/a.html)  did you mean #here?',
    ]);
    expect(check(SITE('/b/#nowhere'))).toEqual([
      'docs/en/a.mdx:1  dist/b/index.html has no id nowhere for the link /b/#nowhere (dist/a.html)  link to an id that is there',
    ]);
  });
});
