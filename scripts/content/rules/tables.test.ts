import { describe, expect, it } from 'vitest';
import { page, messagesOf, siteOf } from '../testing/siteOf';
import { tables } from './tables';

const check = (body: string): string[] =>
  messagesOf(tables.check(siteOf({ 'docs/en/x.mdx': page(body) })));

describe('tables', () => {
  it('accepts a table whose columns all have names, even with empty cells', () => {
    expect(check('| Case | Result |\n| --- | --- |\n| one | |')).toEqual([]);
  });

  it('reports each row with too few or too many cells', () => {
    expect(check('| A | B |\n| - | - |\n| a |\n| a | b | c |')).toEqual([
      'docs/en/x.mdx:7  the row has 1 cell, and the table 2 columns  add the missing cells, empty if need be',
      'docs/en/x.mdx:8  the row has 3 cells, and the table 2 columns  write a bare | as \\|, or remove what is too much',
    ]);
  });

  it('reports each column without a name', () => {
    expect(check('| | Result |\n| --- | --- |\n| one | two |')).toEqual([
      'docs/en/x.mdx:5  a column of the table has no name  write one into the first row, such as Option or Case',
    ]);
  });
});
