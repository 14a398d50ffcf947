import { describe, expect, it } from 'vitest';
import { page, messagesOf, siteOf } from '../testing/siteOf';
import { translationRecord } from './translationRecord';

const check = (zh: string, en = 'description: X.'): string[] =>
  messagesOf(
    translationRecord.check(
      siteOf({ 'docs/en/x.mdx': page('# X', en), 'docs/zh/x.mdx': page('# X', zh) }),
    ),
  );

describe('translation-record', () => {
  it('accepts a record, whatever the current English page is', () => {
    expect(check("description: X.\nsourceHash: '0123abcd'")).toEqual([]);
  });

  it('requires a valid record', () => {
    expect(check('description: X.')).toEqual([
      'docs/zh/x.mdx:2  it records no state of the English page  once it says what the English page says, run npm run sync:translation -- docs/zh/x.mdx',
    ]);
    expect(check('description: X.\nsourceHash: 12345678')).toEqual([
      'docs/zh/x.mdx:3  sourceHash is 12345678  once it says what the English page says, run npm run sync:translation -- docs/zh/x.mdx',
    ]);
  });

  it('rejects a record on an English page', () => {
    const record = "description: X.\nsourceHash: '0123abcd'";
    expect(check(record, record)).toEqual([
      'docs/en/x.mdx:3  sourceHash on a page that is no translation  remove it',
    ]);
  });
});
