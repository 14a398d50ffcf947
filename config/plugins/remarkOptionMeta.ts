import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import options from '../options.json';

interface OptionFacts {
  type: string;
  default: string | null;
  since: string;
  deprecated?: string;
}

const known: Partial<Record<string, OptionFacts>> = options.options;

const isOptionMeta = (node: unknown): node is MdxJsxFlowElement =>
  (node as MdxJsxFlowElement).type === 'mdxJsxFlowElement' &&
  (node as MdxJsxFlowElement).name === 'OptionMeta';

/**
 * Writes an option's facts into `<OptionMeta of="…" />` at build, so that a page carries its own and no table of all.
 * An unknown option stops the build, with its place in the page.
 */
export function remarkOptionMeta() {
  return (tree: Root, file: VFile): void => {
    visit(tree, isOptionMeta, (node) => {
      const of = node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'of');
      const facts = typeof of?.value === 'string' ? known[of.value] : undefined;
      if (!facts) {
        file.fail(
          `<OptionMeta of="${String(of?.value)}"> names no option of ${options.package} ${options.version}; config/options.json lists them.`,
          node,
        );
      }
      for (const [name, value] of Object.entries(facts)) {
        if (typeof value === 'string') node.attributes.push({ type: 'mdxJsxAttribute', name, value });
      }
    });
  };
}
