import { built, resolved } from '@claims';
import { expect, test } from 'vitest';

test('security.sri accepts several algorithms', async () => {
  const { text } = await built(
    { 'src/index.js': 'document.title;' },
    { security: { sri: { enable: true, algorithm: ['sha256', 'sha512'] } } },
    { mode: 'production' },
  );
  expect(text('dist/index.html')).toMatch(/integrity="sha256-\S+ sha512-/);
});

test('Runtime errors in the overlay are off unless you turn them on', async () => {
  const { config } = await resolved({}, { command: 'dev' });
  expect(config.dev.client.overlay).toBe(true);
});
