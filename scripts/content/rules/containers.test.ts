import { describe, expect, it } from 'vitest';
import { page, said, siteOf } from '../testing/siteOf';
import { containers } from './containers';

const check = (body: string): string[] =>
  said(containers.check(siteOf({ 'docs/en/x.mdx': page(body) })));

describe('containers', () => {
  it('takes the kinds that the engine renders, closed', () => {
    expect(check(':::tip\nText.\n:::')).toEqual([]);
    expect(check(':::details More\n\n- one\n\n:::')).toEqual([]);
    expect(
      check('<Steps>\n\n:::warning Careful\n\n```ts\nexport {};\n```\n\n:::\n\n</Steps>'),
    ).toEqual([]);
  });

  it('offers the kind that was meant', () => {
    expect(check(':::warn\nText.\n:::')).toEqual([
      'docs/en/x.mdx:5  :::warn is not a kind of container  use one of tip, info, note, important, warning, danger, caution, details',
    ]);
    expect(check(':::tips\nText.\n:::')).toEqual([
      'docs/en/x.mdx:5  :::tips is not a kind of container  did you mean :::tip?',
    ]);
  });

  it('notices one that is never closed', () => {
    expect(check('# X\n\n:::tip\nText.\n\nMore.')).toEqual([
      'docs/en/x.mdx:7  :::tip is not closed  end it with a line of :::, after an empty line where a list or a table stands before it',
    ]);
  });

  it('notices an end that the list before it swallows', () => {
    expect(check(':::tip\n\n- one\n- two\n:::')).toHaveLength(1);
  });

  it('does not take the end of the next for its own', () => {
    expect(check(':::tip\nText.\n\n:::info\nMore.\n:::')).toHaveLength(1);
  });

  it('leaves code alone', () => {
    expect(check('```mdx\n:::warn\n```')).toEqual([]);
  });
});
