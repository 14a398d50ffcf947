import type { InlineCode, Link, Paragraph, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { changedMinors } from '@config/facts/optionChanges';
import options from '@config/facts/options.json';
import { optionGroups, optionRows, type OptionRow } from '../optionRows';
import { factsElement } from './remarkOptionFields';
import { attribute, attributes, languageOfPage, type TypeLinks } from './typeText';

const markdown = unified().use(remarkParse);

const paragraph = (children: Paragraph['children']): Paragraph => ({ type: 'paragraph', children });

function rowElement(row: OptionRow, page: string, links: TypeLinks): MdxJsxFlowElement {
  const { name, href, facts, description } = row;
  const code: InlineCode = { type: 'inlineCode', value: name };
  const title: Link | InlineCode = href ? { type: 'link', url: href, children: [code] } : code;
  return {
    type: 'mdxJsxFlowElement',
    name: 'OptionTable.Row',
    attributes: attributes({ of: name, since: facts.since }),
    children: [
      paragraph([title]),
      factsElement('OptionTable.Facts', facts, page, links),
      ...markdown.parse(description).children.filter((node) => node.type === 'paragraph'),
    ],
  };
}

/** Minor versions after the first stable release, up to the documented one: `1.1`, `1.2`. */
const [major, newest] = options.version.split('.');
const minorVersions = Array.from(
  { length: Number(newest) },
  (_, index) => `${major ?? ''}.${String(index + 1)}`,
);

/** Minor versions that a reader can have. */
const changedVersions = changedMinors.filter((version) => version.startsWith(`${major ?? ''}.`));

const isOfChanges = ({ attributes: given }: MdxJsxFlowElement): boolean =>
  given.some((found) => 'name' in found && found.name === 'changes');

/**
 * Fills `<OptionTable group="output" />` with the options of the group, and `<OptionFilter />` with all groups and
 * versions. An unknown group stops the build with the location in the page.
 */
export function remarkOptionTable(links: TypeLinks) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      const lang = languageOfPage(file.path, links.docs) ?? 'en';
      if (node.name === 'OptionFilter') {
        node.attributes.push(
          attribute('groups', optionGroups.filter(Boolean).join(' ')),
          attribute('versions', (isOfChanges(node) ? changedVersions : minorVersions).join(' ')),
          attribute('documented', options.version),
        );
      }
      if (node.name !== 'OptionTable') return;
      const given = node.attributes.find((found) => 'name' in found && found.name === 'group');
      const group = typeof given?.value === 'string' ? given.value : undefined;
      if (group === undefined || !optionGroups.includes(group)) {
        file.fail(
          `<OptionTable group="${group ?? ''}"> names no group of options; write one of ${optionGroups.map((name) => `"${name}"`).join(', ')}.`,
          node,
        );
      }
      node.children = optionRows(group, lang, links.docs).map((row) =>
        rowElement(row, file.path, links),
      );
    });
  };
}
