import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** Tables with fewer columns fit phones, and those with more are there to be compared across rows. */
const MIN_COLUMNS = 3;
const MAX_COLUMNS = 4;

/** A cell wider than this, in Latin letters, is a sentence or long code, which a phone shows best in a full line. */
const LONG_CELL = 28;

/** A Chinese character is as wide as two Latin letters. */
const widthOf = (text: string): number => text.length + (text.match(/[^\0-\u2e7f]/g)?.length ?? 0);

const elements = (parent: Element | undefined): Element[] =>
  parent?.children.filter((child) => child.type === 'element') ?? [];

/**
 * Marks tables of three or four columns with long cells by `data-stacked`, and gives each cell its column's header as
 * `data-label`: on a phone, each row of such a table is a list of labelled values.
 */
export function rehypeStackedTables() {
  return (tree: Root): void => {
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') return;
      const [head, body] = elements(table);
      const headers = elements(elements(head)[0]).map((cell) => toString(cell));
      if (headers.length < MIN_COLUMNS || headers.length > MAX_COLUMNS) return;
      const rows = elements(body).map(elements);
      if (!rows.flat().some((cell) => widthOf(toString(cell)) > LONG_CELL)) return;
      table.properties['data-stacked'] = '';
      for (const row of rows) {
        row.slice(1).forEach((cell, index) => {
          const label = headers[index + 1];
          if (label && cell.children.length > 0) cell.properties['data-label'] = label;
        });
      }
    });
  };
}
