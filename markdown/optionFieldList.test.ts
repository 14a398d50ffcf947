import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { fieldItems } from './optionFieldList';

/** Items as `name: description`. */
const itemsIn = (list: string): string[] => {
  const page = `<OptionFields>\n\n${list}\n\n</OptionFields>`;
  const tree: Root = unified().use(remarkParse).use(remarkMdx).parse(page);
  const [element] = tree.children;
  if (element?.type !== 'mdxJsxFlowElement') throw new Error('not an element');
  return fieldItems(element).map(
    ({ name, description }) =>
      `${name ?? 'no name'}: ${description.map((node) => toString(node)).join(' | ')}`,
  );
};

it('parses name and description in either language, with code, links, and more blocks', () => {
  expect(itemsIn('- `a`: Sets [b](/b) to `c`.\n- `d`：设置 `e`。')).toEqual([
    'a: Sets b to c.',
    'd: 设置 e。',
  ]);
  expect(itemsIn('- `a`: One.\n\n  Two.\n\n  ```ts\n  three();\n  ```\n\n- `b`: `c`')).toEqual([
    'a: One. | Two. | three();',
    'b: c',
  ]);
});

it('returns no description if nothing follows the colon', () => {
  expect(itemsIn('- `a`:\n- `b`: Sets b.')).toEqual(['a: ', 'b: Sets b.']);
});

it.each(['- a: Sets a.', '- `a` Sets a.', '- `a`', '- **`a`**: Sets a.', 'Text.', '-'])(
  'returns no name for %j',
  (list) => {
    expect(itemsIn(list)).toEqual(['no name: ']);
  },
);
