import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

const HEADING = /^h[1-6]$/;

/** In MDX, the engine sets the class as an attribute; in plain Markdown, the parser turns it into a list. */
const isEngineAnchor = (node: Element['children'][number]): boolean =>
  node.type === 'element' &&
  [node.properties.class, node.properties.className].flat().includes('rp-header-anchor');

/** Removes the engine's anchors from headings: they are focusable but hidden from assistive technology. */
export function rehypeBareHeadings() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (!HEADING.test(node.tagName)) return;
      node.children = node.children.filter((child) => !isEngineAnchor(child));
    });
  };
}
