import { built, cli, resolved, type RsbuildConfig, type RsbuildPlugin } from '@claims';
import { expect, test } from 'vitest';

type Chain = NonNullable<RsbuildConfig['tools']>['bundlerChain'];

/** Names in the chain of the only environment. */
async function namesIn(config: RsbuildConfig, mode: 'production' | 'development' = 'production') {
  const names: Record<string, string[]> = {};
  const bundlerChain: Chain = (chain, { CHAIN_ID }) => {
    names.known = Object.values(CHAIN_ID).flatMap((ids) => Object.values(ids));
    names.rules = Object.keys(chain.module.rules.entries());
    names.css = Object.keys(chain.module.rule('css').uses.entries());
    names.plugins = Object.keys(chain.plugins.entries());
    names.minimizers = chain.optimization.minimizers.values().map(({ name }) => name);
  };
  await resolved({ ...config, tools: { ...config.tools, bundlerChain } }, { mode });
  return names;
}

test('With the web target and no other plugins, a project has these names', async () => {
  const names = await namesIn({});
  expect(names.rules?.join()).toBe(
    'mjs,css,css-inline,css-raw,js,js-raw,js-data-uri,image,svg,media,font,json,wasm',
  );
  expect(names.css).toEqual(['mini-css-extract', 'css', 'lightningcss']);
  expect(names.plugins?.join()).toBe(
    'mini-css-extract,RsbuildCorePlugin,html-index,rsbuild-html-plugin,define',
  );
  expect(names.minimizers).toEqual(['js', 'css']);
  const development = await namesIn({}, 'development');
  expect(development.plugins).toContain('hmr');
  expect(development.minimizers).toEqual([]);
});

test("If an environment doesn't emit CSS, such as one with the node target, the css rule has the loaders ignore-css and css.", async () => {
  const names = await namesIn({ output: { target: 'node' } });
  expect(names.css).toEqual(['ignore-css', 'css']);
  expect(names.plugins).toEqual(['RsbuildCorePlugin', 'define']);
});

test('mini-css-extract (or style-loader with output.injectStyles)', async () => {
  expect((await namesIn({ output: { injectStyles: true } })).css?.[0]).toBe('style-loader');
});

test('CHAIN_ID contains most of these names; write the others as strings, such as rsbuild-html-plugin.', async () => {
  const { known, plugins } = await namesIn({});
  expect(plugins?.filter((name) => !known?.includes(name))).toEqual([
    'RsbuildCorePlugin',
    'html-index',
    'rsbuild-html-plugin',
  ]);
});

test('Rsbuild runs the modifyBundlerChain hooks of all plugins, then tools.bundlerChain; the function of an environment runs after the shared one.', async () => {
  const calls: string[] = [];
  const late: RsbuildPlugin = {
    name: 'late',
    setup(api) {
      api.modifyBundlerChain({ order: 'post', handler: () => void calls.push('post hook') });
      api.modifyRspackConfig(() => void calls.push('Rspack hook'));
    },
  };
  await resolved({
    plugins: [late],
    tools: {
      bundlerChain: () => void calls.push('shared'),
      rspack: () => void calls.push('tools.rspack'),
    },
    environments: { web: { tools: { bundlerChain: () => void calls.push('environment') } } },
  });
  expect(calls).toEqual(['post hook', 'shared', 'environment', 'Rspack hook', 'tools.rspack']);
});

test("Cannot read properties of undefined (reading 'startsWith'). You changed a loader that the rule doesn't have.", async () => {
  const { code, output } = await cli(['build'], {
    'src/index.js': '',
    'rsbuild.config.mjs': `export default { tools: { bundlerChain(chain) {
      chain.module.rule('js').use('babel').tap(() => ({}));
    } } };`,
  });
  expect(code).toBe(1);
  expect(output).toContain("Cannot read properties of undefined (reading 'startsWith')");
});

test("chain.plugins.delete('html') is silently ignored. Use html- and the entry name, such as html-index.", async () => {
  const pages = async (name: string) =>
    (
      await built({}, { tools: { bundlerChain: (chain) => void chain.plugins.delete(name) } })
    ).files.filter((file) => file.endsWith('.html'));
  expect(await pages('html')).toEqual(['dist/index.html']);
  expect(await pages('html-index')).toEqual([]);
});

test("Minimizers js and css, or if it's set to 'always' for them; hmr unless dev.hmr is false", async () => {
  const { minimizers, plugins } = await namesIn(
    { dev: { hmr: false }, output: { minify: { css: 'always' } } },
    'development',
  );
  expect(minimizers).toEqual(['css']);
  expect(plugins).not.toContain('hmr');
});

test('Importing files that a rule excludes fails with Module parse failed', async () => {
  const files = { 'src/index.js': 'import "./icons/a.svg";', 'src/icons/a.svg': '<svg/>' };
  const bundlerChain: Chain = (chain, { CHAIN_ID }) => {
    chain.module.rule(CHAIN_ID.RULE.SVG).exclude.add(/[\\/]icons[\\/]/);
  };
  await expect(built(files, { tools: { bundlerChain } })).rejects.toThrow('Module parse failed');
});

test('The css rule has the loader postcss if PostCSS runs, also for a function as postcssOptions', async () => {
  const names = await namesIn({ tools: { postcss: { postcssOptions: () => ({}) } } });
  expect(names.css).toEqual(['mini-css-extract', 'css', 'lightningcss', 'postcss']);
});
