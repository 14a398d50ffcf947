import { documented, resolved } from '@claims';
import { expect, test } from 'vitest';

test('For source.alias and source.aliasStrategy, rsbuild build prints a warning', async () => {
  const { log } = await resolved({
    source: { alias: { a: './a' }, aliasStrategy: 'prefer-alias' },
  });
  expect(log).toContain('The "source.alias" config is deprecated, use "resolve.alias" instead.');
  expect(log).toContain('The "source.aliasStrategy" config is deprecated');
});

test('@rsbuild/core exports Rspack as rspack', async () => {
  const { rspack } = await documented('@rsbuild/core');
  expect(rspack.rspackVersion).toMatch(/^1\.7\./);
});
