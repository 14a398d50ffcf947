import { describe, expect, it } from 'vitest';
import { said } from '../../content/testing/siteOf';
import { builtSiteOf, twins } from '../testing/builtSiteOf';
import { markdownCopies } from './markdownCopies';

const check = (files: Record<string, string>): string[] =>
  said(markdownCopies.check(builtSiteOf(files)));

describe('markdown-copies', () => {
  it('asks for a copy of every page', () => {
    const files = { ...twins('/a', '# A', ''), 'dist/a.md': '', 'dist/zh/a.md': '' };
    expect(check(files)).toEqual([]);
    expect(check({ ...files, ...twins('/b/', '# B', ''), 'dist/b/index.md': '' })).toEqual([
      'docs/zh/b/index.mdx:1  the build has no Markdown copy dist/zh/b/index.md  run npm run build again; each page is written once more as Markdown',
    ]);
  });

  it('is skipped, with a word, while the build writes none', () => {
    expect(markdownCopies.skipped?.(builtSiteOf(twins('/a', '# A', '')))).toBe(
      'the build writes no Markdown copies yet',
    );
  });
});
