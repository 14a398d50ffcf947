import type { Root, Table } from 'mdast';
import 'mdast-util-mdx-jsx';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { changedMinors } from '@config/facts/optionChanges';
import { optionChangeLines, optionChangeRows } from '../optionChangeRows';
import { languageOfPage, type TypeLinks } from './typeText';

const parser = unified().use(remarkParse).use(remarkGfm);

/**
 * Adds the rows to `<OptionChanges version="1.5" />` as a table in the page's language. A version that isn't compared
 * stops the build with the location in the page.
 */
export function remarkOptionChanges({ docs }: Pick<TypeLinks, 'docs'>) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'OptionChanges') return;
      const given = node.attributes.find((found) => 'name' in found && found.name === 'version');
      const version = typeof given?.value === 'string' ? given.value : '';
      if (!changedMinors.includes(version)) {
        file.fail(
          `<OptionChanges version="${version}"> names no compared version; write one of ${changedMinors.join(', ')}.`,
          node,
        );
      }
      const lang = languageOfPage(file.path, docs) ?? 'en';
      const rows = optionChangeRows(version, lang, docs);
      const parsed = parser.parse(optionChangeLines(rows, lang).join('\n'));
      visit(parsed, (part, index, parent) => {
        // Messages about a link name the component's line, because the text has no line in the page.
        part.position = node.position;
        // MDX has no HTML; the only one here is <br>.
        if (part.type === 'html' && parent && index !== undefined) {
          parent.children[index] = { type: 'break' };
        }
      });
      const [table] = parsed.children as Table[];
      // What the filter finds rows by.
      table?.children.slice(1).forEach((row, index) => {
        row.data = {
          hProperties: {
            'data-option': rows[index]?.name,
            'data-since': version.replace('x', '0'),
          },
        };
      });
      node.children = table ? [table] : [];
    });
  };
}
