import { resolved, type RsbuildPlugin } from '@claims';
import { expect, test } from 'vitest';

test('api.context.environments is undefined', async () => {
  const seen: unknown[] = [];
  const look: RsbuildPlugin = {
    name: 'look',
    setup(api) {
      api.modifyBundlerChain(() => {
        seen.push((api.context as { environments?: unknown }).environments);
      });
    },
  };
  await resolved({ plugins: [look] });
  expect(seen).toEqual([undefined]);
});

test.each([
  ['output.polyfill', 'off'],
  ['output.charset', 'utf8'],
  ['source.decorators', { version: '2022-03' }],
  ['output.cleanDistPath', 'auto'],
] as const)('In 1.x, %s is %o by default', async (option, value) => {
  const { config } = await resolved();
  expect(config).toHaveProperty(option, value);
});
