import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { redirectPage } from './redirectPages';

const moved = { from: '^(/zh)?/old$', to: '$1/new' };

/** URL to which the page's script redirects a visitor of `https://rsbuild.rs/old?a=1#b`. */
function followed(page: string): string {
  const href = new URL(/<a href="([^"]*)"/.exec(page)?.[1] ?? '', 'https://rsbuild.rs/old');
  let target = '';
  runInNewContext(/<script>(.*)<\/script>/.exec(page)?.[1] ?? '', {
    document: { links: [{ href: href.href, host: href.host }] },
    location: {
      host: 'rsbuild.rs',
      search: '?a=1',
      hash: '#b',
      replace: (redirect: string) => {
        target = redirect;
      },
    },
  });
  return target;
}

describe('redirectPage', () => {
  it('redirects in the language of the URL, with and without JavaScript', () => {
    const page = redirectPage('/zh/old', moved);
    expect(page).toContain('<html lang="zh">');
    expect(page).toContain('content="0; url=/zh/new"');
    expect(followed(page)).toBe('https://rsbuild.rs/zh/new?a=1#b');
  });

  it('has the new URL as canonical', () => {
    expect(redirectPage('/old', moved)).toContain(
      '<link rel="canonical" href="https://rsbuild.rs/new">',
    );
  });

  it('runs the same script at every URL, so that one hash in the security policy covers all', () => {
    const script = (to: string) =>
      /<script>.*<\/script>/.exec(redirectPage('/old', { from: '^/old$', to }))?.[0];
    expect(script('/new')).toBe(script('https://example.com/a'));
  });

  it('redirects to another site without our query and hash', () => {
    const page = redirectPage('/old', { from: '^/old$', to: 'https://example.com/a' });
    expect(followed(page)).toBe('https://example.com/a');
  });
});
