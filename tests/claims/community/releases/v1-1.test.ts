import { resolved } from '@claims';
import { expect, test } from 'vitest';

test('Deprecated names such as source.alias still work in 1.7.6', async () => {
  const { rspack, log } = await resolved({ source: { alias: { '@a': './src' } } });
  expect(JSON.stringify(rspack.resolve?.alias)).toContain('"@a"');
  expect(log).toContain('use "resolve.alias" instead');
});
