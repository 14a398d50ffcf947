import type { ElementContent, Parents, Root, RootContent } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** Elements between which whitespace isn't rendered. */
const BLOCKS = new Set(
  'blockquote dd dl dt h1 h2 h3 h4 h5 h6 hr li ol p pre table tbody td th thead tr ul'.split(' '),
);

type Child = RootContent | ElementContent;

const isBlock = (node: Child | undefined): boolean =>
  node?.type === 'element' && BLOCKS.has(node.tagName);

/** Removes line breaks between blocks, which aren't visible but would be nodes to parse and hydrate. */
export function rehypeBlockWhitespace() {
  return (tree: Root): void => {
    visit(tree, 'text', (node, index, parent: Parents | undefined) => {
      if (!parent || index === undefined || node.value.trim() !== '') return undefined;
      const neighbors = [parent.children[index - 1], parent.children[index + 1]];
      if (parent.type !== 'root' && !neighbors.some(isBlock)) return undefined;
      parent.children.splice(index, 1);
      return [SKIP, index];
    });
  };
}
