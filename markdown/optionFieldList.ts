import type { BlockContent, DefinitionContent, ListItem, Nodes, Paragraph } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/** An item of the list inside `<OptionFields>`: - `name`: description. */
export interface FieldItem {
  /** Absent if the item doesn't start with a name in code and a colon. */
  readonly name?: string;
  /** The text after the colon, with further paragraphs and samples of the item; can be empty. */
  readonly description: readonly (BlockContent | DefinitionContent)[];
  readonly node: Nodes;
}

/** Punctuation between name and description, in either language. */
export const COLON = /^\s*[:：]\s*/;

/** Parses the list that describes an option's fields. */
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
