import { built, documented, resolved, type RsbuildConfig, type RsbuildPlugin } from '@claims';
import { expect, test } from 'vitest';

test('With the web target and without plugins, the rules are mjs, css, css-inline, css-raw, js and others', async () => {
  let rules: string[] = [];
  await resolved({
    tools: {
      bundlerChain(chain) {
        rules = Object.keys(chain.module.rules.entries());
      },
    },
  });
  expect(rules.join(' ')).toBe(
    'mjs css css-inline css-raw js js-raw js-data-uri image svg media font json wasm',
  );
});

test('tools.rspack overrides the changes of plugins', async () => {
  const plugin: RsbuildPlugin = {
    name: 'devtool',
    setup(api) {
      api.modifyRspackConfig({
        order: 'post',
        handler(config) {
          config.devtool = 'eval';
        },
      });
    },
  };
  const { rspack } = await resolved({
    plugins: [plugin],
    tools: { rspack: { devtool: 'source-map' } },
  });
  expect(rspack.devtool).toBe('source-map');
});

test('Rsbuild does not generate a page for an entry in tools.rspack', async () => {
  const { files } = await built(
    { 'src/admin.js': '' },
    { tools: { rspack: { entry: { admin: './src/admin.js' } } } },
  );
  expect(files).toContainEqual(expect.stringMatching(/js\/admin\..*js$/));
  expect(files).not.toContain('dist/admin.html');
});

test('A typo such as aliass in resolve is silently ignored, devServer with a warning', async () => {
  const typo = await built({}, { tools: { rspack: { resolve: { aliass: {} } as object } } });
  expect(typo.log).not.toContain('warn');
  const server = await built({}, { tools: { rspack: { devServer: {} } as object } });
  expect(server.log).toContain('Find invalid Rspack config: "devServer"');
});

test('By default, production builds move the banner of scripts to license files next to them', async () => {
  const withBanner = async (config: RsbuildConfig) => {
    const { rspack } = await documented('@rsbuild/core');
    const plugins = [new rspack.BannerPlugin({ banner: 'Shop 3.2' })];
    const { files, text } = await built(
      { 'src/index.js': 'console.log(1);' },
      { ...config, tools: { rspack: { plugins } } },
    );
    return files.filter((file) => file.startsWith('dist') && text(file).includes('Shop 3.2'));
  };
  expect(await withBanner({})).toEqual([expect.stringMatching(/\.js\.LICENSE\.txt$/)]);
  const readable = await withBanner({ output: { minify: false } });
  expect(readable).toEqual([expect.stringMatching(/\.js$/)]);
});

test('Merging configurations creates such an array if both set tools.rspack, and one of them to a function', async () => {
  const { mergeRsbuildConfig } = await documented('@rsbuild/core');
  const change = () => undefined;
  const first: RsbuildConfig = { tools: { rspack: change } };
  expect(mergeRsbuildConfig(first, {}).tools?.rspack).toBe(change);
  const second: RsbuildConfig = { tools: { rspack: { name: 'shop' } } };
  expect(mergeRsbuildConfig(first, second).tools?.rspack).toEqual([change, { name: 'shop' }]);
});
