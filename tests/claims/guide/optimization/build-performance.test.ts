import { built, resolved } from '@claims';
import { expect, test } from 'vitest';

test('By default, dev.lazyCompilation compiles dynamic imports when the page requests them', async () => {
  const { config } = await resolved({}, { command: 'dev' });
  expect(config.dev.lazyCompilation).toEqual({ imports: true, entries: false });
});

test('With printFileSize: { compressed: false }, Rsbuild prints no gzip sizes', async () => {
  const log = async (compressed: boolean) =>
    (await built({}, { performance: { printFileSize: { compressed } } })).log;
  expect(await log(true)).toContain('Gzip');
  expect(await log(false)).not.toContain('Gzip');
});
