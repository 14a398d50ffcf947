import type { Rule } from '../report/Problem';
import { sourcesOf } from '../site/Site';

export const tables: Rule = {
  name: 'tables',
  description: 'Every column of a table has a name, which screen readers say before each cell.',
  check: (site) =>
    sourcesOf(site).flatMap(({ file, namelessColumns }) =>
      namelessColumns.map(({ line, column }) => ({
        file,
        line,
        column,
        found: 'a column of the table has no name',
        remedy: 'write one into the first row, such as Option or Case',
      })),
    ),
};
