import { resolved, type RsbuildConfig } from '@claims';
import { expect, test } from 'vitest';

test('Rsbuild silently ignores the removed options in a JavaScript configuration: with output.targets, it builds only for browsers', async () => {
  const old = { output: { targets: ['web', 'node'] } } as RsbuildConfig;
  const { environments, log } = await resolved(old);
  expect(Object.keys(environments)).toEqual(['web']);
  expect(log).not.toContain('targets');
});
