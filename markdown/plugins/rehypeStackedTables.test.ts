import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { expect, it } from 'vitest';
import { rehypeStackedTables } from './rehypeStackedTables';

const stack = (html: string): string => {
  const tree = fromHtml(html, { fragment: true });
  rehypeStackedTables()(tree);
  return toHtml(tree);
};

const table = (headers: string[], row: string[]): string =>
  `<table><thead><tr>${headers.map((text) => `<th>${text}</th>`).join('')}</tr></thead>` +
  `<tbody><tr>${row.map((text) => `<td>${text}</td>`).join('')}</tr></tbody></table>`;

it('gives the cells after the first one their header, in a table of three columns with a sentence', () => {
  const html = stack(
    table(['webpack', 'Rsbuild', 'Difference'], ['mode', '', 'The command sets it unless you do']),
  );
  expect(html).toContain('<table data-stacked="">');
  expect(html).toContain(
    '<td>mode</td><td></td><td data-label="Difference">The command sets it unless you do</td>',
  );
});

it('counts a Chinese character as two letters', () => {
  expect(
    stack(table(['字段', '类型', '说明'], ['x', 'y', '入口文件的路径，相对于项目根目录'])),
  ).toContain('data-stacked');
});

it.each([
  ['short cells', table(['Hook', 'Development', 'Build'], ['onExit', 'yes', 'yes'])],
  ['two columns', table(['Value', 'Effect'], ['true', 'A sentence that fills a line of a phone'])],
  [
    'five columns',
    table(
      ['A', 'B', 'C', 'D', 'E'],
      ['a', 'b', 'c', 'd', 'A sentence that fills a line of a phone'],
    ),
  ],
])('leaves a table with %s as it is', (_, html) => {
  expect(stack(html)).toBe(html);
});
