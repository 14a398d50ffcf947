import type { Root } from 'mdast';
import 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import options from '@config/facts/options.json';
import { optionFacts } from '@config/facts/optionFacts';
import { attributes, typeElement, type TypeLinks } from './typeText';

/** Where the two option components read options from, for error messages. */
export const documentedPackages = `${options.package} ${options.version} or its plugins`;

/**
 * Adds an option's facts to `<OptionMeta of="…" />` during the build, so that pages don't ship a table of all
 * options: the type as content, the rest as attributes. An unknown option stops the build with the location in the
 * page.
 */
export function remarkOptionMeta(links: TypeLinks) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'OptionMeta') return;
      const of = node.attributes.find((found) => 'name' in found && found.name === 'of');
      const option = typeof of?.value === 'string' ? of.value : '';
      const facts = optionFacts(option);
      if (!facts) {
        file.fail(
          `<OptionMeta of="${option}"> names no option of ${documentedPackages}; config/facts/options.json and config/facts/pluginOptions.json list them.`,
          node,
        );
      }
      const { type, default: value, since, deprecated } = facts;
      node.attributes.push(...attributes({ default: value, since, deprecated }));
      node.children = [typeElement(type, file.path, links)];
    });
  };
}
