import type { BlockContent, DefinitionContent, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { fieldItems } from '../optionFieldList';
import { optionFieldFacts, type OptionFacts } from '@config/facts/optionFacts';
import { documentedPackages } from './remarkOptionMeta';
import { attributes, typeElement, type TypeLinks } from './typeText';

type Description = readonly (BlockContent | DefinitionContent)[];
type Child = MdxJsxFlowElement['children'][number];

/**
 * Turns the list inside `<OptionFields of="…">` into one `<OptionFields.Field>` for each field, with facts before the
 * description. Fields that the list omits come last without a description, which the content check reports, except
 * fields that another package declares. An option without fields, or an unknown field, stops the build with the
 * location in the page.
 */
export function remarkOptionFields(links: TypeLinks) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'OptionFields') return;
      const of = node.attributes.find((found) => 'name' in found && found.name === 'of');
      const option = typeof of?.value === 'string' ? of.value : '';
      const fields = optionFieldFacts(option);
      if (!fields) {
        file.fail(
          `<OptionFields of="${option}"> names no option with fields of ${documentedPackages}; config/facts/options.json and config/facts/pluginOptions.json list them.`,
          node,
        );
      }
      const described = new Map<string, Description>();
      for (const { name = '', description, node: item } of fieldItems(node)) {
        if (!fields[name]) {
          file.fail(
            `<OptionFields of="${option}"> takes a list of "- \`field\`: description", each a field of ${option}: ${Object.keys(fields).join(', ')}.`,
            item,
          );
        }
        described.set(name, description);
      }
      for (const [name, facts] of Object.entries(fields)) {
        if (!described.has(name) && facts?.from === undefined) described.set(name, []);
      }
      node.children = [...described].map(([name, description]) =>
        element('OptionFields.Field', { id: `${option}.${name}`, name }, [
          ...(fields[name]
            ? [factsElement('OptionFields.Facts', fields[name], file.path, links)]
            : []),
          ...description,
        ]),
      );
    });
  };
}

/** Type, default and version of an option or field, as the component with that name. */
export function factsElement(
  name: string,
  facts: OptionFacts,
  page: string,
  links: TypeLinks,
): MdxJsxFlowElement {
  const { type, default: value, since, required, deprecated } = facts;
  const shown = value === 'undefined' ? null : value;
  return element(name, { default: shown, since, required, deprecated }, [
    typeElement(type, page, links),
  ]);
}

const element = (
  name: string,
  facts: Parameters<typeof attributes>[0],
  children: Child[],
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: attributes(facts),
  children,
});
