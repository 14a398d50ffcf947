import { resolved, type RsbuildConfig } from '@claims';
import { expect, test } from 'vitest';

test('Rsbuild silently ignores removed options such as output.targets: with it, Rsbuild builds only for browsers', async () => {
  const old = { output: { targets: ['web', 'node'] } } as RsbuildConfig;
  const { environments, log } = await resolved(old);
  expect(Object.keys(environments)).toEqual(['web']);
  expect(log).not.toContain('targets');
});
