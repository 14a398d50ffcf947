import type { ElementContent, Parents, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { SKIP, visit } from 'unist-util-visit';
import { HTML_STYLE, type FinishedBlock } from '../code/finishedBlock';

const htmlOf = ({ pre, code, content }: FinishedBlock): string =>
  toHtml(
    {
      type: 'element',
      tagName: 'pre',
      properties: pre,
      children: [
        {
          type: 'element',
          tagName: 'code',
          properties: code,
          children: [{ type: 'raw', value: content }],
        },
      ],
    },
    // The content is already HTML.
    { ...HTML_STYLE, allowDangerousHtml: true },
  );

/**
 * Turns each highlighted block into one HTML string. It has to run after all plugins that change blocks.
 * `components/prose/CodeBlock` receives `html`, and if present `title`, `lang`, `isWrapped`, `lines` (if folded) and
 * `height` (in pixels).
 */
export function rehypeCodeBlock() {
  return (tree: Root): void => {
    visit(tree, 'element', (pre) => {
      const block = pre.data?.block;
      if (block) pre.properties = { html: htmlOf(block), ...block.props };
    });
    // Shiki leaves a root node around each block, which would become a fragment to render.
    visit(tree, 'root', (root, index, parent: Parents | undefined) => {
      if (!parent || index === undefined) return undefined;
      parent.children.splice(index, 1, ...(root.children as ElementContent[]));
      return [SKIP, index];
    });
  };
}
