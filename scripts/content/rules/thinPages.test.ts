import { describe, expect, it } from 'vitest';
import { page, messagesOf, siteOf } from '../testing/siteOf';
import { thinPages } from './thinPages';

const check = (body: string, frontMatter?: string): string[] =>
  messagesOf(thinPages.check(siteOf({ 'docs/en/x.mdx': page(body, frontMatter) })));

const words = (count: number): string => 'word '.repeat(count);

describe('thin-pages', () => {
  it('accepts a page of some length, with code counted by lines', () => {
    expect(check(words(120))).toEqual([]);
    expect(check(`${words(60)}\n\n\`\`\`ts\n${'f();\n'.repeat(60)}\`\`\``)).toEqual([]);
    expect(check('字'.repeat(180))).toEqual([]);
  });

  it('reports a page that is too short', () => {
    expect(check('# X\n\nSets x.')).toEqual([
      'docs/en/x.mdx:1  the page has 7 words  say what it is for, show an example and what goes wrong, in 120 words or more; or say in the front matter why it is short: short: <reason>',
    ]);
  });

  it('ignores overviews, home pages, and pages with a stated reason', () => {
    expect(check('# X', 'description: X.\noverview: true')).toEqual([]);
    expect(check('', 'description: X.\npageType: home')).toEqual([]);
    expect(check('# X', 'description: X.\nshort: its generator is on another site')).toEqual([]);
  });
});
