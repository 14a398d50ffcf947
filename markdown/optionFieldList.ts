import type { BlockContent, DefinitionContent, ListItem, Nodes, Paragraph } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/** An item of the list inside `<OptionFields>`: - `name`: description. */
export interface FieldItem {
  /** Absent where the item doesn't begin with a name in code and a colon, or is no item of a list. */
  readonly name?: string;
  /** What follows the colon, and the item's further paragraphs and samples; empty where nothing does. */
  readonly description: readonly (BlockContent | DefinitionContent)[];
  readonly node: Nodes;
}

/** What may stand between a name and its description, in either language. */
const COLON = /^\s*[:：]\s*/;

/** Reads the list that describes an option's fields. */
export const fieldItems = ({ children }: MdxJsxFlowElement): FieldItem[] =>
  children.flatMap((child) =>
    child.type === 'list' ? child.children.map(fieldItem) : [{ description: [], node: child }],
  );

function fieldItem(node: ListItem): FieldItem {
  const [first, ...rest] = node.children;
  if (first?.type !== 'paragraph') return { description: [], node };
  const [name, colon, ...words] = first.children;
  if (name?.type !== 'inlineCode' || colon?.type !== 'text' || !COLON.test(colon.value)) {
    return { description: [], node };
  }
  const text = colon.value.replace(COLON, '');
  const sentence: Paragraph = {
    ...first,
    children: text === '' ? words : [{ ...colon, value: text }, ...words],
  };
  const description = sentence.children.length > 0 ? [sentence, ...rest] : rest;
  return { name: name.value, description, node };
}
