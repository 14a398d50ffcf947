import { createProcessor } from '@mdx-js/mdx';
import { expect, it } from 'vitest';
import { remarkMigrationTable } from './remarkMigrationTable';
import { typeLinks } from './testing/typeLinks';

const compile = async (page: string, path: string) =>
  String(
    await createProcessor({
      remarkPlugins: [[remarkMigrationTable, typeLinks]],
      jsx: true,
    }).process({ path, value: page }),
  );

it('adds the rows as a table, with links in the language of the page', async () => {
  const table = '<MigrationTable of="vite.server" />';
  expect(await compile(table, '/docs/en/a.mdx')).toContain('href="/config/server/port"');
  const jsx = await compile(table, '/docs/zh/a.mdx');
  expect(jsx).toContain('<_components.th>{"区别"}');
  expect(jsx).toContain('href="/zh/config/server/port"');
});

it('stops at an unknown table, with its position', async () => {
  await expect(compile('# A\n\n<MigrationTable of="b" />', '/docs/en/a.mdx')).rejects.toMatchObject(
    { line: 3, reason: expect.stringContaining('<MigrationTable of="b"> names no table') },
  );
});
