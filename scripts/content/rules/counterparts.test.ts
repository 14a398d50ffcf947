import { describe, expect, it } from 'vitest';
import { page, messagesOf, siteOf } from '../testing/siteOf';
import { counterparts } from './counterparts';

describe('counterparts', () => {
  it('accepts pairs of pages and of fragments', () => {
    const site = siteOf({
      'docs/en/a.mdx': page('# A'),
      'docs/zh/a.mdx': page('# A'),
      'docs/en/shared/b.mdx': 'B',
      'docs/zh/shared/b.mdx': 'B',
    });
    expect(counterparts.check(site)).toEqual([]);
  });

  it('reports the missing one, in either language', () => {
    const site = siteOf({ 'docs/en/a.mdx': page('# A'), 'docs/zh/shared/b.mdx': 'B' });
    expect(messagesOf(counterparts.check(site))).toEqual([
      'docs/en/a.mdx:1  its counterpart docs/zh/a.mdx is missing  write it, or remove both',
      'docs/zh/shared/b.mdx:1  its counterpart docs/en/shared/b.mdx is missing  write it, or remove both',
    ]);
  });
});
