import { resolved } from '@claims';
import { expect, test } from 'vitest';

test('If you add an instance of the Rspack plugin Foo to plugins, Rsbuild fails with Foo looks like a webpack or Rspack plugin', async () => {
  class Foo {
    readonly name = 'Foo';
    apply(): void {
      // Rspack would call it.
    }
  }
  // @ts-expect-error: an Rspack plugin has no `setup`.
  await expect(resolved({ plugins: [new Foo()] })).rejects.toThrow(
    'Foo looks like a webpack or Rspack plugin, please use `tools.rspack` to register it',
  );
});
