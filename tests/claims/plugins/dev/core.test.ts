import { resolved, type RsbuildPlugin } from '@claims';
import { expect, test } from 'vitest';

const plugin = (
  name: string,
  setup: () => void | Promise<void>,
  fields: Partial<RsbuildPlugin> = {},
): RsbuildPlugin => ({ name, setup, ...fields });

test('Plugins that want to run before each other fail the start', async () => {
  const plugins = [
    plugin('a', () => undefined, { pre: ['b'] }),
    plugin('b', () => undefined, { pre: ['a'] }),
  ];
  await expect(resolved({ plugins })).rejects.toThrow('Plugins dependencies has loop');
});

test('A name in pre or post that no plugin has is ignored', async () => {
  const calls: string[] = [];
  await resolved({
    plugins: [plugin('a', () => void calls.push('a'), { pre: ['x'], post: ['y'] })],
  });
  expect(calls).toEqual(['a']);
});

test('Two plugins with the same name both run', async () => {
  const calls: number[] = [];
  await resolved({
    plugins: [plugin('a', () => void calls.push(1)), plugin('a', () => void calls.push(2))],
  });
  expect(calls).toEqual([1, 2]);
});

test("Plugins with enforce: 'pre' run first, and those with 'post' last", async () => {
  const calls: string[] = [];
  await resolved({
    plugins: [
      plugin('post', () => void calls.push('post'), { enforce: 'post' }),
      plugin('plain', () => void calls.push('plain')),
      plugin('pre', () => void calls.push('pre'), { enforce: 'pre' }),
    ],
  });
  expect(calls).toEqual(['pre', 'plain', 'post']);
});

test('Rsbuild awaits an asynchronous setup', async () => {
  const calls: string[] = [];
  const slow = async () => {
    await new Promise(setImmediate);
    calls.push('slow');
  };
  await resolved({
    plugins: [plugin('a', slow), plugin('b', () => void calls.push('next'))],
  });
  expect(calls).toEqual(['slow', 'next']);
});
