import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../content/testing/siteOf';
import { builtSiteOf, counterparts } from '../testing/builtSiteOf';
import { feeds } from './feeds';

const check = (files: Record<string, string>): string[] =>
  messagesOf(feeds.check(builtSiteOf(files)));

const ATOM = 'https://rsbuild.rs/atom.xml';
const REMEDY = 'correct what publish/pageHead.ts writes into the head';

describe('feeds', () => {
  it('accepts home pages that link to their feeds, and pages without feeds', () => {
    expect(
      check({ ...counterparts('/', '# Title', ''), ...counterparts('/a', '# A', '') }),
    ).toEqual([]);
  });

  it('requires each feed', () => {
    const files = counterparts('/', '# Title', '');
    const without = files['dist/index.html']?.replace(/<link[^>]*atom\.xml">/, '') ?? '';
    expect(check({ ...files, 'dist/index.html': without })).toEqual([
      `docs/en/index.mdx:1  the feed ${ATOM} is not named (dist/index.html)  ${REMEDY}`,
    ]);
  });

  it('rejects a duplicate feed, and ignores feeds declared by other pages', () => {
    const link = `<link rel="alternate" type="application/atom+xml" hreflang="en" href="${ATOM}">`;
    const files = { ...counterparts('/', '# Title', ''), ...counterparts('/a', '# A', '') };
    const withLink = (file: string) => ({
      ...files,
      [file]: files[file]?.replace('</head>', `${link}</head>`) ?? '',
    });
    expect(check(withLink('dist/index.html'))).toEqual([
      `docs/en/index.mdx:1  the feed ${ATOM} is named twice (dist/index.html)  ${REMEDY}`,
    ]);
    expect(check(withLink('dist/a.html'))).toEqual([]);
  });
});
