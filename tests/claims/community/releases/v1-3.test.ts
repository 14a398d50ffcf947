import { resolved } from '@claims';
import { expect, test } from 'vitest';

test('The default of server.cors is local origins', async () => {
  const { config } = await resolved();
  const { origin } = config.server.cors as { origin: RegExp };
  expect(origin.test('http://shop.localhost:3000')).toBe(true);
  expect(origin.test('https://example.com')).toBe(false);
});
