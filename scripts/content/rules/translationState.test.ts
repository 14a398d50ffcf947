import { describe, expect, it } from 'vitest';
import { sourceHash } from '@publish/sourceHash';
import { page, messagesOf, siteOf } from '../testing/siteOf';
import { translationState } from './translationState';

const check = (en: string, record: string): string[] =>
  messagesOf(
    translationState.check(
      siteOf({
        'docs/en/x.mdx': page(en),
        'docs/zh/x.mdx': page('# X', `description: X.\nsourceHash: '${record}'`),
      }),
    ),
  );

describe('translation-state', () => {
  it('accepts a translation of the current English page', () => {
    expect(check('# X', sourceHash(page('# X')))).toEqual([]);
  });

  it('lists a page whose English page has changed', () => {
    expect(check('# X\n\nMore.', sourceHash(page('# X')))).toEqual([
      'docs/zh/x.mdx:1  docs/en/x.mdx has changed since this was written from it  carry the change over, then run npm run sync:translation -- docs/zh/x.mdx',
    ]);
  });

  it('never fails, because the page shows a notice', () => {
    expect(translationState.severity).toBe('report');
  });
});
