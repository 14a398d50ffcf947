import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../content/testing/siteOf';
import { builtSiteOf, counterparts } from '../testing/builtSiteOf';
import { html } from '../testing/html';
import { titles } from './titles';

const check = (files: Record<string, string>): string[] =>
  messagesOf(titles.check(builtSiteOf(files)));

describe('titles', () => {
  it('accepts titles and descriptions that are unique within a language', () => {
    expect(check({ ...counterparts('/a', '# A', ''), ...counterparts('/b', '# B', '') })).toEqual(
      [],
    );
  });

  it('requires both', () => {
    const files = { ...counterparts('/a', '# A', ''), 'dist/a.html': html('/a', '', { head: '' }) };
    expect(check(files)).toEqual([
      'docs/en/a.mdx:2  dist/a.html has no title  give it a # heading, or a title in the front matter',
      'docs/en/a.mdx:2  dist/a.html has no description  write a description in the front matter',
    ]);
  });

  it('reports the page with the same one', () => {
    const files = { ...counterparts('/a', '# A', ''), ...counterparts('/b', '# B', '') };
    const head = '<title>A</title><meta name="description" content="About a.">';
    files['dist/a.html'] = html('/a', '', { head });
    files['dist/zh/a.html'] = html('/zh/a', '', { head });
    files['dist/b.html'] = html('/b', '', { head: head.replace('About a.', 'About b.') });
    expect(check(files)).toEqual([
      'docs/en/b.mdx:2  dist/b.html has the title of docs/en/a.mdx: A  write a title in the front matter that tells the two apart',
    ]);
  });
});
