import { documented } from '@claims';
import { expect, test } from 'vitest';

test('Without a configuration file, loadConfig returns an empty configuration and filePath null', async () => {
  const { loadConfig } = await documented('@rsbuild/core');
  await expect(loadConfig({ cwd: '/nowhere' })).resolves.toEqual({ content: {}, filePath: null });
});

test('loadConfig fails if the file given by path does not exist', async () => {
  const { loadConfig } = await documented('@rsbuild/core');
  await expect(loadConfig({ cwd: '/nowhere', path: 'a.ts' })).rejects.toThrow(
    'Cannot find config file',
  );
});

test('mergeRsbuildConfig concatenates arrays and lets the later value win otherwise', async () => {
  const { mergeRsbuildConfig } = await documented('@rsbuild/core');
  const merged = mergeRsbuildConfig(
    { source: { include: ['a'] }, server: { port: 1 } },
    { source: { include: ['b'] }, server: { port: 2 } },
  );
  expect(merged).toEqual({ source: { include: ['a', 'b'] }, server: { port: 2 } });
});
