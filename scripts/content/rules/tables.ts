import type { Rule } from '../report/Problem';
import { sourcesOf, type Source } from '../site/Site';

export const tables: Rule = {
  name: 'tables',
  description:
    'Every column of a table has a name, and every row as many cells as there are names.',
  check: (site) =>
    sourcesOf(site).flatMap((source) => [...namelessColumns(source), ...unevenRows(source)]),
};

/** Screen readers announce the column name before each cell. */
const namelessColumns = ({ file, namelessColumns }: Source) =>
  namelessColumns.map((place) => ({
    file,
    ...place,
    found: 'a column of the table has no name',
    remedy: 'write one into the first row, such as Option or Case',
  }));

const unevenRows = ({ file, unevenRows }: Source) =>
  unevenRows.map(({ line, column, cells, columns }) => ({
    file,
    line,
    column,
    found: `the row has ${String(cells)} ${cells === 1 ? 'cell' : 'cells'}, and the table ${String(columns)} columns`,
    remedy:
      cells > columns
        ? 'write a bare | as \\|, or remove what is too much'
        : 'add the missing cells, empty if need be',
  }));
