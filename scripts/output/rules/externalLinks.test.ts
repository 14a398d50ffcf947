import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../content/testing/siteOf';
import { builtSiteOf, counterparts } from '../testing/builtSiteOf';
import { html } from '../testing/html';
import { externalLinks } from './externalLinks';

const check = (files: Record<string, string>): string[] =>
  messagesOf(externalLinks.check(builtSiteOf(files)));

describe('external-links', () => {
  it('accepts internal links and safe external links', () => {
    const body =
      '<a href="/a">a</a><a href="https://rsbuild.rs/a">a</a><a href="https://a.b" target="_blank" rel="noopener noreferrer">b</a>';
    expect(check(counterparts('/a', '# A', body))).toEqual([]);
  });

  it('requires a new tab, without opener and referrer', () => {
    const files = counterparts('/a', '# A\n\n<a href="https://a.b">b</a>', '');
    files['dist/a.html'] = html('/a', '<a href="https://a.b" rel="noopener">b</a>');
    expect(check(files)).toEqual([
      'docs/en/a.mdx:7  the link https://a.b leaves this site in the same tab or names it to the other host (dist/a.html)  give it target="_blank" rel="noopener noreferrer", in Markdown by writing it as a Markdown link',
    ]);
  });

  it('rejects URLs that no browser can open', () => {
    const files = {
      ...counterparts('/a', '# A', ''),
      'dist/a.html': html('/a', '<a href="https://">b</a>'),
    };
    expect(check(files)).toEqual([
      'docs/en/a.mdx:1  the link https:// is not a URL (dist/a.html)  correct it',
    ]);
  });

  it.each(['_blank', 'other'])(
    'rejects an internal link that opens a tab %j with access to its opener',
    (target) => {
      const link = (rel: string) => `<a href="/a" target="${target}" ${rel}>a</a>`;
      const files = counterparts('/a', '# A', '');
      files['dist/a.html'] = html('/a', link('rel="noopener"'));
      expect(check(files)).toEqual([]);
      files['dist/a.html'] = html('/a', link(''));
      expect(check(files)).toEqual([
        'docs/en/a.mdx:1  the link /a opens a tab that can reach back to this one by window.opener (dist/a.html)  leave out its target, or give it rel="noopener"',
      ]);
    },
  );
});
