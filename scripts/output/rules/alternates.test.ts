import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../content/testing/siteOf';
import { builtSiteOf, counterparts } from '../testing/builtSiteOf';
import { html } from '../testing/html';
import { alternates } from './alternates';

const check = (files: Record<string, string>): string[] =>
  messagesOf(alternates.check(builtSiteOf(files)));

function withAlternates(change: (tags: string) => string): Record<string, string> {
  const files = counterparts('/a', '# A', '');
  const [before = '', tags = '', after = ''] =
    /^(.*?)(<link rel="canonical".*)(<.head>.*)$/s.exec(files['dist/a.html'] ?? '')?.slice(1) ?? [];
  return { ...files, 'dist/a.html': before + change(tags) + after };
}

const HEAD = 'correct what publish/pageHead.ts and the engine write into the head';

describe('alternates', () => {
  it('accepts pages that link to themselves and each other', () => {
    expect(check({ ...counterparts('/a', '# A', ''), ...counterparts('/b/', '# B', '') })).toEqual(
      [],
    );
  });

  it('requires an exact, absolute canonical URL', () => {
    expect(check(withAlternates((tags) => tags.replace('rel="canonical"', 'rel="x"')))).toEqual([
      `docs/en/a.mdx:1  no canonical URL (dist/a.html)  make it https://rsbuild.rs/a; ${HEAD}`,
    ]);
    expect(
      check(
        withAlternates((tags) =>
          tags.replace('canonical" href="https://rsbuild.rs', 'canonical" href="'),
        ),
      ),
    ).toEqual([
      `docs/en/a.mdx:1  the canonical URL is /a (dist/a.html)  make it https://rsbuild.rs/a; ${HEAD}`,
    ]);
  });

  it('requires each alternate and the default', () => {
    expect(check(withAlternates((tags) => tags.replace('hreflang="zh"', 'hreflang="fr"')))).toEqual(
      [
        `docs/en/a.mdx:1  no hreflang zh (dist/a.html)  make it https://rsbuild.rs/zh/a; ${HEAD}`,
        `docs/en/a.mdx:1  hreflang fr for a page that does not exist in it (dist/a.html)  remove it; ${HEAD}`,
      ],
    );
    expect(
      check(
        withAlternates((tags) =>
          tags.replace(
            'hreflang="x-default" href="https://rsbuild.rs/a"',
            'hreflang="x-default" href="https://rsbuild.rs/"',
          ),
        ),
      ),
    ).toEqual([
      `docs/en/a.mdx:1  hreflang x-default is https://rsbuild.rs/ (dist/a.html)  make it https://rsbuild.rs/a; ${HEAD}`,
    ]);
  });

  it('rejects a duplicate language, and one whose page is not built', () => {
    expect(
      check(
        withAlternates(
          (tags) => tags + '<link rel="alternate" hreflang="en" href="https://rsbuild.rs/a">',
        ),
      ),
    ).toEqual([`docs/en/a.mdx:1  hreflang en appears twice (dist/a.html)  ${HEAD}`]);
    const files = counterparts('/a', '# A', '');
    delete files['dist/zh/a.html'];
    expect(check(files)).toEqual([
      `docs/en/a.mdx:1  hreflang zh for a page that does not exist in it (dist/a.html)  remove it; ${HEAD}`,
    ]);
  });

  it('excludes the page for unknown URLs from search engines', () => {
    expect(check({ 'dist/404.html': html('/404', '', { alternates: '' }) })).toEqual([]);
    expect(check({ 'dist/404.html': html('/404', '') })).toEqual([
      `dist/404.html:1  the page for unknown URLs names itself to search engines (dist/404.html)  remove its canonical and hreflang links; ${HEAD}`,
    ]);
  });
});
