import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

const HEADING = /^h[1-6]$/;

/** In MDX the engine writes its class as an attribute; in plain Markdown the parser makes a list of it. */
const isEngineAnchor = (node: Element['children'][number]): boolean =>
  node.type === 'element' &&
  [node.properties.class, node.properties.className].flat().includes('rp-header-anchor');

/** Takes the engine's anchors out of headings: they can be focused, yet assistive technology is told nothing of them. */
export function rehypeBareHeadings() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (!HEADING.test(node.tagName)) return;
      node.children = node.children.filter((child) => !isEngineAnchor(child));
    });
  };
}
