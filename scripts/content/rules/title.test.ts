import { describe, expect, it } from 'vitest';
import { page, messagesOf, siteOf } from '../testing/siteOf';
import { title } from './title';

const check = (body: string, frontMatter?: string): string[] =>
  messagesOf(title.check(siteOf({ 'docs/en/x.mdx': page(body, frontMatter) })));

describe('title', () => {
  it('accepts one h1, or a title in the front matter', () => {
    expect(check('# X\n\n## A\n\n### B\n\n## C')).toEqual([]);
    expect(check('## A\n\n### B', 'title: X')).toEqual([]);
  });

  it('ignores home pages', () => {
    expect(check('', 'pageType: home')).toEqual([]);
  });

  it('requires a title', () => {
    expect(check('Text.')).toEqual([
      'docs/en/x.mdx:1  the page has no title  begin its body with a line # Title',
    ]);
  });

  it('rejects a second title', () => {
    expect(check('# X\n\n# Y')).toEqual([
      'docs/en/x.mdx:7  a second title: # Y  make it ## Y, for the title is on line 5',
    ]);
  });

  it("doesn't treat a comment in a code block as a title", () => {
    expect(check('# X\n\n```bash\n# install\n```')).toEqual([]);
  });

  it('rejects skipped heading levels', () => {
    expect(check('# X\n\n## A\n\n#### B')).toEqual([
      'docs/en/x.mdx:9  level 4 follows level 2: #### B  make it ### B',
    ]);
    expect(check('### A', 'title: X')).toEqual([
      'docs/en/x.mdx:5  level 3 follows level 1: ### A  make it ## A',
    ]);
  });

  it('rejects an empty heading', () => {
    expect(check('# X\n\n##')).toEqual([
      'docs/en/x.mdx:7  an empty heading  give it a text or remove it',
    ]);
  });

  it('ignores a page that does not parse', () => {
    expect(check('{')).toEqual([]);
  });
});
