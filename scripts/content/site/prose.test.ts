import { describe, expect, it } from 'vitest';
import { readMarkdown } from './markdown';
import { placeIn } from './proseOfPage';
import { CODE_MARK } from './Site';

const prose = (markdown: string) => readMarkdown(markdown, 'mdx').prose;
const texts = (markdown: string) => prose(markdown).map(({ kind, text }) => `${kind}: ${text}`);

describe('prose', () => {
  it('contains the visible text, but neither code nor URLs', () => {
    expect(
      texts(
        '# Mode {#mode}\n\nSet `mode` to **a [value](/x)**.\n\n```ts\nlet a;\n```\n\n| Key |\n| --- |\n| one |\n\n<Card title="A card" href="/b">Go</Card>',
      ),
    ).toEqual([
      'heading: Mode',
      `paragraph: Set ${CODE_MARK} to a value.`,
      'cell: Key',
      'cell: one',
      'paragraph: Go',
      'attribute: A card',
    ]);
  });

  it('separates the title of a container from its sentences', () => {
    expect(texts(':::tip Good to know\nIt is fast.\n:::')).toEqual([
      'paragraph: Good to know\n\nIt is fast.\n\n',
    ]);
  });

  it('returns the position of each word', () => {
    const [item] = prose('> - See `a` and\n>   the [other *word*](/b).\n');
    const at = (word: string) => item && placeIn(item, item.text.indexOf(word));
    expect(at('See')).toEqual({ line: 1, column: 5 });
    expect(at('and')).toEqual({ line: 1, column: 13 });
    expect(at('the')).toEqual({ line: 2, column: 5 });
    expect(at('other')).toEqual({ line: 2, column: 10 });
    expect(at('word')).toEqual({ line: 2, column: 17 });
    expect(prose('<Card title="A card" />')[0]?.pieces).toEqual([{ at: 0, line: 1, column: 14 }]);
  });
});
