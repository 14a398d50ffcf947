import { describe, expect, it } from 'vitest';
import { messagesOf, siteOf } from '../testing/siteOf';
import { sidebarCounterparts } from './sidebarCounterparts';

const check = (en: string, zh: string): string[] =>
  messagesOf(
    sidebarCounterparts.check(
      siteOf({ 'docs/en/guide/_meta.json': en, 'docs/zh/guide/_meta.json': zh }),
    ),
  );

describe('sidebar-counterparts', () => {
  it('accepts different labels, but no other differences', () => {
    expect(
      check(
        '["index", { "type": "dir", "name": "a", "label": "A" }]',
        '["index", { "type": "dir", "name": "a", "label": "甲" }]',
      ),
    ).toEqual([]);
  });

  it('reports the first difference of order', () => {
    expect(check('["a",\n"b",\n"c"]', '["a",\n"c",\n"b"]')).toEqual([
      'docs/zh/guide/_meta.json:2  file c where docs/en/guide/_meta.json:2 has file b  list the same entries in the same order in both languages',
    ]);
  });

  it('reports a missing entry at the end', () => {
    expect(check('["a",\n{ "type": "divider" }]', '["a"]')).toEqual([
      'docs/zh/guide/_meta.json:1  no further entry where docs/en/guide/_meta.json:2 has divider  list the same entries in the same order in both languages',
    ]);
  });
});
