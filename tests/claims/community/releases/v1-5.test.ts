import { documented, resolved } from '@claims';
import { expect, test } from 'vitest';

test("dev.lazyCompilation is on for import() if you don't set it, and entries are still compiled at the start", async () => {
  const { config } = await resolved({}, { command: 'dev' });
  expect(config.dev.lazyCompilation).toEqual({ imports: true, entries: false });
});

test('onDevCompileDone still works in 1.7.6', async () => {
  const { createRsbuild } = await documented('@rsbuild/core');
  const rsbuild = await createRsbuild();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the claim is about the old name
  expect(rsbuild.onDevCompileDone).toBeTypeOf('function');
});
