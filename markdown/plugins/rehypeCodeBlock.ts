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
    // The content is HTML already.
    { ...HTML_STYLE, allowDangerousHtml: true },
  );

/**
 * Makes of each finished block the one string that a page hydrates. Runs last of all that knows what a block is;
 * `components/prose/CodeBlock` receives `html`, and where they say something `title`, `lang`, `isWrapped`,
 * `lines` (when folded) and `height` (in pixels).
 */
export function rehypeCodeBlock() {
  return (tree: Root): void => {
    visit(tree, 'element', (pre) => {
      const block = pre.data?.block;
      if (block) pre.properties = { html: htmlOf(block), ...block.props };
    });
    // Shiki leaves a root of its own around each block, which would become a fragment to render.
    visit(tree, 'root', (root, index, parent: Parents | undefined) => {
      if (!parent || index === undefined) return undefined;
      parent.children.splice(index, 1, ...(root.children as ElementContent[]));
      return [SKIP, index];
    });
  };
}
