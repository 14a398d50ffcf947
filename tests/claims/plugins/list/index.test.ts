import { documented, resolved, type RsbuildPlugin } from '@claims';
import { expect, test } from 'vitest';

const { pluginBabel } = await documented('@rsbuild/plugin-babel');
const { pluginReact } = await documented('@rsbuild/plugin-react');

test('If you pass the function instead of its result, Rsbuild fails with Expect Rsbuild plugin instance to be an object, but got function', async () => {
  const plugins = [pluginReact as unknown as RsbuildPlugin];
  await expect(resolved({ plugins })).rejects.toThrow(
    'Expect Rsbuild plugin instance to be an object, but got function',
  );
});

test('Rsbuild skips false, null and undefined in the list of plugins', async () => {
  const plugins = [false as const, null, undefined, pluginReact()];
  await expect(resolved({ plugins })).resolves.toBeDefined();
});

test('Plugins at the top level apply to all environments; a plugin in environments.web.plugins applies to web', async () => {
  const seenBy = async (shared: boolean) => {
    const seen: string[] = [];
    const look: RsbuildPlugin = {
      name: 'look',
      setup(api) {
        api.modifyRspackConfig((_, { environment }) => void seen.push(environment.name));
      },
    };
    await resolved({
      ...(shared && { plugins: [look] }),
      environments: { web: { ...(!shared && { plugins: [look] }) }, node: {} },
    });
    return seen.sort();
  };
  expect(await seenBy(true)).toEqual(['node', 'web']);
  expect(await seenBy(false)).toEqual(['web']);
});

test('If you add pluginBabel twice with different include, Rsbuild runs both and shows no warning', async () => {
  const plugins = [pluginBabel({ include: /one/ }), pluginBabel({ include: /two/ })];
  const { rspack, log } = await resolved({ plugins });
  const rules = rspack.module?.rules?.filter((rule) =>
    JSON.stringify(rule).includes('babel-loader'),
  );
  expect(rules).toHaveLength(2);
  expect(log).not.toMatch(/warn/i);
});

test('With pluginBabel without include and exclude, the loader options of the second replace those of the first', async () => {
  const { rspack } = await resolved({
    plugins: [
      pluginBabel({ babelLoaderOptions: { sourceType: 'script' } }),
      pluginBabel({ babelLoaderOptions: { comments: false } }),
    ],
  });
  const rules = JSON.stringify(rspack.module?.rules);
  expect(rules).toContain('"comments":false');
  expect(rules).not.toContain('"sourceType"');
});
