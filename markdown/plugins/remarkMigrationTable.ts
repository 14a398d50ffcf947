import type { Root, Table } from 'mdast';
import 'mdast-util-mdx-jsx';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { migrationTables } from '@config/facts/migrations';
import { tableLines } from '@config/facts/migrations/table';
import { languageOfPage, type TypeLinks } from './typeText';

const parser = unified().use(remarkParse).use(remarkGfm);

/**
 * Adds the rows to `<MigrationTable of="vite.server" />` as a table in the page's language. A table that
 * config/facts/migrations doesn't have stops the build with the location in the page.
 */
export function remarkMigrationTable({ docs }: Pick<TypeLinks, 'docs'>) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'MigrationTable') return;
      const of = node.attributes.find((found) => 'name' in found && found.name === 'of');
      const name = typeof of?.value === 'string' ? of.value : '';
      const table = migrationTables[name];
      if (!table) {
        file.fail(
          `<MigrationTable of="${name}"> names no table of config/facts/migrations: ${Object.keys(migrationTables).join(', ')}.`,
          node,
        );
      }
      const lang = languageOfPage(file.path, docs) ?? 'en';
      const parsed = parser.parse(tableLines(table, lang).join('\n'));
      // Messages about a link name the component's line, because the text has no line in the page.
      visit(parsed, (part) => {
        part.position = node.position;
      });
      node.children = parsed.children as Table[];
    });
  };
}
