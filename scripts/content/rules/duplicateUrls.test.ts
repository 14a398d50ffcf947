import { describe, expect, it } from 'vitest';
import { page, messagesOf, siteOf } from '../testing/siteOf';
import { duplicateUrls } from './duplicateUrls';

describe('duplicate-urls', () => {
  it('accepts a different URL for every page', () => {
    const site = siteOf({
      'docs/en/a.mdx': page('# A'),
      'docs/zh/a.mdx': page('# A'),
      'docs/en/b/index.mdx': page('# B'),
    });
    expect(duplicateUrls.check(site)).toEqual([]);
  });

  it('rejects two files with the same URL', () => {
    const site = siteOf({ 'docs/en/a.mdx': page('# A'), 'docs/en/a/index.mdx': page('# A') });
    expect(messagesOf(duplicateUrls.check(site))).toEqual([
      'docs/en/a.mdx:1  its URL /a is also that of docs/en/a/index.mdx  keep one of the two',
    ]);
  });

  it('rejects uppercase letters, which pages redirect to lowercase', () => {
    const site = siteOf({ 'docs/en/Mode.mdx': page('# Mode') });
    expect(messagesOf(duplicateUrls.check(site))).toEqual([
      'docs/en/Mode.mdx:1  its URL /Mode has capital letters  rename the file in lowercase, to which pages redirect any other spelling',
    ]);
  });
});
