import { describe, expect, it } from 'vitest';
import { page, said, siteOf } from '../testing/siteOf';
import { tables } from './tables';

const check = (body: string): string[] =>
  said(tables.check(siteOf({ 'docs/en/x.mdx': page(body) })));

describe('tables', () => {
  it('takes a table whose columns all have names, with cells that are empty', () => {
    expect(check('| Case | Result |\n| --- | --- |\n| one | |')).toEqual([]);
  });

  it('points at each column without one', () => {
    expect(check('| | Result |\n| --- | --- |\n| one | two |')).toEqual([
      'docs/en/x.mdx:5  a column of the table has no name  write one into the first row, such as Option or Case',
    ]);
  });
});
