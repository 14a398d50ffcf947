import type { BlockContent, DefinitionContent, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { fieldItems } from '../optionFields/fieldList';
import { optionFieldFacts, type OptionFacts } from '../optionFacts';
import { documentedPackages } from './remarkOptionMeta';

type Description = readonly (BlockContent | DefinitionContent)[];

/**
 * Turns the list inside `<OptionFields of="…">` into one `<OptionFields.Field>` for each field, with its facts. A
 * field that the list leaves out comes last and has no description, which the content check reports. An option
 * without fields, or an item that names no field, stops the build with its place in the page.
 */
export function remarkOptionFields() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (element) => {
      if (element.name !== 'OptionFields') return;
      const of = element.attributes.find(
        (attribute) => 'name' in attribute && attribute.name === 'of',
      );
      const option = typeof of?.value === 'string' ? of.value : '';
      const fields = optionFieldFacts(option);
      if (!fields) {
        file.fail(
          `<OptionFields of="${option}"> names no option with fields of ${documentedPackages}; config/options.json and config/pluginOptions.json list them.`,
          element,
        );
      }
      const described = new Map<string, Description>();
      for (const { name = '', description, node } of fieldItems(element)) {
        if (!fields[name]) {
          file.fail(
            `<OptionFields of="${option}"> takes a list of "- \`field\`: description", each a field of ${option}: ${Object.keys(fields).join(', ')}.`,
            node,
          );
        }
        described.set(name, description);
      }
      for (const name of Object.keys(fields)) {
        if (!described.has(name)) described.set(name, []);
      }
      element.children = [...described].map(([name, description]) =>
        fieldElement(option, name, fields[name], description),
      );
    });
  };
}

function fieldElement(
  option: string,
  name: string,
  facts: OptionFacts | undefined,
  description: Description,
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'OptionFields.Field',
    attributes: Object.entries({ id: `${option}.${name}`, name, ...facts }).flatMap(
      ([key, value]) =>
        typeof value === 'string' ? { type: 'mdxJsxAttribute', name: key, value } : [],
    ),
    children: [...description],
  };
}
