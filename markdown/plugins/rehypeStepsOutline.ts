import type { Nodes, Root } from 'hast';
import 'mdast-util-mdx-jsx';
import { toString } from 'hast-util-to-string';
import type { Processor } from 'unified';

interface OutlineEntry {
  id: string;
  text: string;
  depth: number;
}

/** Heading levels of the outline; specification §9. */
const HEADING = /^h([2-4])$/;

const isSteps = (node: Nodes): boolean =>
  node.type === ('mdxJsxFlowElement' as string) && 'name' in node && node.name === 'Steps';

/**
 * Adds the headings inside `<Steps>` to the outline of the page. The engine lists only those at the top level, so one
 * entry would span all steps of a guide.
 */
export function rehypeStepsOutline(this: Processor) {
  return (tree: Root): void => {
    const pageMeta = this.data('pageMeta' as never) as unknown as { toc: OutlineEntry[] };
    const listed = new Map(pageMeta.toc.map((entry) => [entry.id, entry]));
    const entriesOf = (node: Nodes, isInSteps: boolean): OutlineEntry[] => {
      if (node.type === 'root' || isSteps(node)) {
        return (node as Root).children.flatMap((child) => entriesOf(child, isSteps(node)));
      }
      if (node.type !== 'element') return [];
      const depth = HEADING.exec(node.tagName)?.[1];
      const { id } = node.properties;
      if (!depth || typeof id !== 'string') return [];
      const entry = listed.get(id);
      if (entry) return [entry];
      return isInSteps ? [{ id, text: toString(node), depth: Number(depth) }] : [];
    };
    pageMeta.toc = entriesOf(tree, false);
  };
}
