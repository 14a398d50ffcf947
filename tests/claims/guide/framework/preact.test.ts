import { documented, resolved } from '@claims';
import { expect, test } from 'vitest';

const { pluginPreact } = await documented('@rsbuild/plugin-preact');

test('Set dev.hmr outside environments, where the plugin reads it', async () => {
  const files = {
    'node_modules/preact/package.json': '{ "name": "preact", "main": "i.js" }',
    'node_modules/preact/i.js': '',
  };
  const hasPrefresh = async (hmr: object) => {
    const { rspack } = await resolved(
      { plugins: [pluginPreact()], ...hmr },
      { command: 'dev', files },
    );
    return rspack.plugins?.some((plugin) => /Preact/.test(plugin?.constructor.name ?? ''));
  };
  expect(await hasPrefresh({})).toBe(true);
  expect(await hasPrefresh({ dev: { hmr: false } })).toBe(false);
  expect(await hasPrefresh({ environments: { web: { dev: { hmr: false } } } })).toBe(true);
});

test('resolve.alias takes precedence over the plugin', async () => {
  const alias = { react: './src/mine.js' };
  const { environments } = await resolved({ plugins: [pluginPreact()], resolve: { alias } });
  const aliases = environments['web']?.resolve.alias;
  expect(aliases).toMatchObject({ 'react-dom': 'preact/compat' });
  expect(aliases).toHaveProperty('react', expect.stringContaining('mine.js'));
});
