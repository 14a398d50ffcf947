import type { ElementContent, Parents, Root, RootContent } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** Elements between which white space is never seen. */
const BLOCKS = new Set(
  'blockquote dd dl dt h1 h2 h3 h4 h5 h6 hr li ol p pre table tbody td th thead tr ul'.split(' '),
);

type Child = RootContent | ElementContent;

const isBlock = (node: Child | undefined): boolean =>
  node?.type === 'element' && BLOCKS.has(node.tagName);

/**
 * Leaves out the line breaks that Markdown puts between blocks: nobody sees them, yet each would be
 * a node for the browser to parse and for React to take over.
 */
export function rehypeBlockWhitespace() {
  return (tree: Root): void => {
    visit(tree, 'text', (node, index, parent: Parents | undefined) => {
      if (!parent || index === undefined || node.value.trim() !== '') return undefined;
      const neighbours = [parent.children[index - 1], parent.children[index + 1]];
      if (parent.type !== 'root' && !neighbours.some(isBlock)) return undefined;
      parent.children.splice(index, 1);
      return [SKIP, index];
    });
  };
}
