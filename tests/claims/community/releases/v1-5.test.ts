import { documented, resolved } from '@claims';
import { expect, test } from 'vitest';

test("dev.lazyCompilation is on for import() if you don't set it and the target is web, and entries are still compiled at the start", async () => {
  const { rspackOf } = await resolved(
    { environments: { web: {}, node: { output: { target: 'node' } } } },
    { command: 'dev' },
  );
  expect(rspackOf['web']?.lazyCompilation).toEqual({ imports: true, entries: false });
  expect(rspackOf['node']?.lazyCompilation).toBeUndefined();
});

test('onDevCompileDone still works in 1.7.6', async () => {
  const { createRsbuild } = await documented('@rsbuild/core');
  const rsbuild = await createRsbuild();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the claim is about the old name
  expect(rsbuild.onDevCompileDone).toBeTypeOf('function');
});
