import { built, documented, resolved } from '@claims';
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

test('Leave out the paths above as well: Rsbuild reads them, and would still replace React', async () => {
  const files = {
    'src/index.js': "import { mark } from 'react'; console.log(mark);",
    'node_modules/react/package.json': '{ "name": "react", "main": "index.js" }',
    'node_modules/react/index.js': "exports.mark = 'from react';",
    'node_modules/preact/compat/package.json': '{ "main": "index.js" }',
    'node_modules/preact/compat/index.js': "exports.mark = 'from preact/compat';",
  };
  const script = async (paths: object) => {
    const { text } = await built(
      { ...files, 'tsconfig.json': JSON.stringify({ compilerOptions: { paths } }) },
      { plugins: [pluginPreact({ reactAliasesEnabled: false })] },
    );
    return text(/index\.\w+\.js$/);
  };
  expect(await script({})).toContain('from react');
  expect(await script({ react: ['./node_modules/preact/compat/'] })).toContain(
    'from preact/compat',
  );
});

test('If packages are large enough together, Rsbuild moves them into a separate chunk', async () => {
  const code = (size: number) => `module.exports = '${'x'.repeat(size)}';`;
  const scripts = async (size: number) => {
    const { files } = await built({
      'src/index.js': "import a from 'first'; import b from 'second'; console.log(a, b);",
      'node_modules/first/index.js': code(size),
      'node_modules/second/index.js': code(size),
    });
    return files.filter((file) => file.endsWith('.js')).length;
  };
  expect(await scripts(5_000)).toBe(1);
  expect(await scripts(13_000)).toBe(2);
});
