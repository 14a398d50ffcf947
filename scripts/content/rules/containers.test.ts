import { describe, expect, it } from 'vitest';
import { page, messagesOf, siteOf } from '../testing/siteOf';
import { containers } from './containers';

const check = (body: string): string[] =>
  messagesOf(containers.check(siteOf({ 'docs/en/x.mdx': page(body) })));

describe('containers', () => {
  it('accepts the kinds that the engine renders, closed', () => {
    expect(check(':::tip\nText.\n:::')).toEqual([]);
    expect(check(':::details More\n\n- one\n\n:::')).toEqual([]);
    expect(
      check('<Steps>\n\n:::warning Careful\n\n```ts\nexport {};\n```\n\n:::\n\n</Steps>'),
    ).toEqual([]);
  });

  it('suggests a similar kind', () => {
    expect(check(':::warn\nText.\n:::')).toEqual([
      'docs/en/x.mdx:5  :::warn is not a kind of container  use one of tip, info, note, important, warning, danger, caution, details',
    ]);
    expect(check(':::tips\nText.\n:::')).toEqual([
      'docs/en/x.mdx:5  :::tips is not a kind of container  did you mean :::tip?',
    ]);
  });

  it('reports an unclosed one', () => {
    expect(check('# X\n\n:::tip\nText.\n\nMore.')).toEqual([
      'docs/en/x.mdx:7  :::tip is not closed  end it with a line of :::, after an empty line where a list or a table stands before it',
    ]);
  });

  it('reports an end that the preceding list swallows', () => {
    expect(check(':::tip\n\n- one\n- two\n:::')).toHaveLength(1);
  });

  it("doesn't use the end of the next one", () => {
    expect(check(':::tip\nText.\n\n:::info\nMore.\n:::')).toHaveLength(1);
  });

  it('ignores code', () => {
    expect(check('```mdx\n:::warn\n```')).toEqual([]);
  });
});
