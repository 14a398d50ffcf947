import { resolved } from '@claims';
import { expect, test } from 'vitest';

test('The option also works with rsbuild build', async () => {
  const { rspack } = await resolved({ dev: { progressBar: true } }, { command: 'build' });
  expect(rspack.plugins?.map((plugin) => plugin?.constructor.name)).toContain('ProgressPlugin');
});

test('You can set the option for one environment only', async () => {
  const { rspackOf } = await resolved({
    environments: { web: { dev: { progressBar: { id: 'browser' } } }, node: {} },
  });
  const hasBar = (name: string) =>
    rspackOf[name]?.plugins?.some((plugin) => plugin?.constructor.name === 'ProgressPlugin');
  expect(hasBar('web')).toBe(true);
  expect(hasBar('node')).toBe(false);
});
